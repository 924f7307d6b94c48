pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// One line between the rivals and the board: whose move it is and how long, or whatever wants an answer first.
Item {
    id: root
    property var news: ({})                 // {glyph, text, color, actions: [{name, text, glyph, act}]}
    property bool talks: true               // greetings can be sent
    signal talk()
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 10)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Rectangle {
        anchors.fill: parent
        color: Theme.mix(Theme.page, Theme.card, Theme.night ? 0.6 : 0.7)
    }
    Divider { width: parent.width }
    Divider {
        anchors.bottom: parent.bottom
        width: parent.width
    }
    Glyph {
        id: sign
        name: root.news.glyph || "clock"
        size: 18
        color: root.news.color || Theme.inkSoft
        x: Theme.margin + Theme.safeLeft
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        id: words
        objectName: "farWords"
        x: sign.x + sign.width + 10
        width: tail.x - x - 6
        anchors.verticalCenter: parent.verticalCenter
        text: root.news.text || ""
        decorative: true
        color: root.news.color || Theme.ink
        maximumLineCount: 3
        elide: Text.ElideRight
    }
    Row {
        id: tail
        anchors.right: parent.right
        anchors.rightMargin: 4 + Theme.safeRight
        anchors.verticalCenter: parent.verticalCenter
        Repeater {
            model: root.news.actions || []
            delegate: BandAction {
                required property var modelData
                objectName: "far" + modelData.name
                text: modelData.text
                glyph: modelData.glyph || ""
                onClicked: modelData.act()
            }
        }
        IconButton {
            objectName: "farTalk"
            visible: root.talks
            glyph: "speech"
            glyphSize: 22
            text: qsTr("Send a greeting")
            onClicked: root.talk()
        }
    }
}
