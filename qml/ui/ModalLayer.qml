import QtQuick
import Architects.Ui                     // what is written in C++ is not known without it
import "Modals.js" as Modals

// Something in front of everything else: dims the screen, keeps touch and focus to itself, gives the focus back when it goes.
// An item that stays in the scene, not a popup that leaves it: a Shape that leaves the scene and returns may come back empty
// or crash (Qt 6.4 takes its new node for the old one when both have the same address).
FocusScope {
    id: root
    property string title
    property bool opened: false
    property bool closable: true
    property real shown: 0                  // 0 away, 1 in place
    property Item before: null              // who had the focus
    readonly property Item focused: Window.activeFocusItem
    signal aboutToShow()
    signal closed()

    function open(): void {
        if (opened)
            return
        before = focused
        parent = Window.contentItem
        aboutToShow()
        opened = true
        Modals.raise(root)
        Theme.layers = Modals.open.length
        focusStop(stops()[0], Qt.PopupFocusReason)
        slide(1)
    }
    function close(): void {
        if (!opened)
            return
        opened = false
        Modals.drop(root)
        Theme.layers = Modals.open.length
        if (before)
            before.forceActiveFocus()
        before = null
        slide(0)
    }
    function slide(to: real): void {
        sliding.stop()
        sliding.to = to
        if (Theme.motion > 0)
            sliding.start()
        else {
            shown = to
            settled()
        }
    }
    function settled(): void {
        if (!opened)
            closed()
    }
    function holds(item: Item): bool { return Modals.holds(root, item) }
    // Tab goes round within the layer: what leads out of it at one end comes in at the other.
    function stops(): var { return Modals.stops(root) }
    function focusStop(item: Item, reason: int): void {
        const to = item || root
        to.forceActiveFocus(reason)
    }
    function comeBack(): void {
        if (!opened || !Modals.isTop(root) || !focused || holds(focused))
            return
        const list = stops()
        focusStop(inside === list[0] ? list[list.length - 1] : list[0], Qt.TabFocusReason)
    }
    property Item inside: null              // who of ours had the focus last
    onFocusedChanged: {
        if (opened && focused && holds(focused))
            inside = focused
        else if (opened)
            astray.restart()
    }
    Component.onDestruction: {
        Modals.drop(root)
        Theme.layers = Modals.open.length
    }

    visible: opened || shown > 0
    width: parent ? parent.width : 0
    height: parent ? parent.height : 0
    z: 1000
    Keys.onEscapePressed: if (closable) close()
    Keys.onBackPressed: if (closable) close()
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    FrontLayer {
        front: root
        open: root.opened
        leaving: !root.opened && root.shown > 0
    }
    Timer {                                 // the focus is still on its way when it is seen to leave
        id: astray
        interval: 0
        onTriggered: root.comeBack()
    }
    NumberAnimation {
        id: sliding
        target: root
        property: "shown"
        duration: Theme.ms(220)
        easing.type: Easing.OutCubic
        onFinished: root.settled()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        opacity: root.shown
    }
    MouseArea {                             // a tap beside it closes it
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        onClicked: if (root.closable) root.close()
        onWheel: wheel => wheel.accepted = true
    }
}
