import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// The match last played: the board as it stands, whose move it is, and the way back to it.
Panel {
    id: root
    property TableModel table
    property bool tall: false               // the picture above the words, large
    readonly property bool stacked: tall || width < 300 * Theme.zoom
    readonly property real pictureWidth: stacked ? Math.min(width - 64, tall ? 400 : 230) : Math.min(300, width * 0.47)
    signal resume()
    signal remove()

    radius: Theme.radiusLarge
    implicitHeight: stacked ? picture.height + words.implicitHeight + 44 : Math.max(picture.height + 28, words.implicitHeight + 28)

    Loader {
        id: picture
        readonly property url wanted: root.table ? GameScreens.of(root.table.game).miniature : ""
        x: root.stacked ? (root.width - width) / 2 : 12
        y: root.stacked ? 16 : (root.height - height) / 2
        width: root.pictureWidth
        height: width * 0.8660254
        onWantedChanged: setSource(wanted, { width: width })
        Binding {
            target: picture.item
            property: "table"
            value: root.table
        }
        TapHandler { onTapped: root.resume() }
    }
    Column {
        id: words
        x: root.stacked ? 16 : picture.x + picture.width + 14
        y: root.stacked ? picture.y + picture.height + 12 : (root.height - height) / 2
        width: root.width - x - 14
        spacing: 4
        Label {
            text: Words.toMove(root.table)
            color: Theme.goldText
            size: Theme.micro
            font.weight: Font.Bold
            font.letterSpacing: 1.1
            font.capitalization: Font.AllUppercase
            width: parent.width - 36
        }
        Label {
            text: root.table ? root.table.gameName : ""
            display: true
            size: Theme.subtitle
            width: parent.width
        }
        Label {
            text: root.table ? root.table.progress : ""
            soft: true
            width: parent.width
        }
        SeatNames {
            seats: root.table ? root.table.seats : []
            active: root.table ? root.table.activeSeat : -1
            width: parent.width
        }
        Item {
            width: 1
            height: 4
        }
        GoldButton {
            text: qsTr("Continue")
            width: parent.width
            onClicked: root.resume()
            Accessible.description: words.spoken
        }
        readonly property string spoken: root.table ? root.table.gameName + ", " + root.table.progress + ", " + Words.toMove(root.table) : ""
    }
    IconButton {
        glyph: "trash"
        glyphSize: 18
        color: Theme.inkSoft
        text: qsTr("Remove this match")
        anchors.right: parent.right
        anchors.top: parent.top
        onClicked: root.remove()
    }
}
