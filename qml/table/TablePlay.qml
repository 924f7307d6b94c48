import QtQuick
import Architects.Model
import Architects.Ui

// What the player is about to do: one state, whether it comes about by finger, mouse, keys or a screen reader. Every part of the table has it.
// A game adds what can be chosen at it. It decides no rule: what may be done is asked of the model, and what may not is tried, so that the
// model says why.
QtObject {
    id: root
    required property TableModel table
    property bool watching: false           // a replay or a review: nothing can be done
    property bool mine: table.yourTurn && !watching
    property bool quiet: false              // something is being shown: nothing acts
    property bool mayUndo: table.canUndo
    property bool mayRewind: table.canRewind && !watching && !mayUndo   // one step back, behind what was answered
    property bool chosen: false             // something is chosen, and nothing is played yet
    property string step                    // changes whenever something else is to be done
    property string choice: step            // changes whenever something else is chosen
    property bool holding: false            // a piece is held by a finger or the mouse
    property bool led: false                // what is chosen was chosen by the Architect
    property string ledTo                   // and what that was
    readonly property PieceHand hand: PieceHand {}      // what is in the air

    signal ruleAsked(string page)           // somebody wants to read this page
    signal lookUpAsked(string what)         // the score, the history or the menu
    signal refused(string sentence, string page)
    signal rewindAsked()                    // and that costs something
    signal replayEnded()

    // Whoever chooses something else has made up his mind: the advice goes, the choice stays.
    onChoiceChanged: {
        if (led && choice !== ledTo) {
            led = false
            table.hint.close()
        }
    }

    // The game's own, each of them:
    function clear(): void {}               // nothing is chosen any more
    function follow(): void { clear() }     // there is another position: what was chosen is gone
    function settle(): void {}              // and all that hangs on it has changed
    function advising(): bool { return false }      // the Architect advises a move
    function choose(): void {}              // that move
    function takeBack(): void {             // the last move
        if (quiet)
            return
        if (mayUndo || !table.canRewind && !table.canUndo)
            table.undo()                    // or it says why there is nothing to undo
        else if (mayRewind && table.practice)
            table.rewind()
        else if (mayRewind)
            rewindAsked()
    }
    function carryOut(): bool { return false }      // it is played by the table itself, e.g. to throw dice
    function stepOut(): bool {               // one step out of what is chosen; false if nothing is
        const was = chosen
        if (was)
            clear()
        return was
    }

    // There is other advice: the advised move lies there as if it had been chosen, and goes with the advice.
    function heed(): void {
        const was = led
        led = false
        if (holding)
            return
        if (was) {
            follow()
            settle()
        }
        if (!advising())
            return
        clear()
        choose()
        ledTo = choice
        led = true
    }
    // One step back: what was chosen first, then what was done.
    function back(): void {
        if (!stepOut())
            takeBack()
    }
}
