pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Architects.Ui

// The quarry: a frame of cut stone, the floor sunk into it, and the cuts of the saw.
Item {
    id: root
    readonly property real rim: 7
    readonly property color sand: Theme.night ? "#1D2027" : "#E1CDA6"

    Repeater {
        model: 3
        delegate: Rectangle {
            required property int index
            x: 1 + index
            y: 2 + index
            width: root.width
            height: root.height
            radius: 12
            color: Theme.shadow
            opacity: Theme.night ? 0.2 : 0.06
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: 12
        color: Theme.night ? "#2C323C" : "#D9C296"
        border.color: Theme.night ? "#566072" : "#8A6F48"
        border.width: 1
    }
    Rectangle {
        id: floor
        anchors.fill: parent
        anchors.margins: root.rim
        radius: 8
        border.color: Theme.night ? "#0E1014" : "#A98C5C"
        border.width: 1
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.night ? "#14161B" : "#C9AE7C" }
            GradientStop { position: 0.12; color: Theme.night ? "#1B1E25" : "#DCC79D" }
            GradientStop { position: 1; color: Theme.night ? "#20242C" : "#E6D5B2" }
        }
    }
    Drawing {
        anchors.fill: floor
        ShapePath {
            strokeColor: Theme.tint(Theme.ink, Theme.night ? 0.1 : 0.13)
            strokeWidth: 1
            fillColor: "transparent"
            PathSvg { path: root.cuts(floor.width, floor.height) }
        }
    }

    function cuts(w: real, h: real): string {
        return `M0,${h * 0.34}L${w * 0.22},${h * 0.34}L${w * 0.22},0`
             + `M${w},${h * 0.62}L${w * 0.8},${h * 0.62}L${w * 0.8},${h * 0.84}L${w * 0.56},${h * 0.84}L${w * 0.56},${h}`
             + `M${w * 0.8},${h * 0.62}L${w * 0.8},${h * 0.3}M0,${h * 0.8}L${w * 0.3},${h * 0.8}L${w * 0.3},${h}`
    }
}
