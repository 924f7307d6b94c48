pragma ComponentBehavior: Bound
import QtQuick
import Architects.Luxor
import Architects.Ui

// One player at the end: the points so far, the sarcophagi in the order they were won, the pharaoh card below.
Item {
    id: root
    required property LuxorScore score
    property int seat: 0
    property string name
    property int told: 0
    property int most: 0                    // sarcophagi of the fullest column
    property bool winner: false
    readonly property int points: score.pointsAfter(seat, told)
    readonly property var own: score.tombs.map((one, i) => Object.assign({ step: i }, one)).filter(one => one.seat === seat)
    readonly property int cardStep: score.tombs.length + score.pharaohs.findIndex(one => one.seat === seat)
    readonly property var card: score.pharaohs.find(one => one.seat === seat) || null
    readonly property bool turned: told > cardStep
    readonly property real figure: Math.min(Theme.heading, 28, width * 0.26)       // size of a value
    readonly property real tombWidth: Math.min(50, width - figure * 1.5 - 8)
    readonly property real cell: tombWidth + figure * 1.5
    readonly property int across: Math.max(1, Math.floor((width - 4) / (cell + 4)))
    readonly property real pitch: Math.max(figure * 1.3, tombWidth * 0.5) + 7      // an open one takes more room: its lid stands behind it
    readonly property int rows: Math.ceil(most / across)
    implicitHeight: pharaoh.y + pharaoh.height + 10
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken()

    function spoken(): string {
        const values = own.filter(one => one.step < told).map(one => one.value)
        const found = values.length > 0 ? qsTr("sarcophagi %1").arg(values.join(", ")) : qsTr("no sarcophagus open")
        const bonus = turned && card ? card.bonus > 0 ? qsTr("pharaoh card +%1").arg(card.bonus) : qsTr("pharaoh card: nothing") : ""
        return [qsTr("%1: %n point(s)", "", points).arg(name), found, bonus].filter(part => part !== "").join(", ")
    }

    function partAt(step: int): Item {
        const place = own.findIndex(one => one.step === step)
        return place >= 0 ? parts.itemAt(place) : pharaoh
    }

    property real counted: points           // runs up to the points
    Behavior on counted { NumberAnimation { duration: Theme.ms(260) } }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusLarge
        color: root.winner ? Theme.card : Theme.mix(Theme.page, Theme.card, 0.45)
        border.width: root.winner ? 2 : 1
        border.color: root.winner ? Theme.goldLine : Theme.mix(Theme.line, Theme.page, 0.4)
    }
    Column {
        id: head
        y: 10
        width: root.width
        SeatBadge {
            seat: root.seat
            size: 32
            active: root.winner
            decorative: true
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Label {
            text: root.name
            decorative: true
            x: 4
            width: parent.width - 8
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            font.weight: root.winner ? Font.DemiBold : Font.Normal
        }
        Label {
            objectName: "points"
            text: Math.round(root.counted)
            decorative: true
            display: true
            size: Math.min(Theme.hero, root.width * 0.46)
            color: root.winner ? Theme.goldText : Theme.ink
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Repeater {
        id: parts
        model: root.own
        delegate: Item {
            id: one
            required property var modelData
            required property int index
            readonly property bool open: root.told > modelData.step
            readonly property int inRow: Math.min(root.across, root.own.length - Math.floor(index / root.across) * root.across)
            objectName: "tomb" + modelData.tomb
            x: (root.width - inRow * (width + 4) + 4) / 2 + index % root.across * (width + 4)
            y: head.y + head.height + 4 + Math.floor(index / root.across) * root.pitch
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
        y: head.y + head.height + 12 + root.rows * root.pitch
        width: root.width
        height: face.height + 4 + gain.implicitHeight
        PharaohCard {
            id: face
            objectName: "pharaoh" + root.seat
            size: Math.min(34, (root.width - 16) / 2)
            enabled: false
            anchors.horizontalCenter: parent.horizontalCenter
            seat: root.seat
            animal: root.card ? root.card.animal : 0
            hidden: !root.turned
        }
        Label {
            id: gain
            y: face.height + 4
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.card && root.card.bonus > 0 ? "+" + root.card.bonus : qsTr("+0")
            decorative: true
            soft: !root.card || root.card.bonus === 0
            size: Theme.text
            font.weight: Font.DemiBold
            opacity: root.turned ? 1 : 0
            Behavior on opacity { NumberAnimation { duration: Theme.motion } }
        }
    }
}
