pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor
import "LuxorPlay.js" as Play

// Every piece of Luxor by itself, at the sizes and in the states it has.
Item {
    TopBar {
        id: bar
        width: parent.width
        title: "Luxor"
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        maximumWidth: 1100
        Flow {
            width: parent.width
            spacing: 6
            Repeater {
                model: 7
                Panel {
                    id: cell
                    required property int index
                    width: 172
                    height: 80
                    Animal { x: 6; y: 4; width: 96; height: 72; kind: cell.index }
                    Animal { x: 104; y: 8; size: 32; kind: cell.index; facesLeft: true }
                    Animal { x: 138; y: 8; size: 32; kind: cell.index; dimmed: true }
                    Animal { x: 104; y: 46; size: 24; kind: cell.index }
                    Animal { x: 138; y: 44; size: 32; kind: cell.index; faded: true }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 12
            WallCard { face: Play.face(0, 3) }
            WallCard { face: Play.face(5, 6); glowTop: true }
            WallCard { face: Play.face(2, 2); faded: true; glowBottom: true }
            WallCard { face: Play.face(4, 1); cellWidth: 64; cellHeight: 47; held: true }
            WallCard { back: true; cellWidth: 58; cellHeight: 43; held: true }
            WallCard { snakeBack: true; cellWidth: 58; cellHeight: 43; held: true }
            CurseCard { animals: [0, 1, 3]; spoken: "Curse" }
            CurseCard { animals: [0, 1, 3]; hidden: true; spoken: "Curse" }
            CurseCard { animals: [2, 6, 5]; size: 48; may: true; spoken: "Curse" }
        }
        Row {
            spacing: 10
            PairBadge {}
            PairBadge { toLeft: true }
            PairBadge { same: false }
            PairBadge { same: false; size: 28 }
            Scarab { size: 28 }
            Scarab { size: 28; step: 1 }
            Scarab { size: 28; ghost: true }
            Scarab { size: 28; filled: false }
            Scarab {}
            Repeater {
                model: 4
                Researcher { required property int index; seat: index }
            }
        }
        Flow {
            width: parent.width
            spacing: 26
            Repeater {
                model: 3
                Sarcophagus { required property int index; eyes: index + 1; size: 96 }
            }
            Repeater {
                model: 3
                Sarcophagus { required property int index; eyes: index + 1; size: 96; open: true; value: [4, 6, 10][index] }
            }
            Sarcophagus { size: 46; eyes: 3 }
            Sarcophagus { size: 64; eyes: 3; open: true; value: 8 }
            MummyPeek { mummies: [{ eyes: 1, value: 3 }, { eyes: 2, value: 6 }, { eyes: 3, value: 10 }]; spoken: "Your mummies"; spokenFace: "3, 6 and 10" }
            MummyPeek { mummies: [{ eyes: 1, value: 3 }, { eyes: 2, value: 6 }, { eyes: 3, value: 10 }]; spoken: "Your mummies"; spokenFace: "3, 6 and 10"; Component.onCompleted: told = true }
        }
        Flow {
            width: parent.width
            spacing: 12
            PharaohCard { animal: 1; spoken: "Your pharaoh" }
            PharaohCard { animal: 4; hidden: true; seat: 2; spoken: "Pharaoh" }
            PharaohCard { animal: 5; size: 48; chosen: true; spoken: "Pharaoh" }
            SeatChip { seat: 0; sarcophagi: 2; researchers: 3; active: true; spoken: "Lapis" }
            SeatChip { seat: 1; sarcophagi: 1; researchers: 4; searching: true; spoken: "Carnelian" }
            SeatChip { seat: 2; sarcophagi: 11; researchers: 0; cards: 3; width: 220; name: "Turquoise"; spoken: "Turquoise" }
        }
        PillarRow {
            width: Math.min(parent.width, 560)
            height: implicitHeight
            ledge: true
            pillars: Play.pillars().map((p, i) => Object.assign(p, { may: i === 1, chosen: i === 3, glow: i === 0, ghostScarabs: i === 0 ? 2 : i === 2 ? 1 : 0, ghostSeat: i === 0 ? 0 : i === 2 ? 3 : -1, faded: i === 5 }))
        }
        LuxorWall {
            width: parent.width
            height: width * 0.9
            cards: Play.fullWall()
            searching: true
            line: [34, 45, 56]
            lineState: "right"
            cellName: cell => "Cell " + cell
        }
        HandCards {
            width: 220
            faceDown: true
            cards: [Play.face(0, 3), Play.face(5, 6), Play.face(2, 2)]
            placeName: "Hidden"
        }
        HandCards {
            width: 220
            playable: false
            cards: [Play.face(0, 3), Play.face(5, 6)]
        }
    }
}
