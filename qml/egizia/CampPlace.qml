pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// A camp on the east bank, 150 x 72: its name cut into the sand and what it gives. No frame, for it is always there.
Item {
    id: root
    property string name
    property list<egiziaToken> gives: []    // a sign or a worker, and how many
    property real unit: 1
    readonly property real grow: Math.min(1.3, Theme.zoom)
    implicitWidth: 150
    implicitHeight: 72
    Column {
        x: 6 * root.unit
        width: root.width - 8 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2 * root.unit
        Label {
            text: root.name
            decorative: true
            display: true
            width: parent.width
            font.pixelSize: 18 * root.unit * root.grow
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Row {
            spacing: 10 * root.unit
            Repeater {
                model: root.gives
                Row {
                    id: gift
                    required property egiziaToken modelData
                    spacing: 3 * root.unit
                    FaceToken {
                        token: ({ worker: gift.modelData.worker, sign: gift.modelData.sign })
                        size: 27 * root.unit
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Label {
                        text: gift.modelData.text
                        decorative: true
                        font.pixelSize: 14 * root.unit * root.grow
                        font.weight: Font.DemiBold
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }
    }
}
