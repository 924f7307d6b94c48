import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// A researcher of a seat: a standing figure with a sun hat and the seat's sign on the coat. A ghost is one that would come.
Picture {
    id: root
    property int seat: 0
    property bool ghost: false
    property real size: 40                  // its height
    implicitWidth: size * 30 / 42
    implicitHeight: size
    opacity: ghost ? 0.55 : 1
    svg: seat < 0 || seat > 3 ? "" : Art.researcher(Theme.seatGlyph(seat), Theme.seat(seat), Theme.inkOnSeat, LuxorPaint.outline,
                                                    Theme.shadow, Theme.night ? 0.4 : 0.2)
}
