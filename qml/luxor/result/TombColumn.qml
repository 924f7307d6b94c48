pragma ComponentBehavior: Bound
import QtQuick
import Architects.Luxor
import Architects.Table
import Architects.Ui
import Architects.Model

// One player at the end: the points so far, the sarcophagi in the order they were won, the pharaoh card below.
ResultColumn {
    id: root
    required property LuxorScore score
    property int told: 0
    property int most: 0                    // sarcophagi of the fullest column
    points: score.pointsAfter(seat, told)
    share: 0.46
    readonly property list<luxorTomb> own: score.tombsOf(seat)
    readonly property int cardStep: score.tombs.length + seat      // their cards are turned in the order of the seats
    readonly property luxorPharaoh card: seat < score.pharaohs.length ? score.pharaohs[seat] : noCard
    property luxorPharaoh noCard
    readonly property bool turned: told > cardStep
    readonly property real figure: Math.min(Theme.heading, 28, width * 0.26)       // size of a value
    readonly property real tombWidth: Math.min(50, width - figure * 1.5 - 8)
    readonly property real cell: tombWidth + figure * 1.5
    readonly property int across: Math.max(1, Math.floor((width - 4) / (cell + 4)))
    readonly property real pitch: Math.max(figure * 1.3, tombWidth * 0.5) + 7      // an open one takes more room: its lid stands behind it
    readonly property int rows: Math.ceil(most / across)
    implicitHeight: pharaoh.y + pharaoh.height + 10
    Accessible.name: spoken()

    function spoken(): string {
        const values = [...own].filter(one => one.step < told).map(one => one.value)
        const found = values.length > 0 ? qsTr("sarcophagi %1").arg(values.join(", ")) : qsTr("no sarcophagus open")
        const bonus = turned && card.seat >= 0 ? card.bonus > 0 ? qsTr("pharaoh card +%1").arg(card.bonus) : qsTr("pharaoh card: nothing") : ""
        return [qsTr("%1: %n point(s)", "", points).arg(name), found, bonus].filter(part => part !== "").join(", ")
    }

    function partAt(step: int): Item {
        const place = [...own].findIndex(one => one.step === step)
        return place >= 0 ? parts.itemAt(place) : pharaoh
    }

    Repeater {
        id: parts
        model: root.own
        delegate: Item {
            id: one
            required property luxorTomb modelData
            required property int index
            readonly property bool open: root.told > modelData.step
            readonly property int inRow: Math.min(root.across, root.own.length - Math.floor(index / root.across) * root.across)
            objectName: "tomb" + modelData.tomb
            x: (root.width - inRow * (width + 4) + 4) / 2 + index % root.across * (width + 4)
            y: root.below + 4 + Math.floor(index / root.across) * root.pitch
            width: root.cell
            height: root.pitch
            Sarcophagus {
                size: root.tombWidth
                y: parent.height - height - 7
                eyes: one.modelData.eyes
                open: one.open
            }
            Label {
                text: one.modelData.value
                decorative: true
                size: root.figure
                x: root.tombWidth * 1.1 + 2
                anchors.verticalCenter: parent.verticalCenter
                font.weight: Font.DemiBold
                opacity: one.open ? 1 : 0
                Behavior on opacity { NumberAnimation { duration: Theme.motion } }
            }
        }
    }
    Item {
        id: pharaoh
        y: root.below + 12 + root.rows * root.pitch
        width: root.width
        height: face.height + 4 + gain.implicitHeight
        PharaohCard {
            id: face
            objectName: "pharaoh" + root.seat
            size: Math.min(34, (root.width - 16) / 2)
            enabled: false
            anchors.horizontalCenter: parent.horizontalCenter
            seat: root.seat
            animal: Math.max(0, root.card.animal)
            hidden: !root.turned
        }
        Label {
            id: gain
            y: face.height + 4
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.card.bonus > 0 ? "+" + root.card.bonus : qsTr("+0")
            decorative: true
            soft: root.card.bonus === 0
            size: Theme.text
            font.weight: Font.DemiBold
            opacity: root.turned ? 1 : 0
            Behavior on opacity { NumberAnimation { duration: Theme.motion } }
        }
    }
}
