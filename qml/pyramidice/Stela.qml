pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import "StelaArt.js" as StelaArt

// A Great Architect as a painted relief on a round-topped stela: 1 Snefru, 2 Hemiunu, 3 Amenhotep, 4 Imhotep.
Item {
    id: root
    property int architect: 4
    property real size: 150                 // its height
    property string spoken
    readonly property real u: size / 150
    readonly property color stone: Theme.night ? "#4A4F58" : "#E2CFA8"
    readonly property string arch: "M6 148 L6 62 C6 28 30 6 60 6 C90 6 114 28 114 62 L114 148 Z"
    readonly property color skin: Theme.night ? "#B9764F" : "#B87148"
    readonly property color pen: Theme.night ? "#14110D" : "#3A2A1B"
    implicitWidth: 120 * u
    implicitHeight: size
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    function paint(name: string): color {
        switch (name.replace("+", "")) {
        case "skin": return root.skin
        case "skinDark": return Qt.darker(root.skin, 1.08)
        case "linen": return Theme.night ? "#E9DFC9" : "#F8EFDC"
        case "fold": return Theme.night ? "#B5A98C" : "#D2C09A"
        case "hair": return "#2A211C"
        case "hairLight": return "#6A5548"
        case "lapis": return "#1F4E8C"
        case "lapisDark": return "#173A69"
        case "gold": return "#E9BE55"
        case "carnelian": return "#B5432E"
        case "turquoise": return "#3FA79E"
        case "wood": return "#C79A5B"
        case "ivory": return Pigment.ivory
        case "pen": return root.pen
        }
        return "transparent"
    }
    function light(name: string): color {
        const c = paint(name)
        return Qt.lighter(c, name === "lapis+" ? 1.5 : name === "hair+" ? 1.7 : 1.18)
    }

    Ink {
        d: root.arch
        unit: root.u
        x: 3 * root.u
        y: 3 * root.u
        fill: Theme.tint(Theme.shadow, 0.25)
    }
    Ink {
        d: root.arch
        unit: root.u
        pen: root.pen
        shade: ({ x1: 10, y1: 10, x2: 110, y2: 150, from: Qt.lighter(root.stone, 1.1), to: Qt.darker(root.stone, 1.12) })
    }
    Ink {
        d: "M12 148 L12 62 C12 32 33 12 60 12 C87 12 108 32 108 62 L108 148"
        unit: root.u
        pen: Theme.tint(root.pen, 0.5)
        w: 1
    }
    Repeater {      // the sun and its rays behind the head
        model: 15
        Rectangle {
            id: ray
            required property int index
            x: 59.4 * root.u
            y: 13 * root.u
            width: 1.2 * root.u
            height: 22 * root.u
            color: Theme.tint(Theme.goldFill, 0.75)
            transform: Rotation {
                origin.x: 0.6 * root.u
                origin.y: 45 * root.u
                angle: -112 + ray.index * 16
            }
        }
    }
    Ink {
        d: "M22 58 A38 38 0 1 1 22 58.01 Z"
        unit: root.u
        fill: Theme.goldFill
        pen: Theme.tint(root.pen, 0.7)
    }
    Repeater {
        model: StelaArt.of(root.architect).carved.length
        HieroSign {
            required property int index
            readonly property list<real> place: StelaArt.carved(root.architect, index)
            sign: String.fromCodePoint(place[0])
            x: place[1] * root.u
            y: place[2] * root.u
            width: place[3] * root.u
            height: place[4] * root.u
            color: Theme.tint(root.pen, 0.7)
            firm: root.u > 0.9
        }
    }
    Repeater {      // raised: it throws a shade to the lower right
        model: StelaArt.of(root.architect).body
        Ink {
            required property string modelData
            d: modelData
            unit: root.u
            x: 2.4 * root.u
            y: 2 * root.u
            fill: "#50000000"
        }
    }
    Repeater {
        model: StelaArt.of(root.architect).layers.length
        Ink {
            required property int index
            readonly property string paintName: StelaArt.layer(root.architect, index).f || ""
            readonly property string penName: StelaArt.layer(root.architect, index).p || ""
            readonly property bool shaded: paintName.endsWith("+")
            d: StelaArt.layer(root.architect, index).d
            unit: root.u
            fill: root.paint(paintName)
            shade: shaded ? ({ x1: 34, y1: 20, x2: 86, y2: 108, from: root.light(paintName), to: root.paint(paintName) }) : null
            pen: penName !== "" ? root.paint(penName) : "transparent"
            w: StelaArt.layer(root.architect, index).w || 1.2
        }
    }
    Ink {           // the lower edge covers what the shoulders throw below it
        d: "M6 148 H114"
        unit: root.u
        pen: root.pen
        w: 1.6
    }
}
