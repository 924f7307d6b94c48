import QtQuick

// Back, a title with one line under it, and what the screen puts at the right. Keeps clear of the phone's own bar.
Item {
    id: root
    property string title
    property string note
    property int seat: -1                   // a player's screen: the medallion before the name
    property bool seatActive: false
    property bool backShown: true
    property bool lineShown: true
    default property alias trailing: tail.data
    signal back()

    implicitWidth: 390
    implicitHeight: Theme.safeTop + Math.max(56, words.implicitHeight + 8)

    Item {
        anchors.fill: parent
        anchors.topMargin: Theme.safeTop
        anchors.leftMargin: Theme.safeLeft
        anchors.rightMargin: Theme.safeRight

        IconButton {
            id: backButton
            visible: root.backShown
            glyph: "back"
            text: qsTr("Back")
            x: 4
            anchors.verticalCenter: parent.verticalCenter
            onClicked: root.back()
        }
        SeatBadge {
            id: badge
            visible: root.seat >= 0
            seat: Math.max(0, root.seat)
            active: root.seatActive
            decorative: true
            x: root.backShown ? 54 : Theme.margin
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            x: badge.visible ? badge.x + badge.width + 10 : root.backShown ? 56 : Theme.margin
            width: tail.x - x - 8
            anchors.verticalCenter: parent.verticalCenter
            Label {
                text: root.title
                display: true
                size: root.note || badge.visible ? Theme.heading : Theme.subtitle
                width: parent.width
                wrapMode: Text.WordWrap
                maximumLineCount: root.note || badge.visible ? 1 : 2
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.min(size, 19)
            }
            Label {
                visible: root.note !== ""
                text: root.note
                soft: true
                width: parent.width
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
        }
        Row {
            id: tail
            anchors.right: parent.right
            anchors.rightMargin: 6
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
        }
    }
    Divider {
        visible: root.lineShown
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
