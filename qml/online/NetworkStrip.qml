import QtQuick
import Architects.Model
import Architects.Ui

// Said only when it matters: the app is too old, there is no network, or a move is still on its way.
Panel {
    id: root
    readonly property bool offline: !Online.connected
    readonly property string kept: Online.waiting > 0 ? qsTr("%n move(s) waiting to be sent.", "", Online.waiting) : ""
    readonly property string update: Online.tooOld ? qsTr("Please update the app: a match of yours, or the server, needs a newer version. Nothing is lost.") : ""
    visible: Online.signedIn && (Online.tooOld || offline || Online.waiting > 0)
    color: Theme.mix(Theme.card, Theme.board, 0.5)
    raised: false
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 20)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Glyph {
        id: sign
        name: root.offline ? "offline" : "waiting"
        size: 22
        color: root.offline || root.update ? Theme.warn : Theme.inkSoft
        x: 14
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        id: words
        x: sign.x + sign.width + 12
        width: again.x - x - 4
        anchors.verticalCenter: parent.verticalCenter
        decorative: true
        text: root.update ? root.update + (root.kept ? " " + root.kept : "") : root.offline ? qsTr("No network: your moves are kept and sent later.") + (root.kept ? " " + root.kept : "") : root.kept
    }
    IconButton {
        id: again
        glyph: root.update && Online.updatePage ? "share" : "replay"
        glyphSize: 20
        text: root.update && Online.updatePage ? qsTr("To the store") : qsTr("Try again")
        anchors.right: parent.right
        anchors.rightMargin: 2
        anchors.verticalCenter: parent.verticalCenter
        onClicked: root.update && Online.updatePage ? Qt.openUrlExternally(Online.updatePage) : Online.refresh()
    }
}
