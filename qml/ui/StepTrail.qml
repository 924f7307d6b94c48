pragma ComponentBehavior: Bound
import QtQuick

// Where one is in a turn: steps done have a check, the present one is gold, the rest wait.
Item {
    id: root
    property var steps: []                  // words
    property int current: 0
    property int skipped: -1                // a step that this turn does not have
    readonly property real dot: Theme.label + 5
    implicitWidth: flow.implicitWidth
    implicitHeight: flow.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: current < steps.length ? qsTr("Step %1 of %2: %3").arg(current + 1).arg(steps.length).arg(steps[current]) : qsTr("All steps done")

    Flow {
        id: flow
        width: root.width > 0 ? root.width : undefined
        spacing: 6
        Repeater {
            model: root.steps
            delegate: Row {
                id: step
                required property string modelData
                required property int index
                readonly property bool skipped: index === root.skipped
                readonly property bool done: index < root.current && !skipped
                readonly property bool now: index === root.current
                spacing: 5
                Rectangle {
                    width: root.dot
                    height: root.dot
                    radius: width / 2
                    anchors.verticalCenter: parent.verticalCenter
                    color: step.now ? Theme.goldFill : "transparent"
                    border.width: step.now ? 0 : 1.2
                    border.color: step.done ? Theme.goldLine : Theme.inkSoft
                    Glyph {
                        visible: step.done
                        name: "check"
                        size: root.dot * 0.62
                        color: Theme.goldText
                        anchors.centerIn: parent
                    }
                    Label {
                        visible: !step.done
                        text: step.skipped ? "–" : step.index + 1
                        decorative: true
                        size: Theme.micro
                        font.weight: Font.DemiBold
                        color: step.now ? Theme.inkOnGold : Theme.inkSoft
                        anchors.centerIn: parent
                    }
                }
                Label {
                    text: step.modelData
                    decorative: true
                    soft: !step.now
                    font.weight: step.now ? Font.DemiBold : Font.Normal
                    anchors.verticalCenter: parent.verticalCenter
                }
                Rectangle {
                    visible: step.index < root.steps.length - 1
                    width: 10
                    height: 1
                    color: Theme.line
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
