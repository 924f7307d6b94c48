import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.Model

// The flood may be moved by one step: the three heights, and what each would mean for whom.
Column {
    id: root
    required property EgiziaPlay play
    readonly property var choices: Array.from(play.flooding.choices || [])
    readonly property var one: choices.find(choice => choice.flood === play.flood) || null
    signal ruleAsked(string page)
    spacing: 8
    FloodGauge {
        objectName: "floodChoice"
        width: Math.min(parent.width, 420)
        anchors.horizontalCenter: parent.horizontalCenter
        flood: root.play.seen.flood
        names: [EgiziaBook.floodName(0), EgiziaBook.floodName(1), EgiziaBook.floodName(2)]
        choices: root.choices.map(choice => choice.flood)
        chosen: root.play.flood
        spoken: qsTr("The flood")
        onTapped: flood => root.play.flood = flood
        onHeld: root.ruleAsked("egizia/flood")
    }
    Label {
        visible: text !== ""
        width: parent.width
        text: root.one ? root.one.text : ""
        soft: true
    }
}
