pragma Singleton
import Architects.Ui

// The rule book of Egizia: every page, in the order of the index.
RuleBook {
    game: "egizia"
    parts: [
        GameChapter {}, PhasesChapter {}, RiverChapter {}, BoardChapter {}, BuiltChapter {}, EndChapter {},
        BendsChapter {}, FieldsChapter {}, QuarriesChapter {}, AlwaysChapter {}, WheneverChapter {}, AtOnceChapter {},
        MonumentRiddlesChapter {}, BoardRiddlesChapter {}
    ]
}
