pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// Which of two scarabs shall be kept; the other goes back.
Column {
    id: root
    required property PyramidicePlay play
    property int picked: 0
    readonly property list<int> offered: play.board.offered
    spacing: 8

    Repeater {
        model: root.offered
        delegate: ScarabCard {
            required property int modelData
            readonly property pyramidiceScarabText words: Book.scarab(modelData)
            objectName: "scarab" + modelData
            width: root.width
            scarab: modelData
            name: words.fullName
            power: words.when + ". " + words.power
            may: true
            advised: root.play.advises(PyramidiceAct.Scarab) && root.play.advised.scarab === modelData
            chosen: root.picked === modelData
            onTapped: root.picked = modelData
            onHeld: root.play.ruleAsked(words.page)
        }
    }
    GoldButton {
        objectName: "keepScarab"
        width: root.width
        height: 52
        enabled: [...root.offered].indexOf(root.picked) >= 0
        text: enabled ? qsTr("Keep the %1").arg(Book.scarab(root.picked).fullName) : qsTr("Choose one")
        onClicked: root.play.board.chooseScarab(root.picked)
    }
}
