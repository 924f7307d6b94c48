pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// A line of a card's picture language; it grows smaller rather than wider than it may be.
Item {
    id: root
    property list<egiziaToken> tokens: []
    property real size: 24
    property real room: 1000
    property color color: Theme.ink
    implicitWidth: row.implicitWidth * row.scale
    implicitHeight: row.implicitHeight * row.scale
    Row {
        id: row
        readonly property real fit: implicitWidth > 0 ? Math.min(1, root.room / implicitWidth) : 1
        scale: fit
        transformOrigin: Item.TopLeft
        spacing: root.size * 0.14
        Repeater {
            model: root.tokens
            FaceToken {
                required property egiziaToken modelData
                token: modelData
                size: root.size
                color: root.color
                anchors.verticalCenter: row.verticalCenter
            }
        }
    }
}
