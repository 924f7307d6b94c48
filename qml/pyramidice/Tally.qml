import QtQuick
import Architects.Ui

// A sign and its number: W, C, S or F (Fame). The number is said by whoever holds it, or from here by `spoken`.
Row {
    id: root
    property string kind: "F"
    property string text
    property string spoken
    property int textSize: Theme.text
    property real size: textSize * 1.15
    property color color: Theme.ink
    spacing: Math.round(textSize * 0.22)
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    PieceSign {
        kind: root.kind
        size: root.size
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        text: root.text
        decorative: true
        size: root.textSize
        color: root.color
        wrapMode: Text.NoWrap
        font.weight: Font.DemiBold
        anchors.verticalCenter: parent.verticalCenter
    }
}
