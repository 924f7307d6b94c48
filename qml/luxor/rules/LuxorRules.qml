pragma Singleton
import Architects.Ui

// The rule book: every page, in the order of the index.
RuleBook {
    game: "luxor"
    reading: [
        "luxor/overview", "luxor/turn", "luxor/wall", "luxor/pairs", "luxor/facing", "luxor/researchers", "luxor/scarabs", "luxor/sarcophagi", "luxor/example",
        "luxor/pharaoh", "luxor/end", "luxor/scoring"
    ]
    parts: [
        DigChapter {}, WallChapter {}, PillarsChapter {}, TreasureChapter {}, CurseChapter {}, SphinxChapter {}, AnimalsChapter {}
    ]
}
