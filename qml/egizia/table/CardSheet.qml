pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.Model

// A Nile card opened large: what it does, and, if it can be played now, how.
Sheet {
    id: root
    required property EgiziaPlay play
    property int card: 1
    property egiziaCard extra               // what can be played; none: it is only to be read
    property int amount: 1
    property egiziaCard noCard
    property egiziaWorker noWorker
    property egiziaCardWords noWords
    readonly property egiziaCardWords words: visible && card > 0 ? EgiziaBook.cards[card - 1] : noWords
    readonly property egiziaCard mine: visible && [...play.own.always, ...play.own.whenever].find(one => one.card === card) || noCard
    readonly property bool playable: extra.card > 0
    readonly property int use: playable ? extra.use : EgiziaUse.None
    readonly property bool drilling: use === EgiziaUse.Drill
    readonly property bool upgrading: use === EgiziaUse.Upgrade
    readonly property bool selling: use === EgiziaUse.Sell
    signal ruleAsked(string page)
    title: words.title !== "" ? words.title : card < 0 ? qsTr("From the beginning") : ""
    spacing: 12

    function show(which: int): void {
        card = which
        extra = [...play.extras].find(one => one.card === which) || noCard
        amount = 1
        open()
    }
    function siteName(site: int): string { return play.at(6 * site + 6).name }
    function workerOf(side: egiziaSide, which: int): egiziaWorker { return which < side.workers.length ? side.workers[which] : noWorker }
    // Those that the card can improve.
    function fieldsOf(side: egiziaSide): var { return upgrading ? [...side.fields].filter(one => [...extra.fields].includes(one.card)) : [] }
    function done(ok: bool): void { if (ok) close() }

    NileCardLarge {
        width: Math.min(parent.width, 420)
        anchors.horizontalCenter: parent.horizontalCenter
        card: root.card
        title: root.title
        text: root.words.text
        kindText: root.words.kindTitle
        note: root.words.when
    }
    Label {                                 // why it cannot be played now
        objectName: "whyNot"
        visible: text !== "" && !root.playable
        width: parent.width
        soft: true
        text: root.mine.reason
    }
    Flow {                                  // a worker to be chosen
        visible: root.drilling
        width: parent.width
        spacing: 8
        Repeater {
            model: root.drilling ? root.extra.workers : []
            WorkerTile {
                required property int modelData
                readonly property egiziaWorker now: root.workerOf(root.play.own, modelData)
                objectName: "drill" + modelData
                worker: modelData
                strength: now.strength
                gain: 1
                framed: true
                may: true
                spoken: now.spoken
                onTapped: root.done(root.play.board.drill(root.card, worker))
            }
        }
    }
    Flow {                                  // a field to be improved
        visible: root.upgrading
        width: parent.width
        spacing: 8
        Repeater {
            model: root.fieldsOf(root.play.own)
            FieldChip {
                required property egiziaField modelData
                objectName: "field" + modelData.card
                colour: modelData.colour
                grain: modelData.grain
                may: true
                width: 52
                height: 56
                spoken: modelData.title
                onTapped: root.done(root.play.board.upgrade(modelData.card))
            }
        }
    }
    Repeater {                              // a site for one more place
        model: root.use === EgiziaUse.ExtraPlace ? root.extra.sites : []
        GoldButton {
            required property int modelData
            objectName: "site" + modelData
            width: root.face.width - 40
            text: root.siteName(modelData)
            onClicked: root.done(root.play.board.extraPlace(modelData))
        }
    }
    Stepper {
        visible: root.selling
        anchors.horizontalCenter: parent.horizontalCenter
        most: root.extra.most
        value: root.amount
        unitName: qsTr("stones")
        onStepped: value => root.amount = value
    }
    GoldButton {
        objectName: "playCard"
        visible: root.use === EgiziaUse.Play || root.selling
        width: parent.width
        text: root.selling ? qsTr("Sell %n stone(s)", "", root.amount) : qsTr("Play it")
        onClicked: root.done(root.selling ? root.play.board.sell(root.amount) : root.play.board.playCard(root.card))
    }
    SettingRow {
        visible: root.card > 0
        width: parent.width
        glyph: "rules"
        text: qsTr("This card in the rules")
        onClicked: root.ruleAsked(root.words.page !== "" ? root.words.page : "egizia/cards")
    }
}
