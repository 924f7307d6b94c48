import QtQuick

// Something to read or decide before going on: rises from the bottom on a phone, stands in the middle on a tablet.
// Closes by a swipe down, a tap beside it, Esc or Back, unless `closable` is false.
ModalLayer {
    id: root
    property real maximumWidth: 520
    property alias spacing: column.spacing
    default property alias content: column.data
    readonly property bool docked: !Theme.wide
    readonly property alias face: face
    readonly property alias flickable: scroll
    property real pulled: 0                 // how far a finger has drawn it down
    onAboutToShow: pulled = 0
    onFocusedChanged: follow(focused)
    Keys.onDownPressed: scrollBy(60)
    Keys.onUpPressed: scrollBy(-60)

    function scrollBy(dy: real): void { scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + dy)) }
    // Tab never leads out of sight.
    function follow(item: Item): void {
        let p = item
        while (p && p !== column)
            p = p.parent
        if (!p)
            return
        const top = item.mapToItem(column, 0, 0).y, end = top + item.height
        if (top < scroll.contentY)
            scrollBy(top - 8 - scroll.contentY)
        else if (end > scroll.contentY + scroll.height)
            scrollBy(end + 8 - scroll.contentY - scroll.height)
    }

    NumberAnimation {
        id: springBack
        target: root
        property: "pulled"
        to: 0
        duration: Theme.ms(160)
        easing.type: Easing.OutCubic
    }
    Item {
        id: face
        readonly property real foot: 20 + (root.docked ? Theme.safeBottom : 0)
        width: root.docked ? root.width : Math.min(root.maximumWidth, root.width - 64)
        height: Math.min(header.height + column.implicitHeight + foot, root.height - Theme.safeTop - 24)
        x: (root.width - width) / 2
        y: root.docked ? root.height - height + root.pulled + (1 - root.shown) * (height + 12)
                       : (root.height - height) / 2 + root.pulled + (1 - root.shown) * 24
        opacity: root.docked ? 1 : root.shown

        SurfaceFace {                       // a docked sheet's foot, with its corners, lies below the screen
            anchors.fill: parent
            anchors.bottomMargin: root.docked ? -2 * Theme.radiusLarge - root.pulled : 0
            radius: Theme.radiusLarge
        }
        MouseArea { anchors.fill: parent }  // a tap on the sheet is not a tap beside it
        ModalHeader {
            id: header
            width: parent.width
            title: root.title
            closable: root.closable
            grip: root.docked
            onCloseAsked: root.close()
            onPulled: by => {
                springBack.stop()
                root.pulled = Math.max(0, by)
            }
            onReleased: {
                if (root.pulled > Math.min(110, face.height * 0.35))
                    root.close()
                else
                    springBack.restart()
            }
        }
        Flickable {
            id: scroll
            y: header.height
            width: parent.width
            height: parent.height - y - face.foot
            contentWidth: width
            contentHeight: column.implicitHeight
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            clip: interactive
            Column {
                id: column
                x: 20
                width: scroll.width - 40
                spacing: 12
            }
        }
        ScrollMark {
            flickable: scroll
            anchors.right: parent.right
            y: header.height
        }
    }
}
