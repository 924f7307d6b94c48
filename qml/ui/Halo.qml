pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

// Gold round what is yours to act on: dashed where you may, solid where you have chosen. Place it over the piece.
Item {
    id: root
    property bool may: false
    property bool chosen: false
    property real radius: 5
    readonly property bool shown: may || chosen
    anchors.fill: parent
    opacity: shown ? 1 : 0
    visible: opacity > 0
    Behavior on opacity { NumberAnimation { duration: Theme.ms(140) } }

    Repeater {      // most pieces have none most of the time
        model: root.opacity > 0 ? 1 : 0
        Item {
            width: root.width
            height: root.height
            Repeater {
                model: [0.42, 0.24, 0.1]
                Rectangle {
                    required property real modelData
                    required property int index
                    anchors.fill: parent
                    anchors.margins: -2 - index * 2
                    radius: root.radius + 2 + index * 2
                    color: "transparent"
                    border.width: 2
                    border.color: Theme.tint(Theme.goldFill, modelData)
                }
            }
            Drawing {
                anchors.fill: parent
                ShapePath {
                    strokeColor: Theme.goldLine
                    strokeWidth: root.chosen ? 2.5 : 2
                    fillColor: "transparent"
                    strokeStyle: root.chosen ? ShapePath.SolidLine : ShapePath.DashLine
                    dashPattern: [3, 2.4]
                    capStyle: ShapePath.FlatCap
                    PathSvg {
                        path: {
                            const w = root.width, h = root.height, r = Math.min(root.radius, w / 2, h / 2), k = r * 0.45
                            return "M" + r + " 0 L" + (w - r) + " 0 C" + (w - k) + " 0 " + w + " " + k + " " + w + " " + r + " L" + w + " " + (h - r)
                                + " C" + w + " " + (h - k) + " " + (w - k) + " " + h + " " + (w - r) + " " + h + " L" + r + " " + h + " C" + k + " " + h + " 0 "
                                + (h - k) + " 0 " + (h - r) + " L0 " + r + " C0 " + k + " " + k + " 0 " + r + " 0 Z"
                        }
                    }
                }
            }
        }
    }
}
