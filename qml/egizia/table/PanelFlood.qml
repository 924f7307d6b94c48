import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.Model

// The flood may be moved by one step: the three heights, and what each would mean for whom.
Column {
    id: root
    required property EgiziaPlay play
    readonly property list<egiziaFloodChoice> choices: play.flooding.choices
    property egiziaFloodChoice none
    readonly property egiziaFloodChoice one: [...choices].find(choice => choice.flood === play.flood) || none
    spacing: 8
    FloodGauge {
        objectName: "floodChoice"
        width: Math.min(parent.width, 420)
        anchors.horizontalCenter: parent.horizontalCenter
        flood: root.play.seen.flood
        names: EgiziaBook.floods
        choices: [...root.choices].map(choice => choice.flood)
        chosen: root.play.flood
        spoken: qsTr("The flood")
        onTapped: flood => root.play.flood = flood
        onHeld: root.play.ruleAsked("egizia/flood")
    }
    Label {
        visible: text !== ""
        width: parent.width
        text: root.one.text
        soft: true
    }
}
