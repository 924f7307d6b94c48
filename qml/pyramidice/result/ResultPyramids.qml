pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// The pyramids in play, level by level, with the seals of the projects.
Column {
    id: root
    property list<pyramidicePyramid> pyramids
    property list<pyramidiceSeal> seals
    property bool apart: false
    property int lit: -1
    readonly property bool three: pyramids.length > 1
    // Cheops alone may be larger; with Chephren beside it there are nine cells and the gaps.
    readonly property real cell: Math.min(largest, three ? width / (9 + 0.36 * 3 + 0.6) : width / 6.8)
    property real largest: 46
    spacing: 10

    Item {
        width: parent.width
        implicitHeight: words.implicitHeight
        Divider {
            width: (parent.width - words.width) / 2 - 10
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: words
            text: qsTr("The pyramids, level by level")
            soft: true
            font.weight: Font.DemiBold
            width: Math.min(implicitWidth, parent.width)
            horizontalAlignment: Text.AlignHCenter
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Divider {
            x: parent.width - width
            width: (parent.width - words.width) / 2 - 10
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    component Taken: ApartRow {
        required property pyramidicePyramid modelData
        pyramid: modelData
        seals: root.seals
        apart: root.apart
        cell: root.cell
        lit: root.lit
    }
    Row {           // the great one, and beside it the smaller ones, one below the other
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: root.cell * 0.6
        Repeater {
            model: [...root.pyramids].slice(0, 1)
            delegate: Taken {}
        }
        Column {
            visible: root.three
            spacing: 8
            Repeater {
                model: [...root.pyramids].slice(1)
                delegate: Taken {}
            }
        }
    }
}
