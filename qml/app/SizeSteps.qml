pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Architects.Ui

// The same letter in growing sizes, side by side; the chosen one has a gold edge.
FocusScope {
    id: root
    property int count: 5
    property int current: 1
    signal chosen(int index)
    implicitHeight: 56
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Text size")

    SurfaceFace {
        anchors.fill: parent
        color: Theme.recess
        raised: false
    }
    Row {
        Repeater {
            id: steps
            model: root.count
            delegate: T.RadioButton {
                id: step
                required property int index
                width: root.width / root.count
                height: 56
                checked: root.current === index
                autoExclusive: false
                activeFocusOnTab: true
                text: qsTr("Size %1 of %2").arg(index + 1).arg(root.count)
                onClicked: {
                    root.chosen(index)
                    checked = Qt.binding(() => root.current === index)
                }
                Keys.onReturnPressed: step.clicked()
                Keys.onEnterPressed: step.clicked()
                Keys.onLeftPressed: if (index > 0) root.chosen(index - 1)
                Keys.onRightPressed: if (index < root.count - 1) root.chosen(index + 1)
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.checkable: true
                Accessible.checked: checked
                Accessible.onPressAction: step.clicked()
                HoverHandler { cursorShape: Qt.PointingHandCursor }
                background: Item {
                    SurfaceFace {
                        visible: step.checked
                        anchors.fill: parent
                        anchors.margins: 3
                        radius: Theme.radius - 2
                        edge: Theme.goldLine
                        edgeWidth: 1.5
                        raised: false
                    }
                    FocusRing {
                        shown: step.visualFocus
                        gap: 1
                    }
                }
                Item {
                    anchors.fill: parent
                    Label {
                        anchors.centerIn: parent
                        text: "A"
                        decorative: true
                        display: true
                        size: 15 + step.index * 5       // of the step, not of the present choice
                        soft: !step.checked
                    }
                }
            }
        }
    }
}
