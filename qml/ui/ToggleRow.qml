import QtQuick
import QtQuick.Templates as T

// On or off, the whole row is the target. `toggled` when the player changes it.
T.Switch {
    id: root
    property string glyph
    property string note
    implicitWidth: 320
    implicitHeight: face.implicitHeight
    activeFocusOnTab: true
    Keys.onReturnPressed: { toggle(); toggled() }
    Keys.onEnterPressed: { toggle(); toggled() }
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: note
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: { toggle(); toggled() }
    Accessible.onToggleAction: { toggle(); toggled() }

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        FocusRing { shown: root.visualFocus }
    }
    indicator: Rectangle {
        x: root.width - width
        y: (root.height - height) / 2
        width: 50
        height: 30
        radius: 15
        opacity: root.enabled ? 1 : 0.5
        color: root.checked ? Theme.goldFill : Theme.recess
        border.width: 1.5
        border.color: root.checked ? Theme.goldLine : Theme.inkSoft
        Rectangle {
            width: 22
            height: 22
            radius: 11
            y: 4
            x: 4 + root.visualPosition * 20
            color: root.checked ? Theme.inkOnGold : Theme.card
            border.width: root.checked ? 0 : 1.5
            border.color: Theme.inkSoft
            Behavior on x { NumberAnimation { duration: Theme.ms(140); easing.type: Easing.OutCubic } }
            Glyph {
                visible: root.checked
                name: "check"
                size: 13
                color: Theme.goldFill
                anchors.centerIn: parent
            }
        }
    }
    RowFace {
        id: face
        anchors.fill: parent
        glyph: root.glyph
        text: root.text
        note: root.note
        color: root.enabled ? Theme.ink : Theme.inkSoft
        Item {
            width: 50
            height: 1
        }
    }
}
