pragma Singleton
import QtQml
import Architects.Ui

// The rule book: every page, in the order of the index.
RuleBook {
    game: "kheops"
    parts: [
        RuleChapter {
            title: qsTr("The game")
            OverviewPage {}
            NetworksPage {}
            TurnPage {}
            ExamplePage {}
            SetupPage {}
            SecretsPage {}
            TablePage {}
        },
        RuleChapter {
            title: qsTr("The pyramid")
            PawnsPage {}
            TilePage {}
            TilesPage {}
        },
        RuleChapter {
            title: qsTr("Powers")
            RotatePage {}
            SwapPage {}
            MovePage {}
            ForbiddenPage {}
        },
        RuleChapter {
            title: qsTr("Special pawns")
            MummyPage {}
            PriestPage {}
            PharaohPage {}
        },
        RuleChapter {
            title: qsTr("Points")
            SarcophagiPage {}
            AnkhPage {}
            DoublePage {}
            CursePage {}
            ClosedPage {}
            ScoringPage {}
            CountPage {}
            EndPage {}
        }
    ]
    // What one reads to learn the game, from the first page to the last.
    reading: [
        "kheops/overview", "kheops/networks", "kheops/turn", "kheops/example", "kheops/pawns", "kheops/tile", "kheops/rotate",
        "kheops/mummy", "kheops/sarcophagi", "kheops/closed", "kheops/curse", "kheops/ankh", "kheops/count"
    ]
}
