pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// A piece of field: green is plain, yellow dotted, red barred, and one to three dots say which flood still reaches it.
Item {
    id: root
    property int kind: 0                    // 0 green, 1 yellow, 2 red
    property real radius: 2
    property bool dots: false
    property real dot: 6
    implicitWidth: 46
    implicitHeight: 64
    Picture {
        anchors.fill: parent
        svg: root.width < 1 || root.height < 1 ? "" : Art.field(root.kind, Math.round(root.width), Math.round(root.height), root.radius, EgiziaPaint.fields[root.kind], EgiziaPaint.onField)
    }
    Row {
        visible: root.dots
        y: root.dot
        spacing: root.dot / 2
        anchors.horizontalCenter: parent.horizontalCenter
        Repeater {
            model: root.dots ? root.kind + 1 : 0
            Rectangle {
                width: root.dot
                height: root.dot
                radius: root.dot / 2
                color: EgiziaPaint.onField
            }
        }
    }
}
