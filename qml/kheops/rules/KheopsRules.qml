pragma Singleton
import QtQml
import Architects.Ui

// The rule book of Kheops: every page, in the order of the index.
QtObject {
    readonly property string game: "kheops"
    readonly property list<RulePage> pages: [
        OverviewPage {}, SetupPage {}, TurnPage {}, PawnsPage {}, TilePage {}, TilesPage {},
        RotatePage {}, SwapPage {}, MovePage {}, ForbiddenPage {},
        MummyPage {}, PriestPage {}, PharaohPage {},
        NetworksPage {}, SarcophagiPage {}, AnkhPage {}, DoublePage {}, CursePage {}, ClosedPage {},
        ScoringPage {}, EndPage {}
    ]
    readonly property var chapters: [
        { title: qsTr("The game"), from: 0, to: 4 }, { title: qsTr("The pyramid"), from: 4, to: 6 },
        { title: qsTr("Powers"), from: 6, to: 10 }, { title: qsTr("Special pawns"), from: 10, to: 13 },
        { title: qsTr("Points"), from: 13, to: 21 }
    ]
}
