pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// How high the Nile stands: low waters the green fields, the middle the yellow ones too, high all three. Where it may be moved, one taps.
Item {
    id: root
    property int flood: 1
    property list<int> choices: []          // floods that may be chosen
    property int chosen: -1
    property list<string> names: ["", "", ""]
    property string spoken
    signal tapped(int flood)
    signal held(int flood)
    implicitWidth: 240
    implicitHeight: 64 + (names[1] !== "" ? Theme.micro * 1.5 : 0)
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    Repeater {
        model: 3
        PieceButton {
            id: step
            required property int index
            readonly property bool now: root.flood === index
            objectName: "floodTo" + index
            x: index * (root.width + 6) / 3
            width: (root.width + 6) / 3 - 6
            height: root.height
            enabled: [...root.choices].includes(index)
            may: enabled && root.chosen !== index
            chosen: root.chosen === index
            spoken: root.names[index] || ""
            ringRadius: 5
            onTapped: root.tapped(index)
            onHeld: root.held(index)
            Rectangle {
                anchors.fill: parent
                radius: 5
                color: step.now ? Theme.mix(Theme.card, EgiziaPaint.water, Theme.night ? 0.8 : 0.55) : Theme.tint(Theme.card, 0.4)
                border.width: step.now ? 2 : 1
                border.color: step.now ? EgiziaPaint.waterInk : Theme.line
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 9
                spacing: 3
                Repeater {
                    model: 3
                    FieldPatch {
                        required property int index
                        kind: index
                        width: 15
                        height: 17
                        opacity: index <= step.index ? 1 : 0.18
                    }
                }
            }
            Sign {
                name: "flood"
                size: 26
                color: EgiziaPaint.waterInk
                bold: step.now ? 1.3 : 1
                opacity: step.now ? 1 : 0.55
                anchors.horizontalCenter: parent.horizontalCenter
                y: 30
            }
            Label {
                visible: text !== ""
                text: root.names[step.index] || ""
                decorative: true
                soft: !step.now
                size: Theme.micro
                width: parent.width - 4
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                anchors.horizontalCenter: parent.horizontalCenter
                y: 58
            }
            Halo {
                may: step.may
                chosen: step.chosen
                radius: 5
            }
        }
    }
}
