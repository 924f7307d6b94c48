import QtQml
import Architects.Ui

// This game as the app knows it.
GameEntry {
    table: Qt.resolvedUrl("PyramidiceTable.qml")
    result: Qt.resolvedUrl("PyramidiceResult.qml")
    review: Qt.resolvedUrl("PyramidiceReview.qml")
    miniature: Qt.resolvedUrl("PyramidiceMiniature.qml")
    dice: Qt.resolvedUrl("PyramidiceDice.qml")
    art: "qrc:/assets/art/pyramidice.svg"
    book: PyramidiceRules
    facts: qsTr("1 to 4 players · dice")
    pitch: qsTr("Roll dice, win the favour of the gods and raise the pyramids.")
    length: qsTr("About 30 minutes, an hour for four")
    secret: qsTr("The phone changes hands each turn; your project stays hidden until you take it. The first player is drawn at random.")
    rivalsDiffer: true
    function rivalPower(level: int): string { return Book.rival(level).power }
}
