import QtQuick
import Architects.Ui

// Stones in stock and what the quarries bring; words come from outside.
Row {
    id: root
    property int stones: 0
    property int gain: 0                    // that would come; negative: that would go
    property string limit                   // "of 25"
    property string income                  // "+6 a round"
    property real size: 34
    spacing: 6
    Sign {
        name: "stone"
        size: root.size
        fill: EgiziaPaint.stone
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        Row {
            spacing: 4
            Label {
                id: figure
                text: root.stones
                decorative: true
                display: true
                size: Theme.subtitle
                wrapMode: Text.NoWrap
            }
            Label {
                visible: root.gain !== 0
                text: root.gain > 0 ? "+" + root.gain : "−" + -root.gain
                decorative: true
                font.weight: Font.DemiBold
                color: root.gain > 0 ? Theme.goldText : Theme.warn
                anchors.baseline: figure.baseline
            }
            Label {
                visible: root.limit !== "" && root.gain === 0
                text: root.limit
                decorative: true
                soft: true
                anchors.baseline: figure.baseline
            }
        }
        Label {
            visible: root.income !== ""
            text: root.income
            decorative: true
            soft: true
            size: Theme.micro + 1
        }
    }
}
