import QtQuick
import Architects.Ui

// One rival: how many matches, and what part of them was won.
Column {
    id: root
    property string name
    property int played: 0
    property int won: 0
    property int drawn: 0
    spacing: 4
    Accessible.role: Accessible.StaticText
    Accessible.name: Labelled.text(name, words.text)

    Divider { width: parent.width }
    Item {
        width: parent.width
        implicitHeight: Math.max(who.implicitHeight, words.implicitHeight) + 6
        Label {
            id: who
            text: root.name
            decorative: true
            size: Theme.text
            width: parent.width * 0.45
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: words
            text: root.drawn > 0 ? qsTr("%1 of %2 won, %3 drawn").arg(root.won).arg(root.played).arg(root.drawn) : qsTr("%1 of %2 won").arg(root.won).arg(root.played)
            decorative: true
            soft: true
            width: parent.width * 0.55
            horizontalAlignment: Text.AlignRight
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Rectangle {
        width: parent.width
        height: 6
        radius: 3
        color: Theme.recess
        Rectangle {
            width: root.played > 0 ? parent.width * root.won / root.played : 0
            height: parent.height
            radius: 3
            color: Theme.seat(0)
        }
    }
}
