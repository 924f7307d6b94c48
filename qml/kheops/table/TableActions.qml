import QtQuick
import Architects.Ui

// A choice that is not played yet: turn it on, or let it stand.
Row {
    id: root
    required property KheopsPlay play
    spacing: 12

    function takeFocus(): void { go.forceActiveFocus(Qt.TabFocusReason) }

    GoldButton {
        objectName: "turn"
        quiet: true
        glyph: "turn"
        text: qsTr("Turn")
        enabled: root.play.turnable
        width: Math.max(implicitWidth, (root.width - 12) * 0.36)
        height: go.height
        onClicked: root.play.turn(1)
    }
    GoldButton {
        id: go
        objectName: "confirm"
        text: root.play.turning ? qsTr("Turn it like this") : qsTr("Build here")
        width: root.width - x
        height: Math.max(implicitHeight, 52)
        onClicked: root.play.confirm()
    }
}
