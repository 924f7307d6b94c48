pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import "PyramidGeo.js" as Geo

// The same pyramid seen from a corner above: cube upon cube, what is missing only in outline. Small; a cube comes down when it is built.
Item {
    id: root
    property int pyramid: 0
    property list<int> values
    property int fresh: -1
    property real cube: 18                  // edge of a cube
    property string spoken
    readonly property int size: Geo.base(pyramid)
    readonly property int storeys: Geo.levels(pyramid).length
    readonly property list<string> faces: [Geo.cube(1).left, Geo.cube(1).right, Geo.cube(1).top]
    readonly property color stone: Theme.night ? "#B9A883" : "#E3D2AE"
    readonly property color pen: Theme.night ? "#14110D" : "#5B4630"
    implicitWidth: size * 1.74 * cube + 2
    implicitHeight: (size + storeys * (storeys > 1 ? 0.62 : 1)) * cube + 2
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    Ink {           // the ground it stands on
        unit: root.cube
        x: root.width / 2
        y: root.height - (root.size - 0.5) * root.cube - root.cube / 2 - 1
        d: "M0 " + -0.62 + " L" + (root.size * 0.87 + 0.2) + " " + (root.size - 1) / 2 + " L0 " + (root.size - 0.38) + " L" + (-root.size * 0.87 - 0.2) + " " + (root.size - 1) / 2 + " Z"
        fill: Theme.tint(Theme.shadow, Theme.night ? 0.35 : 0.12)
    }
    Repeater {
        model: Geo.count(root.pyramid)
        Item {
            id: block
            required property int index
            readonly property point at: Qt.point(Geo.corner(root.pyramid, index).x, Geo.corner(root.pyramid, index).y)
            readonly property bool there: (root.values[index] || 0) > 0
            property real air: there ? 0 : 1
            x: root.width / 2 + at.x * root.cube
            y: root.height - (root.size - 0.5) * root.cube - 1 + at.y * root.cube - root.cube * 0.5
            Behavior on air { NumberAnimation { duration: Theme.ms(340); easing.type: Easing.OutBounce } }
            Ink {   // the place it will have
                visible: !block.there && Geo.place(root.pyramid, block.index).level === 0
                unit: root.cube
                d: "M0 -0.42 L0.74 0 L0 0.42 L-0.74 0 Z"
                pen: Theme.mix(Theme.line, Theme.page, 0.2)
                w: 1 / root.cube
            }
            Item {
                visible: block.there
                y: -block.air * root.cube * 1.6
                opacity: 1 - block.air * 0.7
                Ink { unit: root.cube; d: root.faces[0]; fill: Qt.darker(root.stone, 1.22); pen: root.pen; w: 0.8 / root.cube }
                Ink { unit: root.cube; d: root.faces[1]; fill: Qt.darker(root.stone, 1.6); pen: root.pen; w: 0.8 / root.cube }
                Ink { unit: root.cube; d: root.faces[2]; fill: root.fresh === block.index ? Theme.goldFill : root.stone; pen: root.fresh === block.index ? Theme.goldLine : root.pen; w: 0.8 / root.cube }
            }
        }
    }
}
