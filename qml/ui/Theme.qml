pragma Singleton
import QtQuick

// The one source of colour, type, size and time. Day is limestone, night is basalt.
QtObject {
    // What the app sets; everything else follows.
    property bool night: false
    property real textScale: 1              // 0.85 .. 1.6
    property int animationSpeed: 1          // 0 off, 1 as drawn, 2 twice as fast
    property bool reduceMotion: false
    property real safeTop: 0
    property real safeBottom: 0
    property real safeLeft: 0
    property real safeRight: 0
    property bool wide: false               // tablets and landscape
    property int layers: 0                  // how many lie in front of everything else; ModalLayer counts

    // Ground and ink
    readonly property color page: night ? "#15171C" : "#F3E9D6"
    readonly property color pageLit: night ? "#20252E" : "#FBF5E7"      // where the light falls
    readonly property color board: night ? "#1E2229" : "#E7D7B8"
    readonly property color card: night ? "#262B34" : "#FBF5E8"
    readonly property color recess: night ? "#101216" : "#DCC9A3"       // a hollow in the stone
    readonly property color paper: night ? "#101216" : "#FEFBF4"        // to be written on
    readonly property color veil: "#15171C"                             // over a picture that stays the same by night
    readonly property color gleam: "#FFF3D0"                            // light on an upper edge
    readonly property color ink: night ? "#F1E7D3" : "#2B2118"
    readonly property color inkSoft: night ? "#B8AD98" : "#64533E"
    readonly property color line: night ? "#3C4450" : "#BFA77F"
    readonly property color shadow: night ? "#000000" : "#5A3F1C"
    readonly property color scrim: night ? "#99050608" : "#8C2B2118"

    // Gold: yours to act on. As a line, as text, as a fill and what is written on it.
    readonly property color goldLine: night ? "#E2B04A" : "#9A6C14"
    readonly property color goldText: night ? "#E2B04A" : "#775108"
    readonly property color goldFill: night ? "#C8932F" : "#D9A93F"
    readonly property color inkOnGold: "#20180E"

    // Carnelian: refused, lost for good
    readonly property color warn: night ? "#FFB39E" : "#A63622"         // as text and sign
    readonly property color warnFill: night ? "#F07B5F" : "#B5432E"
    readonly property color inkOnWarn: night ? "#15171C" : "#FFF8EA"

    // A plan: cut masonry, its courses, its walls, the space inside
    readonly property color masonry: night ? "#333A45" : "#CFB68C"
    readonly property color course: night ? "#272D36" : "#B99D6F"
    readonly property color wall: night ? "#0B0D11" : "#3A2B1C"
    readonly property color floor: night ? "#77664A" : "#FCF6EA"
    readonly property color floorEdge: night ? "#A08A63" : "#E2D3B4"    // what the light does along a wall
    readonly property color floorLit: night ? "#96660F" : "#F6D27E"
    readonly property color floorLitEdge: night ? "#F0BD55" : "#DDAF4C"
    readonly property color mark: night ? "#FFF8E9" : "#2B2118"         // a sign on the floor

    // Seats: a colour and a sign, always together
    readonly property list<color> seatColors: night ? ["#6FA3E8", "#F07B5F", "#4CC2B8", "#E5B45A"]
                                                    : ["#1F4E8C", "#B5432E", "#17766F", "#96610C"]
    readonly property list<string> seatGlyphs: ["ankh", "eye", "lotus", "scarab"]
    readonly property list<string> seatNames: [qsTr("Lapis"), qsTr("Carnelian"), qsTr("Turquoise"), qsTr("Ochre")]
    readonly property color inkOnSeat: night ? "#15171C" : "#FFF8EA"

    // Type, in pixels at the chosen scale
    readonly property string display: "Quattrocento"
    readonly property string body: "Inter"
    readonly property string hieroglyphs: "Noto Sans Egyptian Hieroglyphs"
    readonly property real zoom: Math.max(0.85, Math.min(1.6, textScale))
    readonly property int micro: Math.round(11 * zoom)
    readonly property int label: Math.round(13 * zoom)
    readonly property int text: Math.round(16 * zoom)
    readonly property int heading: Math.round(20 * zoom)
    readonly property int subtitle: Math.round(24 * zoom)
    readonly property int title: Math.round(28 * zoom)
    readonly property int hero: Math.round(44 * Math.min(zoom, 1.3))

    // Sizes
    readonly property int touch: 48
    readonly property int margin: 16
    readonly property int radius: 8
    readonly property int radiusLarge: 14
    readonly property int columnWidth: 620      // a column of text or rows is never wider

    // Time, in milliseconds: one movement, and any other in proportion
    readonly property int motion: reduceMotion || animationSpeed <= 0 ? 0 : Math.round(200 / animationSpeed)
    property int deafFor: 400               // so long a control that has come to mean something else takes no press
    function ms(atFullLength: int): int { return Math.round(atFullLength * motion / 200) }

    function seat(i: int): color { return i >= 0 && i < 4 ? seatColors[i] : inkSoft }
    function seatGlyph(i: int): string { return i >= 0 && i < 4 ? seatGlyphs[i] : "" }
    function seatName(i: int): string { return i >= 0 && i < 4 ? seatNames[i] : "" }
    function tint(c: color, a: real): color { return Qt.rgba(c.r, c.g, c.b, a) }
    function mix(a: color, b: color, t: real): color {
        return Qt.rgba(a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t, 1)
    }
}
