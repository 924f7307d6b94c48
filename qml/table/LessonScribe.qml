import QtQuick
import Architects.Ui

// The coach: a scribe with crossed legs, his papyrus on his knees.
Item {
    id: root
    property real size: 56
    readonly property real unit: size / 48
    readonly property color skin: Theme.night ? "#A8683F" : "#B5734A"
    readonly property color linen: Theme.night ? "#D9CDB4" : "#FEFBF4"
    readonly property color reed: "#DDB565"
    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Ink {                                  // his mat
        unit: root.unit
        pen: Theme.wall
        w: 1.1
        d: "M3 41.5 L45 41.5 L43 45.5 L5 45.5 Z"
        fill: root.reed
    }
    Ink {
        unit: root.unit
        pen: Theme.wall
        w: 1.1
        d: "M17.6 33 C16.6 27 17 22 19.6 19.4 L28.4 19.4 C31 22 31.4 27 30.4 33 Z"
        fill: root.skin
    }
    Ink {                                  // kilt and knees
        unit: root.unit
        pen: Theme.wall
        w: 1.1
        d: "M6 41.6 C6 35.4 14 32.2 24 32.2 C34 32.2 42 35.4 42 41.6 Z"
        fill: root.linen
    }
    Ink {                                  // broad collar
        unit: root.unit
        pen: Theme.wall
        w: 1.1
        d: "M18.6 20.4 C21 24.6 27 24.6 29.4 20.4 L27 18.2 L21 18.2 Z"
        fill: Theme.seatColors[2]
    }
    Ink {
        unit: root.unit
        pen: Theme.wall
        w: 1.1
        d: "M20.2 12 C20.2 8.4 21.8 6.6 24 6.6 C26.2 6.6 27.8 8.4 27.8 12 C27.8 15.8 26.2 18.2 24 18.2 C21.8 18.2 20.2 15.8 20.2 12 Z"
        fill: root.skin
    }
    Ink {                                  // wig
        unit: root.unit
        pen: Theme.wall
        w: 1.1
        d: "M17.4 17.6 C15.8 8.6 18.4 3.4 24 3.4 C29.6 3.4 32.2 8.6 30.6 17.6 L27.6 17.6 C28.4 13.4 27.8 10.6 26.8 9.4 L21.2 9.4 C20.2 10.6 19.6 13.4 20.4 17.6 Z"
        fill: Theme.night ? "#0B0D11" : "#2B2118"
    }
    Ink {
        unit: root.unit
        d: "M21.8 12.2 L23.2 12.2 M24.8 12.2 L26.2 12.2 M23 15.6 C23.6 16.1 24.4 16.1 25 15.6"
        pen: "#2B2118"
        w: 0.9
    }
    Ink {                                  // papyrus
        unit: root.unit
        pen: Theme.wall
        w: 1.1
        d: "M11.4 33.8 L36.6 33.8 L35.4 39.4 L12.6 39.4 Z"
        fill: Theme.night ? "#C9B588" : "#F3E3B8"
    }
    Ink {
        unit: root.unit
        d: "M15.4 35.6 L27 35.6 M15.8 37.6 L24 37.6"
        pen: "#775108"
        w: 0.9
    }
    Ink {
        unit: root.unit
        pen: root.skin
        w: 3.4
        d: "M18.8 21.8 C14.8 25 13.6 29.6 15.6 34.4"
    }
    Ink {
        unit: root.unit
        pen: root.skin
        w: 3.4
        d: "M29.2 21.8 C33.6 25 33.8 29.4 30.4 33.4"
    }
    Ink {
        unit: root.unit
        d: "M28.4 36.4 L34.4 27.4"
        pen: Theme.goldLine
        w: 1.5
    }
}
