import QtQuick
import Architects.Ui

// A Sphinx card opened: the card, its name, and what it asks for in words.
Item {
    id: root
    property int riddle: 1
    property string title
    property string text
    property string note                    // what it would bring now
    implicitWidth: 320
    implicitHeight: Math.max(card.height, words.implicitHeight) + 32
    function said(part: string): string { return part === "" ? "" : part + ". " }
    Accessible.role: Accessible.StaticText
    Accessible.name: said(title) + said(text) + note
    SurfaceFace {
        anchors.fill: parent
        radius: Theme.radiusLarge
    }
    SphinxCard {
        id: card
        x: 16
        y: 16
        riddle: root.riddle
        enabled: false
    }
    Column {
        id: words
        x: card.x + card.width + 14
        y: 16
        width: parent.width - x - 14
        spacing: 6
        Label {
            text: root.title
            decorative: true
            display: true
            size: Theme.heading
            width: parent.width
        }
        Label {
            text: root.text
            decorative: true
            size: Theme.text
            width: parent.width
            lineHeight: 1.12
        }
        Label {
            visible: text !== ""
            text: root.note
            decorative: true
            soft: true
            width: parent.width
        }
    }
}
