pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// How often each face came up: a bar each, across them the usual range and the average.
Item {
    id: root
    property list<int> faces
    property diceFairness fairness
    property bool prayer: false
    readonly property real most: Math.max(1, fairness.high, ...faces) * 1.06
    readonly property real ground: height - face - 12
    readonly property real ceiling: Theme.label + 8
    readonly property real face: Math.min(30, 22 * Theme.zoom)
    readonly property real step: width / 6
    implicitHeight: 190
    Accessible.role: Accessible.Graphic
    Accessible.name: [...faces].map((count, i) => qsTr("%1: %n time(s)", "", count).arg(i + 1)).join(", ")

    function level(count: real): real { return ground - (ground - ceiling) * count / most }
    function outside(count: int): bool { return count < fairness.low || count > fairness.high }

    Rectangle {     // the usual range
        y: root.level(root.fairness.high)
        width: parent.width
        height: root.level(root.fairness.low) - y
        radius: 3
        color: Theme.tint(Theme.goldFill, Theme.night ? 0.16 : 0.22)
        Behavior on y { NumberAnimation { duration: Theme.ms(260); easing.type: Easing.OutCubic } }
        Behavior on height { NumberAnimation { duration: Theme.ms(260); easing.type: Easing.OutCubic } }
    }
    DashLine {
        y: root.level(root.fairness.expected)
        width: parent.width
        Behavior on y { NumberAnimation { duration: Theme.ms(260); easing.type: Easing.OutCubic } }
    }
    Repeater {
        model: 6
        Item {
            id: one
            required property int index
            readonly property int count: index < root.faces.length ? root.faces[index] : 0
            x: index * root.step
            width: root.step
            height: root.height
            Rectangle {
                id: bar
                x: (parent.width - width) / 2
                y: root.level(one.count)
                width: Math.min(34, root.step * 0.56)
                height: root.ground - y
                radius: 3
                color: root.prayer ? (Theme.night ? "#C8692B" : "#C4703A") : Theme.night ? "#B9A883" : "#B79A66"
                border.width: 1
                border.color: Qt.darker(color, 1.35)
                Behavior on y { NumberAnimation { duration: Theme.ms(320); easing.type: Easing.OutCubic } }
            }
            Label {
                text: one.count
                decorative: true
                size: Theme.label
                font.weight: Font.DemiBold
                style: Text.Outline         // the dashed line may pass behind it
                styleColor: Theme.mix(Theme.card, Theme.goldFill, Theme.night ? 0.16 : 0.22)
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                y: bar.y - implicitHeight - 2
            }
            Glyph {         // not by colour alone
                visible: root.outside(one.count)
                name: one.count > root.fairness.high ? "up" : "down"
                size: 13
                bold: 1.4
                color: Theme.ink
                x: (parent.width - width) / 2
                y: Math.min(root.ground - 16, bar.y + 4)
            }
            DieFace {
                value: one.index + 1
                stone: !root.prayer
                size: root.face
                x: (parent.width - width) / 2
                y: root.ground + 10
            }
        }
    }
    Rectangle {
        y: root.ground
        width: parent.width
        height: 1.5
        color: Theme.inkSoft
    }
}
