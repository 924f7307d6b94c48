import QtQuick
import Architects.Ui

// The name of a monument and where it stands; a touch opens its page.
PieceButton {
    id: root
    property string title
    property string note
    property bool beside: false
    property bool toRight: false
    signal asked()
    spoken: qsTr("%1, %2").arg(title).arg(note)
    width: words.implicitWidth + 8
    height: beside ? Math.max(30, words.implicitHeight) : words.implicitHeight
    onTapped: asked()
    onHeld: asked()
    Grid {
        id: words
        columns: root.beside ? 2 : 1
        columnSpacing: 8
        x: 4
        horizontalItemAlignment: root.toRight ? Grid.AlignRight : Grid.AlignLeft
        verticalItemAlignment: Grid.AlignVCenter
        Label {
            text: root.title
            decorative: true
            display: true
            size: Math.min(26, Theme.heading)
            wrapMode: Text.NoWrap
        }
        Label {
            text: root.note
            decorative: true
            soft: true
            size: Theme.micro + 1
            wrapMode: Text.NoWrap
        }
    }
}
