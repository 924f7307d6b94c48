import QtQuick
import QtQuick.Shapes
import Architects.Ui
import "../Ui/Paths.js" as Paths

// A small standing figure in a seat's colour with the seat's sign: W worker, P priest, M mummy, H pharaoh.
Item {
    id: root
    property int seat: 0
    property string kind: "W"
    property real size: 26                  // height
    property bool dimmed: false             // stepped back, by tint: figures overlap their own rims
    readonly property color ground: Theme.night ? Theme.masonry : Theme.mix(Theme.masonry, Theme.board, 0.6)
    readonly property color fill: dimmed ? Theme.mix(Theme.seat(seat), ground, 0.5) : Theme.seat(seat)
    readonly property color rim: dimmed ? Theme.mix(plainRim, ground, 0.7) : plainRim
    readonly property color plainRim: Theme.night ? "#0B0D11" : "#FFF8EA"
    readonly property color marks: dimmed ? Theme.mix(Theme.inkOnSeat, ground, 0.4) : Theme.inkOnSeat
    readonly property string body: bodyOf(kind)
    readonly property string detail: detailOf(kind)
    implicitWidth: size * 26 / 28
    implicitHeight: size

    function bodyOf(kind: string): string {
        switch (kind) {
        case "P": return "M12 0 C9 0 7.2 2.6 7.2 5.8 C7.2 7.6 7.8 9 8.7 9.9 C6 10.6 4.6 13 4.4 17 L3 26.5 H21 L19.6 17 C19.4 13 18 10.6 15.3 9.9 C16.2 9 16.8 7.6 16.8 5.8 C16.8 2.6 15 0 12 0 Z M22.2 6 L20.6 4.4 L24.8 2.6 L23.8 6 V26.5 H22.2 Z"
        case "M": return "M12 0.4 C8.4 0.4 6.6 3 6.8 6.6 L3.6 11 C3.4 16 5.4 21.6 6.6 26.5 H17.4 C18.6 21.6 20.6 16 20.4 11 L17.2 6.6 C17.4 3 15.6 0.4 12 0.4 Z"
        case "H": return "M12 0 C7.6 0 5.6 3 5 7 L3.4 13.4 H7 C4.6 14.6 3.2 17 2.8 19.6 L1.8 26.5 H22.2 L21.2 19.6 C20.8 17 19.4 14.6 17 13.4 H20.6 L19 7 C18.4 3 16.4 0 12 0 Z"
        }
        return "M12 1.5 C8.8 1.5 6.9 3.6 6.9 6.4 C6.9 8 7.5 9.2 8.4 10.1 C5 11 3.2 13.6 2.6 18 L1.6 26.5 H22.4 L21.4 18 C20.8 13.6 19 11 15.6 10.1 C16.5 9.2 17.1 8 17.1 6.4 C17.1 3.6 15.2 1.5 12 1.5 Z"
    }
    function detailOf(kind: string): string {
        switch (kind) {
        case "P": return "M8 5 H16"
        case "M": return "M6.9 4.2 L17 6.6 M17.2 3.6 L6.8 7 M3.8 11.6 L20 12.2 M6.6 23 L17.6 21.4"
        case "H": return "M7.2 3.4 L9 8.2 M12 1 V5 M16.8 3.4 L15 8.2 M5 9.6 L8.4 9.6 M19 9.6 L15.6 9.6"
        }
        return "M0 0"
    }

    Drawing {
        width: 26 * Paths.FINE
        height: 28 * Paths.FINE
        scale: root.size / height
        transformOrigin: Item.TopLeft
        ShapePath {
            strokeColor: "transparent"
            fillColor: Theme.tint(Theme.shadow, root.dimmed ? 0.14 : 0.32)
            PathSvg { path: Paths.fine("M0.5 26 A12 2.4 0 0 1 26.5 26.6 A12 2.2 0 0 1 0.5 26 Z") }
        }
        ShapePath {
            strokeColor: root.rim
            strokeWidth: 3 * Paths.FINE
            joinStyle: ShapePath.RoundJoin
            fillColor: root.fill
            PathSvg { path: Paths.fine(root.body) }
        }
        ShapePath {
            strokeColor: Theme.night ? root.fill : Qt.darker(root.fill, root.dimmed ? 1.15 : 1.5)
            strokeWidth: (Theme.night ? 0.4 : 0.9) * Paths.FINE
            joinStyle: ShapePath.RoundJoin
            fillColor: root.fill
            PathSvg { path: Paths.fine(root.body) }
        }
        ShapePath {
            strokeColor: root.kind === "W" ? "transparent" : root.marks
            strokeWidth: 1.1 * Paths.FINE
            fillColor: "transparent"
            PathSvg { path: Paths.fine(root.detail) }
        }
    }
    Glyph {
        name: Theme.seatGlyph(root.seat)
        color: root.marks
        bold: 1.1
        size: root.size * 0.44
        x: root.size * 12 / 28 - size / 2
        y: root.size * (root.kind === "M" ? 0.47 : 0.46)
    }
}
