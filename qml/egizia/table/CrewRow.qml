pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// The own crew and stones. While workers are to be chosen they are tiles; otherwise a tap opens all that one has.
Flow {
    id: root
    required property EgiziaPlay play
    property egiziaSide side                // as it is seen
    property egiziaOffer noOffer
    readonly property bool training: play.phase === EgiziaPhase.Train
    readonly property bool choosing: training || play.building
    readonly property list<egiziaOffer> offers: training ? play.training.workers : play.building ? play.action.workers : []
    readonly property list<egiziaGain> gains: play.preview.gains
    readonly property int stonesGain: [...gains].filter(one => one.what === EgiziaWhat.Stones && one.seat === play.table.viewer).reduce((all, one) => all + one.to - one.from, 0)
    spacing: choosing ? 6 : 4

    function offer(worker: int): egiziaOffer { return worker >= 0 && worker < offers.length ? offers[worker] : noOffer }
    function gainOf(worker: int): int {
        return training && offer(worker).may ? 1 : [...gains].filter(one => one.what === EgiziaWhat.Strength && one.worker === worker).reduce((all, one) => all + one.to - one.from, 0)
    }
    function focusFirst(): void {
        for (let i = 0; i < tiles.count; ++i)
            if (tiles.itemAt(i).may) {
                tiles.itemAt(i).forceActiveFocus(Qt.TabFocusReason)
                return
            }
    }

    Repeater {
        id: tiles
        model: RowList { rows: root.side.workers; key: "worker" }
        WorkerTile {
            id: tile
            required property egiziaWorker modelData
            readonly property egiziaOffer now: root.offer(modelData.worker)
            objectName: "worker" + modelData.worker
            worker: modelData.worker
            strength: modelData.strength
            used: modelData.used
            gain: root.gainOf(worker)
            framed: root.choosing
            may: root.choosing && now.may
            chosen: now.inCrew
            advised: root.play.advisesWorker(modelData.worker)
            spoken: modelData.spoken
            onTapped: root.choosing ? root.play.tapWorker(worker) : root.play.seatAsked(root.play.table.viewer)
            onHeld: root.play.ruleAsked("egizia/workers")
            Shows {
                piece: "seat." + root.side.seat + ".worker." + tile.worker
                value: String(tile.strength)
            }
            PieceDrag {                     // one that cannot be sent says why, dragged or tapped
                enabled: root.choosing && !tile.may && !tile.chosen
                ready: false
                onRefused: root.play.tapWorker(tile.worker)
            }
        }
    }
    PieceButton {
        visible: !root.training
        width: stock.implicitWidth + (root.choosing ? 2 : 8)
        height: Math.max(Theme.touch, stock.implicitHeight)
        spoken: qsTr("%n stone(s)", "", root.side.stones) + ", " + qsTr("%n a round", "stones", root.side.produces)
        onTapped: root.play.seatAsked(root.play.table.viewer)
        onHeld: root.play.ruleAsked("egizia/stones")
        Shows {
            piece: root.side.seat < 0 ? "" : "seat." + root.side.seat + ".stones"
            value: String(stock.stones)
        }
        StoneStock {
            id: stock
            x: root.choosing ? 0 : 6
            anchors.verticalCenter: parent.verticalCenter
            size: root.choosing ? 22 : 30
            stones: root.side.stones
            gain: root.stonesGain
            limit: root.choosing ? "" : qsTr("of 25")
            income: root.choosing ? "" : qsTr("+%1 a round").arg(root.side.produces)
        }
    }
}
