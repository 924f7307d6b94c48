import QtQuick
import Architects.Ui

// One player beside the finished pyramid: the medallion, the points, the name.
Column {
    id: root
    property int seat: 0
    property int column: 0
    property int points: 0
    property string name
    property bool winner: false
    property bool rightward: false
    readonly property real edge: rightward ? 1 : 0
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %n point(s)", "", points).arg(name)

    SeatBadge {
        seat: root.seat
        size: 44
        active: root.winner
        decorative: true
        x: (root.width - width) * root.edge
    }
    Label {
        objectName: "points" + root.column
        text: root.points
        decorative: true
        display: true
        size: Theme.hero
        x: (root.width - width) * root.edge
    }
    Label {
        text: root.name
        decorative: true
        soft: true
        width: Math.min(implicitWidth, 92)
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        x: (root.width - width) * root.edge
    }
}
