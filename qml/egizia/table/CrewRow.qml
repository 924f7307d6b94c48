pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia

// The own crew and stones. While workers are to be chosen they are tiles; otherwise a tap opens all that one has.
Flow {
    id: root
    required property EgiziaPlay play
    property var side: ({})                 // as it is seen
    readonly property bool training: play.phase === "train"
    readonly property bool choosing: training || play.building
    readonly property var offers: training ? Array.from(play.training.workers || []) : play.building ? Array.from(play.action.workers || []) : []
    readonly property var gains: Array.from(play.preview.gains || [])
    readonly property int stonesGain: gains.filter(one => one.what === "stones" && one.seat === play.table.viewer).reduce((all, one) => all + one.to - one.from, 0)
    signal opened()
    signal ruleAsked(string page)
    spacing: choosing ? 6 : 4

    function offer(worker: int): var { return offers.find(one => one.worker === worker) || ({}) }
    function gainOf(worker: int): int {
        return training && offer(worker).may ? 1 : gains.filter(one => one.what === "strength" && one.worker === worker).reduce((all, one) => all + one.to - one.from, 0)
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
        model: Array.from(root.side.workers || [])
        WorkerTile {
            id: tile
            required property var modelData
            readonly property var now: root.offer(modelData.worker)
            objectName: "worker" + modelData.worker
            worker: modelData.worker
            strength: modelData.strength
            used: modelData.used === true
            gain: root.gainOf(worker)
            framed: root.choosing
            may: root.choosing && now.may === true
            chosen: now.inCrew === true
            advised: root.play.advisesWorker(modelData.worker)
            spoken: modelData.spoken || ""
            onTapped: root.choosing ? root.play.tapWorker(worker) : root.opened()
            onHeld: root.ruleAsked("egizia/workers")
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
        spoken: qsTr("%n stone(s)", "", root.side.stones || 0) + ", " + qsTr("%n a round", "stones", root.side.produces || 0)
        onTapped: root.opened()
        onHeld: root.ruleAsked("egizia/stones")
        Shows {
            piece: root.side.seat === undefined ? "" : "seat." + root.side.seat + ".stones"
            value: String(stock.stones)
        }
        StoneStock {
            id: stock
            x: root.choosing ? 0 : 6
            anchors.verticalCenter: parent.verticalCenter
            size: root.choosing ? 22 : 30
            stones: root.side.stones || 0
            gain: root.stonesGain
            limit: root.choosing ? "" : qsTr("of 25")
            income: root.choosing ? "" : qsTr("+%1 a round").arg(root.side.produces || 0)
        }
    }
}
