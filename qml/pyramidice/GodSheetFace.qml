pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import "Gods.js" as Gods

// A god opened: the painted shrine, the name, how and what the power does, the price and the Fame at the end.
// Children stand below it in a column, for one or two buttons.
Column {
    id: root
    property int god: 1
    property list<pyramidiceCost> costs
    property string power
    property string use                     // when the power works
    property string fame                    // at the end of the game
    property string costTitle               // the words over price and Fame
    property string fameTitle
    property string costSpoken              // the price in words
    property string note
    property real shrineWidth: Math.min(212, width * 0.62)
    default property alias actions: below.data
    spacing: 10
    width: 300

    Item {
        width: root.width
        height: shrine.height + 4
        Naos {
            id: shrine
            width: root.shrineWidth
            height: width
            god: root.god
            field: Gods.field(root.god)
            ground: Theme.card
            x: (root.width - width) / 2
        }
    }
    Label {
        text: qsTranslate("God", Gods.name(root.god))
        display: true
        size: Theme.title + 4
        width: root.width
        horizontalAlignment: Text.AlignHCenter
    }
    Row {
        visible: root.use !== ""
        spacing: 8
        x: (root.width - width) / 2
        Rectangle {
            width: 10
            height: 10
            rotation: 45
            color: Pigment.fieldMark(Gods.field(root.god))
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: root.use
            soft: true
            size: Theme.label + 1
            width: Math.min(implicitWidth, root.width - 24)
        }
    }
    Label {
        visible: root.power !== ""
        text: root.power
        size: Theme.text + 2
        lineHeight: 1.12
        width: root.width
        horizontalAlignment: Text.AlignHCenter
    }
    Divider { width: root.width }
    Item {
        width: root.width
        height: Math.max(price.height, points.height)
        Column {
            id: price
            spacing: 6
            Accessible.role: Accessible.StaticText
            Accessible.name: root.costSpoken
            Accessible.ignored: root.costSpoken === ""
            Label {
                visible: root.costTitle !== ""
                text: root.costTitle
                soft: true
            }
            Row {
                spacing: 10
                Repeater {
                    model: root.costs
                    CostChip {
                        required property pyramidiceCost modelData
                        code: modelData.code
                        met: modelData.met
                        size: 34
                    }
                }
            }
        }
        Column {
            id: points
            x: root.width - width
            spacing: 8
            Label {
                visible: root.fameTitle !== ""
                text: root.fameTitle
                soft: true
                anchors.right: parent.right
            }
            Tally {
                visible: root.fame !== ""
                text: root.fame
                spoken: root.fame
                textSize: Theme.heading
                anchors.right: parent.right
            }
        }
    }
    Label {
        visible: root.note !== ""
        text: root.note
        soft: true
        width: root.width
    }
    Column {
        id: below
        width: root.width
        spacing: 8
    }
}
