pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// One flood in the gauge: the fields it waters as a bar, each colour with its pattern, what would come as a broken one.
Item {
    id: root
    property int flood: 0
    property bool now: false
    property list<int> grain: [0, 0, 0]
    property list<int> gain: [0, 0, 0]
    property int extra: 0
    property string name
    property string note
    property bool poor: false               // less than is needed
    property real start: 60
    property real unit: 6
    property bool grows: false              // not when the table is laid
    readonly property int more: {
        let all = extra
        for (let i = 0; i <= flood; i++)
            all += gain[i]
        return all
    }
    Timer {
        interval: 0
        running: true
        onTriggered: root.grows = true
    }
    Rectangle {
        visible: root.now
        x: -8
        width: root.width + 16
        height: root.height
        radius: 4
        color: Theme.tint(Theme.goldFill, Theme.night ? 0.2 : 0.28)
    }
    Label {
        text: root.name
        decorative: true
        soft: !root.now
        font.weight: root.now ? Font.DemiBold : Font.Normal
        width: root.start - 4
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        anchors.verticalCenter: parent.verticalCenter
    }
    Row {
        x: root.start
        anchors.verticalCenter: parent.verticalCenter
        spacing: 1
        Repeater {
            model: root.flood + 1
            FieldPatch {
                required property int index
                property real amount: root.grain[index]     // grows when fields come, not when the bar gets its room
                visible: width > 0
                kind: index
                width: Math.max(0, amount * root.unit - 1)
                height: 14
                Behavior on amount {
                    enabled: root.grows
                    NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutCubic }
                }
            }
        }
        EmptyPlace {
            visible: root.more > 0
            width: Math.max(2, root.more * root.unit - 1)
            height: 14
            radius: 2
            lineWidth: 1.5
            color: Theme.goldLine
            fill: Theme.tint(Theme.goldFill, Theme.night ? 0.2 : 0.32)
        }
    }
    Label {
        text: root.note
        decorative: true
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        color: root.poor ? Theme.warn : root.now ? Theme.ink : Theme.inkSoft
        font.weight: root.now || root.poor ? Font.DemiBold : Font.Normal
        wrapMode: Text.NoWrap
    }
}
