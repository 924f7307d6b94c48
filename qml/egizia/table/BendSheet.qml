import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.Model

// A bend opened large: its card, or what its camp or site is for, who lies there, and why no ship can go.
Sheet {
    id: root
    required property EgiziaPlay play
    property int bend: 1
    readonly property egiziaBend there: visible ? play.at(bend) : play.noBend
    readonly property egiziaBendWords words: visible ? EgiziaBook.bends[bend - 1] : noWords
    readonly property int card: there.card
    readonly property egiziaCardWords cardWords: card > 0 ? EgiziaBook.cards[card - 1] : noCardWords
    property egiziaBendWords noWords
    property egiziaCardWords noCardWords
    signal ruleAsked(string page)
    title: there.name
    spacing: 12

    function show(which: int): void {
        bend = which
        open()
    }
    NileCardLarge {
        visible: root.card > 0
        width: Math.min(parent.width, 420)
        anchors.horizontalCenter: parent.horizontalCenter
        card: Math.max(1, root.card)
        title: root.cardWords.title
        text: root.cardWords.text
        kindText: root.cardWords.kindTitle
        note: root.cardWords.when
    }
    Label {
        visible: root.card === 0 && text !== ""
        width: parent.width
        size: Theme.text
        text: root.words.text
        lineHeight: 1.15
    }
    Label {
        visible: text !== ""
        width: parent.width
        soft: true
        text: root.play.sailing && !root.there.may ? root.there.reason : ""
    }
    GoldButton {
        objectName: "chooseBend"
        visible: root.play.sailing && root.there.may
        width: parent.width
        text: qsTr("Send a ship here")
        onClicked: {
            root.play.moorAt(root.bend)
            root.close()
        }
    }
    SettingRow {
        width: parent.width
        glyph: "rules"
        text: qsTr("In the rules")
        onClicked: root.ruleAsked(root.there.page !== "" ? root.there.page : "egizia/river")
    }
}
