import QtQuick
import QtQuick.Templates as T

// Something to read or decide before going on: rises from the bottom on a phone, stands in the middle on a tablet.
// Closes by a swipe down, a tap beside it, Esc or Back, unless `closable` is false.
T.Popup {
    id: root
    property string title
    property bool closable: true
    property real maximumWidth: 520
    default property alias content: column.data
    readonly property bool docked: !Theme.wide
    property real shown: 0                  // 0 away, 1 in place
    property real pulled: 0                 // how far a finger has drawn it down

    parent: T.Overlay.overlay
    modal: true
    focus: true
    closePolicy: closable ? T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside : T.Popup.NoAutoClose
    width: docked ? (parent ? parent.width : 390) : Math.min(maximumWidth, (parent ? parent.width : 900) - 64)
    height: Math.min(header.height + column.implicitHeight + bottomPadding, (parent ? parent.height : 844) - Theme.safeTop - 24)
    x: parent ? (parent.width - width) / 2 : 0
    y: !parent ? 0 : docked ? parent.height - height + pulled + (1 - shown) * height
                            : (parent.height - height) / 2 + pulled + (1 - shown) * 24
    padding: 0
    spacing: 12
    bottomPadding: 20 + (docked ? Theme.safeBottom : 0)
    onAboutToShow: pulled = 0

    enter: Transition {
        NumberAnimation { target: root; property: "shown"; to: 1; duration: Theme.ms(220); easing.type: Easing.OutCubic }
        NumberAnimation { property: "opacity"; from: root.docked ? 1 : 0; to: 1; duration: Theme.ms(160) }
    }
    exit: Transition {
        NumberAnimation { target: root; property: "shown"; to: 0; duration: Theme.ms(180); easing.type: Easing.InCubic }
        NumberAnimation { property: "opacity"; to: root.docked ? 1 : 0; duration: Theme.ms(160) }
    }
    readonly property NumberAnimation springBack: NumberAnimation {
        target: root
        property: "pulled"
        to: 0
        duration: Theme.ms(160)
        easing.type: Easing.OutCubic
    }
    T.Overlay.modal: Rectangle {
        color: Theme.scrim
        Behavior on opacity { NumberAnimation { duration: Theme.ms(180) } }
    }

    background: Item {
        SurfaceFace {                       // a docked sheet's foot, with its corners, lies below the screen
            anchors.fill: parent
            anchors.bottomMargin: root.docked ? -2 * Theme.radiusLarge - root.pulled : 0
            radius: Theme.radiusLarge
        }
    }
    contentData: Item {
        anchors.fill: parent
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title
        Item {
            id: header
            width: parent.width
            height: Math.max(root.closable ? 60 : 24, heading.implicitHeight + 32)
            Rectangle {
                visible: root.docked && root.closable
                width: 40
                height: 4
                radius: 2
                y: 8
                anchors.horizontalCenter: parent.horizontalCenter
                color: Theme.line
            }
            Label {
                id: heading
                text: root.title
                display: true
                size: Theme.subtitle
                x: 20
                width: parent.width - x - (root.closable ? 64 : 20)
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: 4
            }
            IconButton {
                visible: root.closable
                glyph: "close"
                text: qsTr("Close")
                anchors.right: parent.right
                anchors.rightMargin: 8
                anchors.verticalCenter: heading.verticalCenter
                onClicked: root.close()
            }
            DragHandler {
                enabled: root.closable
                target: null
                xAxis.enabled: false
                snapMode: DragHandler.NoSnap
                onActiveTranslationChanged: if (active) root.pulled = Math.max(0, activeTranslation.y)
                onActiveChanged: {
                    if (active)
                        root.springBack.stop()
                    else if (root.pulled > Math.min(110, root.height * 0.35))
                        root.close()
                    else
                        root.springBack.restart()
                }
            }
        }
        Flickable {
            id: scroll
            y: header.height
            width: parent.width
            height: parent.height - y
            contentWidth: width
            contentHeight: column.implicitHeight
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            clip: interactive
            Column {
                id: column
                x: 20
                width: scroll.width - 40
                spacing: root.spacing
            }
        }
        ScrollMark {
            flickable: scroll
            anchors.right: parent.right
            y: header.height
        }
    }
}
