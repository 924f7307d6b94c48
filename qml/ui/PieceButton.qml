pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// What every piece that can be touched is: tapped by finger, mouse, Enter, Space and screen reader, held to look closer
// (the Menu key does the same), named from outside, with a gold ring for the keyboard.
T.AbstractButton {
    id: root
    property string spoken
    property bool may: false
    property bool chosen: false
    property bool advised: false            // by the Architect
    property real ringRadius: Theme.radius
    signal tapped()
    signal held()

    activeFocusOnTab: enabled
    scale: down ? 0.97 : 1
    Behavior on scale { NumberAnimation { duration: Theme.ms(90) } }
    onClicked: tapped()
    onPressAndHold: held()
    Keys.onReturnPressed: root.tapped()
    Keys.onEnterPressed: root.tapped()
    Keys.onMenuPressed: root.held()
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.ignored: spoken === ""
    Accessible.selectable: may || chosen
    Accessible.selected: chosen
    Accessible.onPressAction: root.tapped()

    PressGuard {}
    HoverHandler {
        enabled: root.enabled
        cursorShape: Qt.PointingHandCursor
    }
    Repeater {
        model: root.advised ? 1 : 0
        AdvisedRing {
            on: true
            z: 4
            width: root.width
            height: root.height
            radius: root.ringRadius
        }
    }
    FocusRing {
        z: 5
        shown: root.visualFocus
        radius: root.ringRadius + gap
    }
}
