pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// Upkeep: which god must go. The same gods carry the gold line above and can be tapped there as well.
Item {
    id: root
    required property PyramidicePlay play
    readonly property int picked: play.dropped
    readonly property list<pyramidiceDrop> gods: play.board.drops
    readonly property string name: nameOf(picked)
    implicitHeight: list.height + 6 + go.implicitHeight

    function nameOf(god: int): string {
        for (let i = 0; i < gods.length; ++i)
            if (gods[i].god === god)
                return gods[i].name
        return ""
    }

    ListView {
        id: list
        objectName: "drops"
        width: parent.width
        height: 60 + Theme.micro * 1.4
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width
        spacing: 4
        model: root.gods
        delegate: GodToken {
            required property pyramidiceDrop modelData
            objectName: "drop" + modelData.god
            god: modelData.god === 39 ? 0 : modelData.god
            width: 58
            may: true
            advised: root.play.advises(PyramidiceAct.Drop) && root.play.advised.god === modelData.god
            chosen: root.picked === modelData.god
            caption: modelData.name
            spoken: modelData.name
            onTapped: root.play.dropped = modelData.god
        }
    }
    GoldButton {
        id: go
        objectName: "dropGod"
        y: list.height + 6
        width: parent.width
        enabled: root.name !== ""
        danger: true
        text: enabled ? qsTr("Discard %1").arg(root.name) : qsTr("Choose a god")
        onClicked: root.play.board.drop(root.picked)
    }
}
