import QtQml
import Architects.Ui

// This game as the app knows it.
GameEntry {
    table: Qt.resolvedUrl("EgiziaTable.qml")
    result: Qt.resolvedUrl("EgiziaResult.qml")
    review: Qt.resolvedUrl("EgiziaReview.qml")
    miniature: Qt.resolvedUrl("EgiziaMiniature.qml")
    art: "qrc:/assets/art/egizia.svg"
    book: EgiziaRules
    facts: qsTr("2 to 4 players · ships")
    pitch: qsTr("Send ships down the Nile, feed your workers, build what outlasts them.")
    length: qsTr("Five rounds, about 60 minutes")
    secret: qsTr("The phone changes hands each turn; your Sphinx cards stay hidden until you take it. The first player is drawn at random.")
}
