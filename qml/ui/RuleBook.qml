import QtQml

// The rule book of a game: its chapters in the order of the index, and all their pages as one.
QtObject {
    id: root
    property string game                    // "kheops": what the ids of its pages begin with
    property list<RuleChapter> parts
    property list<string> reading           // what one reads to learn the game, from the first page to the last
    readonly property var pages: Array.from(parts).reduce((all, part) => all.concat(Array.from(part.pages)), [])
    readonly property var chapters: {
        let from = 0
        return Array.from(parts).map(part => {
            from += part.pages.length
            return { title: part.title, folded: part.folded, from: from - part.pages.length, to: from }
        })
    }
}
