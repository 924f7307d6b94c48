pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Architects.Ui
import Architects.Model
import "KheopsGeo.js" as Geo
import "KheopsPlan.js" as Plan
import "../Ui/Paths.js" as Paths

// Networks in their winner's colour. Two layers of the same list: their floors lie under the signs, their borders over them.
Repeater {
    id: root
    property real side: 52
    property list<kheopsCell> cells: []
    property string style: "figure"         // see KheopsSigns.shown
    property list<kheopsNetwork> networks: []
    property int revealed: -1
    property int highlighted: -1
    property bool floors: false
    model: networks

    delegate: Drawing {
        id: net
        required property kheopsNetwork modelData
        required property int index
        readonly property bool nobody: modelData.winner < 0 || modelData.value === 0
        readonly property bool quiet: root.highlighted >= 0 && root.highlighted !== index
        readonly property color tone: nobody ? Theme.inkSoft : Theme.seat(modelData.winner)
        readonly property color tinted: nobody ? Theme.floor : Theme.mix(Theme.floor, Theme.seat(modelData.winner), quiet ? 0.1 : Theme.night ? 0.45 : 0.3)
        readonly property list<string> floor: root.floors && !nobody ? Plan.floorsOf([...root.cells], [...modelData.cells], root.side * Paths.FINE, root.style) : []
        scale: 1 / Paths.FINE
        transformOrigin: Item.TopLeft
        opacity: root.revealed < 0 || index < root.revealed ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.motion } }
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.floors && !net.nobody ? net.tinted : "transparent"
            fillRule: ShapePath.WindingFill
            PathSvg { path: net.floor.length > 0 ? net.floor[0] : Geo.NONE }
        }
        ShapePath {
            strokeColor: net.floor.length > 0 ? Theme.mix(net.tinted, Theme.night ? Theme.gleam : net.tone, Theme.night ? 0.28 : 0.22) : "transparent"
            strokeWidth: Plan.shadeWidth(root.side) * Paths.FINE
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap
            PathSvg { path: net.floor.length > 0 ? net.floor[1] : Geo.NONE }
        }
        ShapePath {
            strokeColor: root.floors ? "transparent" : net.quiet ? Theme.mix(Theme.masonry, net.tone, 0.4) : net.tone
            strokeWidth: Paths.FINE * Math.max(1.6, root.side / 19) * (root.highlighted === net.index ? 1.4 : 1)
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"
            PathSvg { path: root.floors ? Geo.NONE : Geo.border([...net.modelData.cells], root.side * Paths.FINE, Paths.FINE * Math.max(1, root.side / 29)) }
        }
    }
}
