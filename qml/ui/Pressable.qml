import QtQuick
import QtQuick.Templates as T

// What every button is: pressed by finger, mouse, Enter, Space and screen reader, all by one way; deaf for a moment when it has come to mean
// something else.
T.Button {
    id: root
    property string meaning: text
    readonly property alias deaf: guard.deaf
    activeFocusOnTab: true
    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()
    Keys.onSpacePressed: event => event.accepted = root.deaf
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.press()

    function press(): void {
        if (enabled && !deaf)
            clicked()
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    PressGuard {
        id: guard
        meaning: root.meaning
    }
}
