pragma Singleton
import Architects.Ui

// The rule book: every page, in the order of the index.
RuleBook {
    game: "egizia"
    reading: [
        "egizia/overview", "egizia/round", "egizia/sailing", "egizia/cards", "egizia/camps", "egizia/sites", "egizia/feeding", "egizia/building",
        "egizia/obelisk", "egizia/pyramid", "egizia/sphinx", "egizia/example", "egizia/score", "egizia/scoring"
    ]
    parts: [
        GameChapter {}, ExampleChapter {}, PhasesChapter {}, RiverChapter {}, BoardChapter {}, BuiltChapter {}, EndChapter {},
        BendsChapter {}, FieldsChapter {}, QuarriesChapter {}, AlwaysChapter {}, WheneverChapter {}, AtOnceChapter {},
        MonumentRiddlesChapter {}, BoardRiddlesChapter {}
    ]
}
