import QtQuick
import Architects.Ui
import Architects.Model

// The seed in small print: with it anyone can play the same match again, or check the draws.
Item {
    id: root
    property string seed
    signal copied()
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 8)

    Label {
        id: words
        width: copy.x - 8
        anchors.verticalCenter: parent.verticalCenter
        soft: true
        size: Theme.micro
        wrapMode: Text.WrapAnywhere
        text: qsTr("Seed: %1").arg(root.seed)
    }
    IconButton {
        id: copy
        objectName: "copySeed"
        glyph: "copy"
        text: qsTr("Copy the seed")
        color: Theme.inkSoft
        glyphSize: 20
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        onClicked: {
            App.copyText(root.seed)
            root.copied()
        }
    }
}
