import QtQuick

// A page longer than the screen: flicks, scrolls by keyboard, and follows the focus so that Tab never leads out of sight.
FocusScope {
    id: root
    property alias spacing: column.spacing
    property real padding: Theme.margin
    property real maximumWidth: Theme.columnWidth
    property bool covered: false            // what scrolls out of sight lies below something else, and need not be cut off
    readonly property alias flickable: scroll
    default property alias content: column.data
    readonly property Item focused: Window.activeFocusItem

    Accessible.role: Accessible.Pane
    onFocusedChanged: follow(focused)

    function scrollBy(dy: real): void {
        const y = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + dy))
        glide.stop()
        if (Theme.motion === 0)
            scroll.contentY = y
        else {
            glide.to = y
            glide.start()
        }
    }
    function follow(item: Item): void {
        let p = item
        while (p && p !== column)
            p = p.parent
        if (!p)
            return
        const top = item.mapToItem(column, 0, 0).y + column.y
        if (top - 12 < scroll.contentY)
            scrollBy(top - 12 - scroll.contentY)
        else if (top + item.height + 12 > scroll.contentY + scroll.height)
            scrollBy(top + item.height + 12 - scroll.contentY - scroll.height)
    }

    Keys.onPressed: event => {
        if (scroll.contentHeight <= scroll.height)
            return
        const steps = { [Qt.Key_Down]: 60, [Qt.Key_Up]: -60, [Qt.Key_PageDown]: scroll.height * 0.85, [Qt.Key_PageUp]: -scroll.height * 0.85,
                        [Qt.Key_Home]: -scroll.contentHeight, [Qt.Key_End]: scroll.contentHeight }
        const step = steps[event.key]
        if (step === undefined)
            return
        root.scrollBy(step)
        event.accepted = true
    }

    Flickable {
        id: scroll
        anchors.fill: parent
        contentWidth: width
        clip: !root.covered
        contentHeight: column.implicitHeight + 2 * root.padding + Theme.safeBottom
        boundsBehavior: contentHeight > height ? Flickable.DragAndOvershootBounds : Flickable.StopAtBounds
        NumberAnimation on contentY {
            id: glide
            running: false
            duration: Theme.ms(180)
            easing.type: Easing.OutCubic
        }
        Column {
            id: column
            y: root.padding
            width: Math.min(root.maximumWidth, scroll.width - 2 * root.padding - Theme.safeLeft - Theme.safeRight)
            x: (scroll.width - width) / 2
            spacing: 12
        }
    }
    ScrollMark {
        flickable: scroll
        anchors.right: parent.right
        anchors.rightMargin: 2
    }
}
