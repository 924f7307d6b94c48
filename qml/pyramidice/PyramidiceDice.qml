import Architects.Model

// What the dice gave: in one match, if there is a table, and in all.
DicePage {
    property TableModel table
    readonly property PyramidiceModel position: table ? table.board as PyramidiceModel : null
    property diceRolls none
    match: position ? position.rolls : none
    all: App.diceStatistics("pyramidice")
    seed: table ? table.seed : ""
}
