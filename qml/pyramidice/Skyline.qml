pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Architects.Ui

// Evening over the three pyramids; by night the moon. As tall as it is given; the picture stands in the middle of any width.
Item {
    id: root
    property color ground: Theme.page       // what the sand fades into
    readonly property real u: Math.min(height / 190, width / 404)
    readonly property real lift: height - 190 * u       // all stands on the lower edge
    readonly property real start: (width - 390 * u) / 2
    readonly property color pen: Theme.night ? "#0E1014" : "#5B4630"
    readonly property color high: Theme.night ? "#1B2740" : "#F7E2B8"
    readonly property color middle: Theme.night ? "#5A4A52" : "#EDB878"
    readonly property color low: Theme.night ? "#A86A45" : "#E09A5A"
    readonly property color sandLit: Theme.night ? "#2B2A2E" : "#EFD9AE"
    readonly property color sandFar: Theme.night ? "#25262B" : "#F3E3C3"
    implicitWidth: 390
    implicitHeight: 190
    Accessible.ignored: true

    Rectangle {
        width: root.width
        height: root.lift + 178 * root.u
        gradient: Gradient {
            GradientStop { position: 0; color: root.high }
            GradientStop { position: 0.78; color: root.middle }
            GradientStop { position: 1; color: root.low }
        }
    }
    Drawing {         // the glow round the sun
        ShapePath {
            strokeColor: "transparent"
            fillColor: "white"
            fillGradient: RadialGradient {
                centerX: root.start + 262 * root.u
                centerY: root.lift + 118 * root.u
                focalX: centerX
                focalY: centerY
                centerRadius: 150 * root.u
                GradientStop { position: 0.25; color: Theme.night ? "#66EFDDB0" : "#B0FFF3CF" }
                GradientStop { position: 1; color: Theme.night ? "#00EFDDB0" : "#00FFF3CF" }
            }
            PathSvg { path: "M0 0 H" + root.width + " V" + (root.lift + 178 * root.u) + " H0 Z" }
        }
    }
    Repeater {      // stars
        model: Theme.night ? [Qt.vector3d(24, 22, 1.6), Qt.vector3d(70, 40, 1.1), Qt.vector3d(128, 16, 1.4), Qt.vector3d(176, 44, 1), Qt.vector3d(214, 20, 1.2),
                              Qt.vector3d(330, 26, 1.6), Qt.vector3d(366, 54, 1.1), Qt.vector3d(300, 52, 1), Qt.vector3d(46, 66, 1)] : []
        Rectangle {
            required property vector3d modelData        // its place and its size
            x: root.start + modelData.x * root.u
            y: modelData.y * root.u
            width: modelData.z * root.u
            height: width
            radius: width / 2
            color: Theme.tint(Theme.gleam, 0.8)
        }
    }
    Rectangle {
        width: 84 * root.u
        height: width
        radius: width / 2
        x: root.start + 220 * root.u
        y: root.lift + 76 * root.u
        color: Theme.night ? "#EFDDB0" : "#F6C35A"
    }
    component Tomb: Item {
        id: tomb
        property real at: 0
        property real rise: 70
        property real base: 100
        property real from: 0
        x: root.start + at * root.u
        y: root.lift + from * root.u
        Ink {
            unit: root.u
            d: "M0 0 L" + tomb.base * 0.12 + " " + tomb.rise + " L" + -tomb.base / 2 + " " + tomb.rise + " Z"
            fill: Theme.night ? "#8F7D68" : "#F0DDB4"
            pen: root.pen
        }
        Ink {
            unit: root.u
            d: "M0 0 L" + tomb.base / 2 + " " + tomb.rise + " L" + tomb.base * 0.12 + " " + tomb.rise + " Z"
            fill: Theme.night ? "#3B3640" : "#B58A55"
            pen: root.pen
        }
        Repeater {
            model: 6
            Rectangle {
                required property int index
                readonly property real t: (index + 1.6) / 8
                x: (3 - tomb.base / 2) * t * root.u
                y: tomb.rise * t * root.u
                width: (tomb.base * 0.62 - 4) * t * root.u
                height: Math.max(0.8, root.u * 0.8)
                color: Theme.tint(root.pen, 0.28)
            }
        }
    }
    Tomb { at: 322; from: 116; base: 96; rise: 58 }
    Tomb { at: 214; from: 82; base: 152; rise: 92 }
    Tomb { at: 92; from: 54; base: 196; rise: 120 }
    Drawing {         // the sand
        id: sand
        readonly property real w: root.width
        readonly property real at: root.lift
        readonly property string crest: "M0 " + (at + 172 * root.u) + " C" + 0.15 * w + " " + (at + 164 * root.u) + " " + 0.31 * w + " " + (at + 176 * root.u) + " " + 0.49 * w + " " + (at + 170 * root.u)
            + " C" + 0.67 * w + " " + (at + 165 * root.u) + " " + 0.85 * w + " " + (at + 176 * root.u) + " " + w + " " + (at + 168 * root.u)
        ShapePath {
            strokeColor: "transparent"
            fillColor: "white"
            fillGradient: LinearGradient {
                y1: root.lift + 166 * root.u
                y2: root.height
                GradientStop { position: 0; color: root.sandLit }
                GradientStop { position: 0.5; color: Theme.mix(root.sandFar, root.ground, 0.4) }
                GradientStop { position: 1; color: root.ground }
            }
            PathSvg { path: sand.crest + " L" + sand.w + " " + (root.height + 1) + " L0 " + (root.height + 1) + " Z" }
        }
        ShapePath {
            strokeColor: root.pen
            strokeWidth: 1.2
            fillColor: "transparent"
            PathSvg { path: sand.crest }
        }
    }
}
