import QtQml
import Architects.Ui

// The Work turn: its phases, the dice, and what may be done to them.
RuleChapter {
    title: qsTr("Work")

    RulePage {
        pageId: "pyramidice/work"
        rulings: ["R22", "R23", "R24", "R42"]
        title: qsTr("The Work turn")
        summary: qsTr("Stones to the quarry, dice, actions, upkeep")
        more: ["pyramidice/dice", "pyramidice/reroll", "pyramidice/pray", "pyramidice/build", "pyramidice/row", "pyramidice/fame", "pyramidice/gods", "pyramidice/upkeep"]
        blocks: [
            { steps: [
                qsTr("<b>Stones.</b> All Stone dice of your board go to the quarry. There they are common: anybody may roll them."),
                qsTr("<b>Dice.</b> Take a die from the quarry for each of your Workers, Stone or Prayer as you like, and roll them."),
                qsTr("<b>Actions.</b> Use the dice, in any order and as often as you like."),
                qsTr("<b>Upkeep.</b> Unused dice go back to the quarry. If you have more gods than Workers and Cats, one must go. The row of gods is filled up, and your gods are ready again.")
            ] },
            { head: qsTr("The actions") },
            { points: [
                qsTr("<b>Roll again</b>, once."),
                qsTr("<b>Pray</b>: pay the price of a god of the row, and it is yours."),
                qsTr("<b>Build</b> a Stone die on a pyramid, and gain Fame."),
                qsTr("<b>Use a god</b> you have."),
                qsTr("<b>Replace</b> a god of the row for one die, so that another comes."),
                qsTr("<b>Gain Fame</b>: 1 for any two dice.")
            ] },
            { head: qsTr("How many dice") },
            { points: [
                qsTr("Workers are not spent by taking dice."),
                qsTr("You must take as many as you can: one for each Worker, or all there are. Bastet and the Turquoise Scarab add to that."),
                qsTr("Workers you gain later in the turn add no dice."),
                qsTr("Without a Worker you take no die. Gods that need none can still be used, and upkeep comes all the same.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/dice"
        rulings: ["R4", "R26", "R27"]
        title: qsTr("Stone dice and Prayer dice")
        summary: qsTr("What each may pay for")
        more: ["pyramidice/work", "pyramidice/cats", "pyramidice/reroll", "pyramidice/build", "pyramidice/triad"]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleDice.qml", values: { dice: [{ value: 5, prayer: false, word: qsTr("Stone die") }, { value: 3, prayer: true, word: qsTr("Prayer die") }] },
              caption: qsTr("Stone dice can be built, Prayer dice cannot.") },
            { points: [
                qsTr("Each die serves <b>one action</b>. Then it goes back to the quarry; only a die that has been built stays where it is, for good."),
                qsTr("Where a value is asked for, the die must show exactly that value."),
                qsTr("A Stone die pays wherever any die will do. A Prayer die never pays where a Stone die is asked for, and is never built."),
                qsTr("A Stone die that has left the supply never returns there: if it is given up it goes to the quarry."),
                qsTr("Dice that Khepri or Mertseger bring come on top and need no Worker."),
                qsTr("Cats, Amon, Mut and the Golden Cat change only dice that you rolled this turn and have not used.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/reroll"
        rulings: ["R25"]
        title: qsTr("Rolling again")
        summary: qsTr("Once, any of your dice")
        more: ["pyramidice/dice", "pyramidice/cats", "pyramidice/god-maat"]
        blocks: [
            { text: qsTr("Once in each Work turn you may roll again <b>any of your unused dice</b>, before or after any action. Choose the dice, then roll them together. Once dice are chosen, nothing else can be done until they are rolled or let go.") },
            { points: [
                qsTr("Dice that came in the middle of the turn may be rolled again too."),
                qsTr("What a Cat did to a die is lost when that die is rolled again."),
                qsTr("Maat gives a second reroll of its own. Ptah does not bring the free one back."),
                qsTr("The die that a god of the Triad lends cannot be rolled.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/cats"
        title: qsTr("Cats")
        summary: qsTr("Turn a die up or down by 1")
        more: ["pyramidice/dice", "pyramidice/god-bastet", "pyramidice/scarab-gold"]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleDice.qml", values: { piece: "C", dice: [{ value: 4, prayer: true, word: qsTr("rolled") }, { value: 5, prayer: true, word: qsTr("with a Cat") }] },
              caption: qsTr("One Cat, one step.") },
            { text: qsTr("At any time in your Work turn you may discard a Cat: one die that you rolled goes <b>up or down by 1</b>.") },
            { points: [
                qsTr("Several Cats may turn the same die."),
                qsTr("A die stays between 1 and 6."),
                qsTr("The die that a god of the Triad lends cannot be turned."),
                qsTr("With Bastet your Workers can do it too. The Golden Cat does it once a turn and stays with its owner."),
                qsTr("Some gods and powers ask for Cats. However it is spent, a Cat goes back to the supply.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/payments"
        title: qsTr("Paying")
        summary: qsTr("Which dice and resources go")
        more: ["pyramidice/pray", "pyramidice/gods", "pyramidice/triad", "pyramidice/god-bastet"]
        blocks: [
            { text: qsTr("What an action costs is paid part by part: Stone dice of a given value first, then other dice of a given value, then dice of any value, then Stone dice of any value, then Workers and Cats.") },
            { points: [
                qsTr("Where only one thing can pay for the next part, it is taken for you. Where it matters, you choose."),
                qsTr("A choice that would leave the rest unpaid is refused."),
                qsTr("A god of the Triad can help while you pay: tap its die. The die exists for that payment only."),
                qsTr("With Bastet a Worker pays for a Cat and a Cat for a Worker."),
                qsTr("Nothing is gained before everything is paid.")
            ] }
        ]
    }
}
