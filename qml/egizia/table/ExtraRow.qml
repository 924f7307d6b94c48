pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia

// Cards that could be played now beside what is asked. Nobody has to.
Flow {
    id: root
    required property EgiziaPlay play
    signal extraAsked(var extra)
    spacing: 6
    Label {
        text: qsTr("You may also play")
        soft: true
        height: Theme.touch
    }
    Repeater {
        model: root.play.extras
        CardChip {
            required property var modelData
            objectName: "extra" + modelData.card
            card: modelData.card
            may: true
            advised: root.play.advisesCard(modelData.card) || modelData.card === 38 && root.play.advises("sell")
            spoken: modelData.title
            onTapped: root.extraAsked(modelData)
            onHeld: root.extraAsked(modelData)
        }
    }
}
