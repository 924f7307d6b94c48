pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// Cards that could be played now beside what is asked. Nobody has to.
Flow {
    id: root
    required property EgiziaPlay play
    spacing: 6
    Label {
        text: qsTr("You may also play")
        soft: true
        height: Theme.touch
    }
    Repeater {
        model: root.play.extras
        CardChip {
            required property egiziaCard modelData
            objectName: "extra" + modelData.card
            card: modelData.card
            may: true
            advised: root.play.advisesCard(modelData.card) || modelData.card === 38 && root.play.advises(EgiziaAct.Sell)
            spoken: modelData.title
            onTapped: root.play.cardAsked(modelData.card)
            onHeld: root.play.cardAsked(modelData.card)
        }
    }
}
