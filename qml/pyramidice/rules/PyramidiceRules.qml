pragma Singleton
import Architects.Ui

// The rule book: every page, in the order of the index.
RuleBook {
    game: "pyramidice"
    reading: [
        "pyramidice/overview", "pyramidice/resources", "pyramidice/turn", "pyramidice/work-example", "pyramidice/dice", "pyramidice/cats", "pyramidice/pray",
        "pyramidice/build", "pyramidice/gods", "pyramidice/upkeep", "pyramidice/rest-example", "pyramidice/scarabs", "pyramidice/projects", "pyramidice/end",
        "pyramidice/scoring"
    ]
    parts: [
        GameChapter {}, ExampleChapter {}, WorkChapter {}, ActionChapter {}, RestChapter {}, CardsChapter {}, EndChapter {}, SoloChapter {},
        EnneadChapter {}, TriadChapter {}, WorkGodsChapter {}, OtherGodsChapter {},
        ScarabsChapter {}, TilesChapter {}, ProjectsChapter {}
    ]
}
