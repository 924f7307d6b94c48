pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// Which game. With one there is nothing to choose, and who comes with a game has chosen: its picture, its facts and the way to its rules.
Column {
    id: root
    property string game
    property bool settled: false            // it was chosen before
    property bool unfolded: false           // and another may be chosen nevertheless
    readonly property bool several: App.games.length > 1 && (!settled || unfolded)
    readonly property GameEntry entry: GameScreens.of(game)
    signal chosen(string game)
    signal rules()
    signal learn()
    spacing: 8

    Grid {
        id: cards
        property real tallest: 0            // all as high as the one that needs most
        function measure(): void { tallest = Array.from({ length: games.count }, (unused, i) => games.itemAt(i)).reduce((most, card) => Math.max(most, card ? card.implicitHeight : 0), 0) }
        visible: root.several
        width: parent.width
        columns: width < 200 * Theme.zoom ? 1 : Math.min(App.games.length, width > 500 ? 4 : App.games.length === 3 && width > 330 * Theme.zoom ? 3 : 2)
        spacing: columns > 2 ? 8 : 12
        Repeater {
            id: games
            model: root.several ? App.games : []
            delegate: GameCard {
                required property appGame modelData
                width: (cards.width - cards.spacing * (cards.columns - 1)) / cards.columns
                height: Math.max(implicitHeight, cards.tallest)
                onImplicitHeightChanged: cards.measure()
                text: modelData.name
                art: GameScreens.of(modelData.id).art
                facts: GameScreens.of(modelData.id).facts
                badge: chosen ? qsTr("chosen") : ""
                chosen: root.game === modelData.id
                onClicked: root.chosen(modelData.id)
            }
        }
    }
    Item {
        width: parent.width
        implicitHeight: Math.max(picture.visible ? picture.height : 0, words.implicitHeight)
        Rectangle {
            id: picture
            visible: !root.several
            width: 118
            height: 72
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.board
            Image {
                anchors.fill: parent
                source: root.entry.art
                sourceSize.width: 472
                sourceSize.height: 286
                mipmap: true
                Accessible.ignored: true
            }
            Rectangle {
                anchors.fill: parent
                color: Theme.tint(Theme.veil, Theme.night ? 0.22 : 0)
                border.width: 1
                border.color: Theme.night ? Theme.line : Theme.wall
            }
        }
        Column {
            id: words
            x: picture.visible ? picture.width + 14 : 0
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            Label {
                visible: !root.several
                text: Words.game(root.game).name
                display: true
                size: Theme.subtitle
                width: parent.width
            }
            Label {
                text: root.several ? root.entry.pitch : root.entry.facts
                soft: true
                width: parent.width
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 0
        TextLink {
            width: Math.min(implicitWidth + 20, root.width)
            text: qsTr("How it is played")
            onClicked: root.rules()
        }
        TextLink {
            objectName: "learn"
            visible: App.lesson.exists(root.game)
            width: Math.min(implicitWidth + 20, root.width)
            text: App.lesson.begun(root.game) ? qsTr("Go on learning it") : App.lesson.learnt(root.game) ? qsTr("Learn it again by playing") : qsTr("Learn it by playing")
            onClicked: root.learn()
        }
        TextLink {
            objectName: "anotherGame"
            visible: App.games.length > 1 && !root.several
            width: Math.min(implicitWidth + 20, root.width)
            text: qsTr("Another game")
            onClicked: root.unfolded = true
        }
    }
}
