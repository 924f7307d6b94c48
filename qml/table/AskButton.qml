import QtQuick
import Architects.Ui
import Architects.Model

// Asks the Architect what he would do. Against people far away there is no such thing: who is not here cannot see who asks.
IconButton {
    required property TableModel table
    objectName: "ask"
    visible: !table.online
    glyph: "hint"
    text: qsTr("Hint")
    enabled: table.hint.available && !table.hint.asking && !table.hint.there
    onClicked: table.hint.ask()
}
