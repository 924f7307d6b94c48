pragma Singleton
import Architects.Ui

// The rule book of Pyramidice: every page, in the order of the index.
RuleBook {
    game: "pyramidice"
    parts: [
        GameChapter {}, WorkChapter {}, ActionChapter {}, RestChapter {}, CardsChapter {}, EndChapter {}, SoloChapter {},
        EnneadChapter {}, TriadChapter {}, WorkGodsChapter {}, OtherGodsChapter {},
        ScarabsChapter {}, TilesChapter {}, ProjectsChapter {}
    ]
}
