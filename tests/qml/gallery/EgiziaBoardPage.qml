pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia
import "EgiziaPlay.js" as Play

// What lies before a player of Egizia, and what tells where the match stands.
Item {
    TopBar {
        id: bar
        width: parent.width
        title: "Egizia"
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        maximumWidth: 620
        PhaseTrail { width: parent.width; round: 3; stage: 2; title: "Ships"; spoken: "Round 3, phase 2" }
        Row {
            spacing: 6
            Repeater {
                model: 4
                EgiziaChip { required property int index; width: 84; seat: [3, 0, 1, 2][index]; points: [12, 16, 18, 121][index]; ships: 5; active: index === 1; passed: index === 2; tile: index + 1; spoken: "Seat" }
            }
        }
        EgiziaChip { width: 180; seat: 2; name: "Nefertari"; points: 121; ships: 5; stones: 12; spoken: "Nefertari" }
        ScoreTrack { width: parent.width; seats: Play.TRACK; spoken: "Points" }
        TurnOrder { order: [3, 0, 1, 2]; current: 0; spoken: "Order" }
        Panel {
            width: parent.width
            height: board.implicitHeight + 24
            SideBoard {
                id: board
                x: 12
                y: 12
                width: parent.width - 24
                side: Play.side()
                stonesLimit: "of 25"
                stonesIncome: "+6 a round"
                fieldsName: "Fields and quarries"
                cardsName: "Cards"
            }
        }
        GrainGauge {
            x: 8
            width: parent.width - 16
            need: 12
            grain: [9, 6, 7]
            gain: [0, 6, 0]
            title: "Grain"
            names: ["Low", "Mid, now", "High"]
            notes: ["9, short 3", "15 + 6, fed", "22 + 6, fed"]
            needText: "need 12"
            spoken: "Grain"
        }
        FloodGauge { width: Math.min(parent.width, 320); names: ["Low", "Middle", "High"]; choices: [0, 2]; spoken: "Flood" }
        TrackRow { width: parent.width; markers: [{ seat: 0, square: 2 }, { seat: 1, square: 2 }, { seat: 2, square: 5 }, { seat: 3, square: 2 }]; seat: 0; ghostSquare: 3; may: true; title: "Quarry"; spoken: "Quarry track" }
        TrackRow { width: parent.width; track: "market"; markers: [{ seat: 0, square: 5 }, { seat: 1, square: 1 }, { seat: 2, square: 5 }, { seat: 3, square: 4 }]; title: "Market"; spoken: "Market track" }
        Flow {
            width: parent.width
            spacing: 8
            WorkerTile { worker: 0; strength: 3; framed: true; chosen: true; spoken: "Blue" }
            WorkerTile { worker: 1; strength: 2; framed: true; may: true; spoken: "Black" }
            WorkerTile { worker: 2; strength: 4; framed: true; used: true; spoken: "Yellow" }
            WorkerTile { worker: 3; strength: 3; gain: 1; framed: true; spoken: "Foreman" }
        }
        Fleet { count: 5; spoken: "Ships" }
        Fleet { seat: 1; count: 8; chosen: true; spoken: "Ships" }
    }
}
