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
    property bool shown: false              // the first number does not move
    onTextChanged: if (shown && Theme.motion > 0) bump.restart()
    Component.onCompleted: shown = true
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    SequentialAnimation {
        id: bump
        NumberAnimation { target: sign; property: "scale"; to: 1.3; duration: Theme.ms(110); easing.type: Easing.OutQuad }
        NumberAnimation { target: sign; property: "scale"; to: 1; duration: Theme.ms(200); easing.type: Easing.OutBack }
    }
    PieceSign {
        id: sign
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
