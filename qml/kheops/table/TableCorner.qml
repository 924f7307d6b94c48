import QtQuick
import Architects.Ui

// A count in a free corner beside the apex: a word, and below it the number that matters.
Column {
    id: root
    property string piece
    property string word
    property int number: 0
    property string rest                    // soft, after the number
    property bool rightward: false          // stands in the right corner
    property bool backShown: false
    readonly property real edge: rightward ? 1 : 0
    spacing: 0
    Accessible.role: Accessible.StaticText
    Accessible.name: word + " " + number + " " + rest

    Label {
        text: root.word
        decorative: true
        soft: true
        x: (root.width - width) * root.edge
    }
    Row {
        spacing: root.backShown ? 8 : 4
        x: (root.width - width) * root.edge
        TileBack {
            visible: root.backShown
            side: 26
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: figure
            Shows {
                piece: root.piece
                value: figure.text
            }
            text: root.number
            decorative: true
            display: true
            size: Theme.title
        }
        Label {
            visible: root.rest !== ""
            text: root.rest
            decorative: true
            soft: true
            anchors.baseline: figure.baseline
        }
    }
}
