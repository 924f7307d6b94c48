pragma Singleton
import QtQml
import Architects.Ui

// The rule book of Pyramidice: every page, in the order of the index.
QtObject {
    id: root
    readonly property string game: "pyramidice"
    readonly property string title: "Pyramidice"
    readonly property list<RuleChapter> parts: [
        GameChapter {}, WorkChapter {}, ActionChapter {}, RestChapter {}, CardsChapter {}, EndChapter {}, SoloChapter {},
        EnneadChapter {}, TriadChapter {}, WorkGodsChapter {}, OtherGodsChapter {},
        ScarabsChapter {}, TilesChapter {}, ProjectsChapter {}
    ]
    readonly property var pages: Array.from(parts).reduce((all, part) => all.concat(Array.from(part.pages)), [])
    readonly property var chapters: {
        let from = 0
        return Array.from(parts).map(part => {
            from += part.pages.length
            return { title: part.title, folded: part.folded, from: from - part.pages.length, to: from }
        })
    }
}
