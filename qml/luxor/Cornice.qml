import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// The cavetto cornice of the wall: a row of leaves over a roll.
Picture {
    implicitHeight: 20
    svg: width > 0 ? Art.cornice(Math.round(width * 20 / Math.max(1, height)), LuxorPaint.ledge, LuxorPaint.leaf, LuxorPaint.leafPen, LuxorPaint.stonePen) : ""
}
