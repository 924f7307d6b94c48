import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// A place with nothing on it, or where something may come: a broken line round it.
Picture {
    id: root
    property real radius: 4
    property color color: EgiziaPaint.emptyEdge
    property color fill: "transparent"
    property real lineWidth: 1.2
    svg: width < 4 || height < 4 ? "" : Art.place(Math.round(width), Math.round(height), Math.min(radius, width / 2, height / 2), fill, color, lineWidth)
}
