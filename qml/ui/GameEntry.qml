import QtQml

// What a game brings to the app besides its rules: its screens and its few words for the shelf. Each game's module has one, <Game>Entry.qml.
QtObject {
    property url table                      // plays a match: `table`, `replaying`
    property url result                     // tells how it ended: `table`
    property url review                     // its board, led through a finished match: `table`, `review`, `placeOf`
    property url miniature                  // the board of an open match, small: `table`
    property url dice                       // what its dice gave: `table`, null for all matches; empty if it has none
    property url art                        // its picture on the shelf
    property var book                       // its rule book: `game`, `pages`, `chapters`, `reading`
    readonly property string rules: book ? book.game + "/overview" : ""
    readonly property bool hasDice: String(dice) !== ""
    property string facts                   // how many play, and with what
    property string pitch                   // one sentence that makes one want to play it
    property string length
    property string secret                  // what stays hidden while one phone is passed around
    property bool rivalsDiffer: false       // alone one plays against what each Architect can do, not only against how well he plays

    // What the Architect of a level can do, where rivals differ.
    function rivalPower(level: int): string { return "" }
}
