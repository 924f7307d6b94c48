import QtQuick
import QtQuick.Templates as T

// One option of a SegmentedChoice.
T.RadioButton {
    id: root
    property string glyph
    readonly property real natural: face.implicitWidth + 28
    autoExclusive: false
    implicitHeight: Math.max(Theme.touch, face.implicitHeight + 14)
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: root.clicked()

    background: Item {
        SurfaceFace {
            visible: root.checked
            anchors.fill: parent
            anchors.margins: 3
            radius: Theme.radius - 2
            edge: Theme.goldLine
            edgeWidth: 1.5
            raised: false
        }
        FocusRing {
            shown: root.visualFocus
            gap: 1
        }
    }
    Row {
        id: face
        anchors.centerIn: parent
        spacing: 8
        Glyph {
            visible: root.glyph !== ""
            name: root.glyph
            size: Theme.heading
            color: root.checked ? Theme.ink : Theme.inkSoft
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: root.text
            decorative: true
            size: Theme.label + 1
            soft: !root.checked
            font.weight: root.checked ? Font.DemiBold : Font.Medium
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
