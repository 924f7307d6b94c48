pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// The gods in front of the player. Those whose power can be used now carry the gold line.
Item {
    id: root
    required property PyramidicePlay play
    property pyramidiceSide side
    property bool captions: true
    readonly property list<pyramidiceGod> gods: side.gods
    readonly property int count: side.upkeepGods
    readonly property bool over: count > side.upkeepLimit
    signal opened(int god)
    signal held(int god)
    implicitHeight: captions ? 58 + Theme.micro * 1.4 + upkeep.implicitHeight + 2 : 58

    function mayDrop(god: int): bool { return play.phase === PyramidicePhase.Drop && [...play.board.drops].some(one => one.god === (god === 0 ? 39 : god)) }
    function pays(god: int): bool { return play.phase === PyramidicePhase.Pay && [...play.payment.virtuals].some(one => one.god === god) }
    function speak(one: pyramidiceGod): string {
        const name = one.god === 0 ? qsTr("Ennead, %n god(s)", "", one.stack) : Book.god(one.god).name
        return name + (one.usable ? ", " + qsTr("can be used now") : one.used ? ", " + qsTr("used this turn") : "") + (one.loan ? ", " + qsTr("on loan") : "")
    }

    // Own ones by their numbers, the Ennead's with them.
    function numbers(): var {
        return [...gods].filter(one => !one.loan).reduce((all, one) => all.concat(one.god === 0 ? [...one.members] : [one.god]), []).sort((a, b) => a - b)
    }

    Shows {
        piece: root.side.seat < 0 ? "" : "seat." + root.side.seat + ".gods"
        value: root.numbers().join(" ")
        printed: true                       // how many lie in the Ennead
    }
    Label {
        visible: root.gods.length === 0
        width: parent.width
        height: 58
        text: qsTr("No gods yet")
        soft: true
        horizontalAlignment: Text.AlignHCenter
    }
    ListView {
        id: list
        objectName: "ownGods"
        width: parent.width
        height: root.captions ? 58 + Theme.micro * 1.4 + 2 : 58
        orientation: ListView.Horizontal
        interactive: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        spacing: 1
        model: RowList { rows: root.gods; key: "god" }
        delegate: GodToken {
            required property pyramidiceGod modelData
            objectName: "own" + modelData.god
            god: modelData.god
            used: modelData.used
            loan: modelData.loan
            stack: modelData.stack
            width: 50
            caption: root.captions ? Book.god(modelData.god).name : ""
            chosen: root.play.phase === PyramidicePhase.Drop && root.play.dropped === (modelData.god === 0 ? 39 : modelData.god)
            advised: root.play.advisesGod(modelData)
            may: modelData.usable || root.mayDrop(modelData.god) || root.pays(modelData.god)
            spoken: root.speak(modelData)
            onTapped: root.opened(modelData.god)
            onHeld: root.held(modelData.god)
        }
    }
    Label {
        id: upkeep
        visible: root.captions && root.count > 0
        y: list.height
        width: parent.width
        text: qsTr("upkeep %1 of %2").arg(root.count).arg(root.side.upkeepLimit)
        size: Math.min(Theme.label, 16)
        soft: !root.over
        color: root.over ? Theme.warn : Theme.inkSoft
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
    }
}
