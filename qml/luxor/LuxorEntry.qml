import QtQml
import Architects.Ui

// This game as the app knows it.
GameEntry {
    table: Qt.resolvedUrl("LuxorTable.qml")
    result: Qt.resolvedUrl("LuxorResult.qml")
    review: Qt.resolvedUrl("LuxorReview.qml")
    miniature: Qt.resolvedUrl("LuxorMiniature.qml")
    art: "qrc:/assets/art/luxor.svg"
    book: LuxorRules
    facts: qsTr("2 to 4 players · cards")
    pitch: qsTr("Drop animals into the wall, make pairs and open the sarcophagi at the pillars.")
    length: qsTr("40 cards, about 30 minutes")
    secret: qsTr("The phone changes hands each turn; your cards, your pharaoh card and your mummies stay hidden until you take it. The first player is drawn at random.")
}
