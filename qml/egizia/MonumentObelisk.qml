import QtQuick
import Architects.Ui
import "Monuments.js" as Plans
import "PieceArt.js" as Art

// The obelisk, 56 x 302: twelve blocks from the ground up, tapering, with a gilded tip. Squares 1 to 12.
Monument {
    id: root
    readonly property real tipWidth: width / 56 * 30
    implicitWidth: 56
    implicitHeight: 302
    monument: "obelisk"
    plan: Plans.obelisk(width, height)
    Picture {
        width: root.tipWidth
        height: width * 2 / 3
        x: (root.width - width) / 2
        y: 20 - height
        svg: Art.tip(30, Theme.goldFill, Theme.night ? "#8A6518" : EgiziaPaint.outline, EgiziaPaint.outline)
    }
    Rectangle {
        width: root.width - 2
        x: 1
        y: root.height - 7
        height: 7
        color: EgiziaPaint.ledge
        border.width: 1
        border.color: EgiziaPaint.stonePen
    }
}
