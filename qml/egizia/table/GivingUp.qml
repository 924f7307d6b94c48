import QtQuick
import Architects.Model
import Architects.Ui

// What cannot be taken back is asked once more, with what it costs.
ConfirmDialog {
    id: root
    required property EgiziaPlay play
    property string what                    // "pass", "giveUp", "none" or "look"
    readonly property egiziaSide own: play.own
    danger: true
    title: what === "look" ? qsTr("Draw %n card(s)?", "", play.look) : what === "pass" ? qsTr("Pass for this round?") : what === "none" ? qsTr("Keep no card?") : qsTr("Build nothing at %1?").arg(play.action.name)
    text: what === "look" ? lookText(play.looked.price) : what === "pass" ? stopText(own.ships) : what === "none" ? noneText(play.drawn.returns.length > 0 ? play.drawn.returns[0] : 0) : giveUpText()
    acceptText: what === "look" ? qsTr("Draw %n card(s)", "", play.look) : what === "pass" ? qsTr("Pass") : what === "none" ? qsTr("Keep none") : qsTr("Give up")
    rejectText: what === "look" ? qsTr("Cancel") : qsTr("Go on")
    onAccepted: {
        if (what === "look")
            play.board.look(play.look)
        else if (what === "pass")
            play.board.pass()
        else if (what === "giveUp")
            play.board.giveUp()
        else
            play.board.keep([])
    }

    function lookText(price: int): string { return qsTr("You pay %n stone(s). Cards that have been seen cannot be given back.", "", price) }
    function stopText(ships: int): string { return qsTr("Your %n remaining ship(s) will not sail in this round. The others go on without you.", "", ships) }
    function noneText(points: int): string {
        return qsTr("All the cards you have paid for go back.") + (points > 0 ? " " + qsTr("You get %n point(s) for them.", "", points) : "")
    }
    function giveUpText(): string { return qsTr("Your ship goes home at once. It builds nothing here, and brings no points for this site.") }
    function ask(loss: string): void {
        what = loss
        open()
    }
}
