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
    property var extra: null                // what can be played, as of the model; null: only to be read
    property int amount: 1
    readonly property var words: visible && EgiziaBook.language >= 0 ? EgiziaBook.card(card) : ({})
    readonly property var mine: visible ? Array.from(play.own.always || []).concat(Array.from(play.own.whenever || [])).find(one => one.card === card) || null : null
    readonly property string use: extra ? extra.use : ""
    readonly property int most: extra && extra.most ? extra.most : 1
    signal ruleAsked(string page)
    title: words.title || (card < 0 ? qsTr("From the beginning") : "")
    spacing: 12

    function show(which: int): void {
        card = which
        extra = play.extras.find(one => one.card === which) || null
        amount = 1
        open()
    }
    function siteName(site: int): string { return play.at([6, 12, 18][site]).name || "" }
    function done(ok: bool): void { if (ok) close() }

    NileCardLarge {
        width: Math.min(parent.width, 420)
        anchors.horizontalCenter: parent.horizontalCenter
        card: root.card
        title: root.title
        text: root.words.text || ""
        kindText: root.words.kindTitle || ""
        note: root.words.when || ""
    }
    Label {                                 // why it cannot be played now
        objectName: "whyNot"
        visible: text !== "" && root.extra === null
        width: parent.width
        soft: true
        text: root.mine ? root.mine.reason || "" : ""
    }
    Flow {                                  // a worker to be chosen
        visible: root.use === "drill"
        width: parent.width
        spacing: 8
        Repeater {
            model: root.use === "drill" ? Array.from(root.play.own.workers || []).filter(one => Array.from(root.extra.workers || []).indexOf(one.worker) >= 0) : []
            WorkerTile {
                required property var modelData
                objectName: "drill" + modelData.worker
                worker: modelData.worker
                strength: modelData.strength
                gain: 1
                framed: true
                may: true
                spoken: modelData.spoken || ""
                onTapped: root.done(root.play.board.drill(root.card, worker))
            }
        }
    }
    Flow {                                  // a field to be improved
        visible: root.use === "upgrade"
        width: parent.width
        spacing: 8
        Repeater {
            model: root.use === "upgrade" ? Array.from(root.play.own.fields || []).filter(one => Array.from(root.extra.fields || []).indexOf(one.card) >= 0) : []
            FieldChip {
                required property var modelData
                objectName: "field" + modelData.card
                colour: modelData.colour
                grain: modelData.grain
                may: true
                width: 52
                height: 56
                spoken: modelData.title || ""
                onTapped: root.done(root.play.board.upgrade(modelData.card))
            }
        }
    }
    Repeater {                              // a site for one more place
        model: root.use === "extraPlace" ? Array.from(root.extra.sites || []) : []
        GoldButton {
            required property int modelData
            objectName: "site" + modelData
            width: root.face.width - 40
            text: root.siteName(modelData)
            onClicked: root.done(root.play.board.extraPlace(modelData))
        }
    }
    Stepper {
        visible: root.use === "sell"
        anchors.horizontalCenter: parent.horizontalCenter
        most: root.most
        value: root.amount
        unitName: qsTr("stones")
        onStepped: value => root.amount = value
    }
    GoldButton {
        objectName: "playCard"
        visible: root.use === "play" || root.use === "sell"
        width: parent.width
        text: root.use === "sell" ? qsTr("Sell %n stone(s)", "", root.amount) : qsTr("Play it")
        onClicked: root.done(root.use === "sell" ? root.play.board.sell(root.amount) : root.play.board.playCard(root.card))
    }
    SettingRow {
        visible: root.card > 0
        width: parent.width
        glyph: "rules"
        text: qsTr("This card in the rules")
        onClicked: root.ruleAsked(root.words.page || "egizia/cards")
    }
}
