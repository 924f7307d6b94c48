pragma Singleton
import Architects.Ui

// The rule book of Egizia: every page, in the order of the index.
RuleBook {
    game: "egizia"
    title: "Egizia"
    parts: [
        GameChapter {}, PhasesChapter {}, RiverChapter {}, BoardChapter {}, BuiltChapter {}, EndChapter {},
        BendsChapter {}, FieldsChapter {}, QuarriesChapter {}, AlwaysChapter {}, WheneverChapter {}, AtOnceChapter {},
        MonumentRiddlesChapter {}, BoardRiddlesChapter {}
    ]
}
