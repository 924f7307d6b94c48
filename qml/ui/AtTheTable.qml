import QtQml

// What is the same at every table: the colours of the seats, holding, undoing, hints. Each rule book has this page.
RulePage {
    title: qsTr("At the table")
    summary: qsTr("Colours, holding, undoing, hints")
    blocks: [
        { text: qsTr("Every seat has a colour and a sign. The first seat is lapis, the second carnelian, the third turquoise, the fourth ochre. In the pictures of the rules these are the names of the players.") },
        { picture: "qrc:/qt/qml/Architects/Ui/RuleSeats.qml", values: {}, caption: qsTr("The seats, from the first to the fourth.") },
        { points: [
            qsTr("<b>Hold</b> a card, a tile or a place: its page of the rules opens. What only you may see is shown while you hold it."),
            qsTr("<b>Drag</b> a piece to where it should go, or tap it and then the place."),
            qsTr("<b>Undo</b> takes back your last move, as long as nothing new has been seen since: no die rolled, no card turned up, and nobody else has moved."),
            qsTr("<b>Alone</b> against Architects, Undo goes on behind their answer, once you have said so. From then on the match is practice and does not count in your statistics."),
            qsTr("A move that is not allowed is <b>refused</b>: a line says what is wrong and what to do instead, and “Rule” opens the page that explains it."),
            qsTr("<b>Hint</b>: an Architect shows what he would do in your place, and why. He knows no more than you do.")
        ] },
        { text: qsTr("<b>Architects</b> are the players that the app plays. <b>Great Architect</b> is what a winner is called, and the rival of a match played alone.") }
    ]
}
