import QtQuick

// What every row of a list shows: a sign, a name, a line below it, and at the right what the row puts there.
Item {
    id: root
    property string glyph
    property string text
    property string note
    property string more                    // a third line, as fine as the second
    property color color: Theme.ink
    property real indent: glyph !== "" ? 38 : 0
    default property alias tail: tail.data
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 16)

    Glyph {
        visible: root.glyph !== ""
        name: root.glyph
        color: root.color
        size: 24
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        x: root.indent
        width: root.width - x - tail.width - (tail.width > 0 ? 12 : 0)
        spacing: 2
        anchors.verticalCenter: parent.verticalCenter
        Label {
            text: root.text
            decorative: true
            size: Theme.text
            color: root.color
            width: parent.width
        }
        Label {
            visible: root.note !== ""
            text: root.note
            decorative: true
            soft: true
            width: parent.width
        }
        Label {
            visible: root.more !== ""
            text: root.more
            decorative: true
            color: Theme.goldText
            width: parent.width
        }
    }
    Row {
        id: tail
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6
    }
}
