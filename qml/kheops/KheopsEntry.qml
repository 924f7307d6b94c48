import QtQml
import Architects.Ui

// This game as the app knows it.
GameEntry {
    table: Qt.resolvedUrl("KheopsTable.qml")
    result: Qt.resolvedUrl("KheopsResult.qml")
    review: Qt.resolvedUrl("KheopsReview.qml")
    miniature: Qt.resolvedUrl("KheopsMiniature.qml")
    art: "qrc:/assets/art/kheops.svg"
    book: KheopsRules
    facts: qsTr("2 players · tile duel")
    pitch: qsTr("Fill one pyramid with your rival and own its hidden networks.")
    length: qsTr("15 turns each, about 20 minutes")
    secret: qsTr("The phone changes hands each turn; your tiles stay hidden until you take it. The first player is drawn at random.")
}
