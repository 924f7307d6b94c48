pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// The sums, a column for each seat, told line by line; the winner's column stands out in gold.
Item {
    id: root
    required property ResultScore score
    property int revealed: -1               // -1: all
    readonly property bool complete: revealed < 0 || revealed >= score.lines.length
    readonly property int columns: score.seats.length
    readonly property real labelWidth: Math.min(Theme.zoom * 112, width * (columns > 3 ? 0.28 : 0.34))
    readonly property real columnWidth: (width - labelWidth) / Math.max(1, columns)
    property bool roomy: false
    readonly property real lineHeight: Math.max(26, Theme.label * 1.95) * (roomy ? 1.3 : 1)
    readonly property real headHeight: 34 + Theme.label * 1.6
    implicitHeight: headHeight + score.lines.length * lineHeight + total.height + 8

    function wins(seat: int): bool { return complete && [...score.winners].indexOf(seat) >= 0 }
    function spokenOf(text: string, points: var): string { return Labelled.text(text, [...score.names].map((name, i) => name + " " + points[i]).join(", ")) }

    Repeater {      // the winner's column
        model: root.columns
        Rectangle {
            required property int index
            visible: root.wins(index)
            x: root.labelWidth + index * root.columnWidth + 1
            y: -6
            width: root.columnWidth - 2
            height: root.height + 6
            radius: Theme.radius
            color: Theme.card
            border.width: 1.5
            border.color: Theme.goldLine
        }
    }
    Repeater {
        model: root.score.seats.length
        Column {
            id: head
            required property int index
            x: root.labelWidth + index * root.columnWidth + 3
            width: root.columnWidth - 6
            spacing: 2
            SeatBadge {
                seat: head.index
                size: 32
                active: root.wins(head.index)
                decorative: true
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Label {
                text: root.score.names[head.index]
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
                font.weight: root.wins(head.index) ? Font.DemiBold : Font.Normal
            }
        }
    }
    Repeater {
        model: root.score.lines
        Item {
            id: line
            required property pyramidiceScoreLine modelData
            required property int index
            y: root.headHeight + index * root.lineHeight
            width: root.width
            height: root.lineHeight
            opacity: root.revealed < 0 || index < root.revealed ? 1 : 0
            Behavior on opacity { NumberAnimation { duration: Theme.motion } }
            Accessible.role: Accessible.StaticText
            Accessible.name: root.spokenOf(modelData.text, [...modelData.points])
            Accessible.ignored: opacity === 0
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.tint(Theme.line, 0.6)
            }
            Label {
                text: line.modelData.text
                decorative: true
                size: Theme.label + 1
                width: root.labelWidth - 4
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            }
            Repeater {
                model: line.modelData.points
                Label {
                    required property int modelData
                    required property int index
                    x: root.labelWidth + index * root.columnWidth
                    width: root.columnWidth
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                    decorative: true
                    soft: modelData === 0
                    size: Theme.label + 2
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                }
            }
        }
    }
    Item {
        id: total
        y: root.headHeight + root.score.lines.length * root.lineHeight
        width: parent.width
        height: Theme.title + 18
        opacity: root.complete ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.motion } }
        Accessible.role: Accessible.StaticText
        Accessible.name: root.spokenOf(qsTr("Total"), root.score.totals)
        Accessible.ignored: opacity === 0
        Rectangle {
            width: parent.width
            height: 1.5
            color: Theme.tint(Theme.ink, 0.6)
        }
        Label {
            text: qsTr("Total")
            decorative: true
            display: true
            size: Theme.text + 2
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        }
        Repeater {
            model: root.score.totals
            Label {
                required property int modelData
                required property int index
                x: root.labelWidth + index * root.columnWidth
                width: root.columnWidth
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                decorative: true
                display: true
                size: Math.min(Theme.title, root.columnWidth * 0.42)
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            }
        }
    }
}
