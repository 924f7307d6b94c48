import QtQuick

// What can be looked up without leaving the table, e.g. the history: from the right on a tablet, from below on a phone.
// Drawn away by its head, or closed as a sheet is.
ModalLayer {
    id: root
    default property alias content: page.content
    readonly property alias face: face
    readonly property bool aside: Theme.wide
    property real pulled: 0
    onAboutToShow: pulled = 0

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
        readonly property real away: pulledBy + (1 - root.shown) * ((root.aside ? width : height) + 12)
        readonly property real pulledBy: root.pulled
        width: root.aside ? Math.min(400, root.width * 0.5) : root.width
        height: root.aside ? root.height : Math.round(root.height * 0.62)
        x: root.aside ? root.width - width + away : 0
        y: root.aside ? 0 : root.height - height + away

        SurfaceFace {                       // the far side, with its corners, lies beyond the screen
            anchors.fill: parent
            anchors.bottomMargin: root.aside ? 0 : -2 * Theme.radiusLarge - root.pulled
            anchors.rightMargin: root.aside ? -2 * Theme.radiusLarge - root.pulled : 0
            radius: Theme.radiusLarge
        }
        MouseArea { anchors.fill: parent }
        ModalHeader {
            id: header
            y: root.aside ? Theme.safeTop : 0
            width: parent.width
            title: root.title
            size: Theme.heading
            grip: !root.aside
            axis: root.aside ? Qt.XAxis : Qt.YAxis
            onCloseAsked: root.close()
            onPulled: by => {
                springBack.stop()
                root.pulled = Math.max(0, by)
            }
            onReleased: {
                if (root.pulled > 90)
                    root.close()
                else
                    springBack.restart()
            }
        }
        Divider {
            y: header.y + header.height
            width: parent.width
        }
        ScrollPage {
            id: page
            y: header.y + header.height + 1
            width: parent.width
            height: parent.height - y
            padding: 20
        }
    }
}
