import QtQuick
import Architects.Egizia

// The sign of a kind of cards, small enough for a line of the index.
Item {
    id: root
    property string kind
    width: 36
    height: 40
    Sign {
        anchors.centerIn: parent
        name: root.kind
        size: 28
    }
}
