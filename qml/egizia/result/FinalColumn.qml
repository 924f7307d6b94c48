pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// One player at the end: the points so far, then stones, tombs and Sphinx cards in the order in which they are counted.
Item {
    id: root
    required property EgiziaScore score
    property int seat: 0
    property string name
    property int told: 0
    property bool winner: false
    readonly property int points: score.pointsAfter(seat, told)
    readonly property var own: score.stepsOf(seat)
    readonly property real figure: Math.min(Theme.heading, 26, width * 0.2)
    readonly property real card: Math.min(56, width - figure * 2.3 - 8)
    implicitHeight: parts.y + parts.height + 12
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken()

    function spoken(): string {
        const counted = own.filter(one => one.step < told).map(one => qsTr("%1 %2", "what was counted, points").arg(one.title).arg(one.points))
        return Array.from([qsTr("%1: %n point(s)", "", points).arg(name)]).concat(counted).join(", ")
    }
    function partAt(step: int): Item { return items.itemAt(own.findIndex(one => one.step === step)) }

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
            size: Math.min(Theme.hero, root.width * 0.4)
            color: root.winner ? Theme.goldText : Theme.ink
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Column {
        id: parts
        y: head.y + head.height + 8
        width: root.width
        spacing: 6
        Repeater {
            id: items
            model: root.own
            delegate: FinalStep {
                required property var modelData
                objectName: "step" + modelData.step
                width: root.width
                entry: modelData
                shown: root.told > modelData.step
                size: root.card
                figure: root.figure
            }
        }
    }
}
