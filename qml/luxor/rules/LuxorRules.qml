pragma Singleton
import Architects.Ui

// The rule book of Luxor: every page, in the order of the index.
RuleBook {
    game: "luxor"
    parts: [
        DigChapter {}, WallChapter {}, PillarsChapter {}, TreasureChapter {}, CurseChapter {}, SphinxChapter {}, AnimalsChapter {}
    ]
}
