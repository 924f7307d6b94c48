import QtQml
import Architects.Ui

// A page for each quarry.
RuleChapter {
    title: qsTr("Nile cards: quarries")
    folded: true

    CardPage { card: 7 }
    CardPage { card: 8; twin: true }
    CardPage { card: 24; twin: true }
    CardPage { card: 25 }
}
