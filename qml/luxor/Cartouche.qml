import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// A pharaoh's name ring, lying: its rope and the bar at its end. Any size.
Picture {
    property color edge: Theme.goldLine
    property color fill: Theme.card
    svg: width > 0 && height > 0 ? Art.cartouche(width, height, fill, edge, Math.max(2, height * 0.06)) : ""
}
