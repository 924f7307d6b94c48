import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// A ship of a seat, 48 x 42: the sail carries its colour and its sign. Seat -1 is the place of one that is away.
Picture {
    id: root
    property int seat: 0
    property real size: 46                  // its width
    implicitWidth: size
    implicitHeight: size * 42 / 48
    svg: seat < 0 || seat > 3 ? Art.shipPlace(Theme.inkSoft)
                              : Art.ship(Theme.seatGlyph(seat), Theme.seat(seat), Theme.inkOnSeat, EgiziaPaint.hull, EgiziaPaint.outline, EgiziaPaint.rope)
}
