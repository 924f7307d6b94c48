pragma Singleton
import QtQml
import Architects.Ui

// The rule book: every page, in the order of the index.
QtObject {
    readonly property string game: "kheops"
    readonly property list<RulePage> pages: [
        OverviewPage {}, NetworksPage {}, TurnPage {}, ExamplePage {}, SetupPage {}, SecretsPage {}, TablePage {},
        PawnsPage {}, TilePage {}, TilesPage {},
        RotatePage {}, SwapPage {}, MovePage {}, ForbiddenPage {},
        MummyPage {}, PriestPage {}, PharaohPage {},
        SarcophagiPage {}, AnkhPage {}, DoublePage {}, CursePage {}, ClosedPage {}, ScoringPage {}, CountPage {}, EndPage {}
    ]
    readonly property var chapters: [
        { title: qsTr("The game"), from: 0, to: 7 }, { title: qsTr("The pyramid"), from: 7, to: 10 },
        { title: qsTr("Powers"), from: 10, to: 14 }, { title: qsTr("Special pawns"), from: 14, to: 17 },
        { title: qsTr("Points"), from: 17, to: 25 }
    ]
    // What one reads to learn the game, from the first page to the last.
    readonly property list<string> reading: [
        "kheops/overview", "kheops/networks", "kheops/turn", "kheops/example", "kheops/pawns", "kheops/tile", "kheops/rotate",
        "kheops/mummy", "kheops/sarcophagi", "kheops/closed", "kheops/curse", "kheops/ankh", "kheops/count"
    ]
}
