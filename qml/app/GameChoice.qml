pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// Which game. With one there is nothing to choose: its picture, its facts and the way to its rules.
Column {
    id: root
    property string game
    signal chosen(string game)
    signal rules()
    spacing: 12

    Grid {
        visible: App.games.length > 1
        width: parent.width
        columns: 2
        spacing: 12
        Repeater {
            model: App.games.length > 1 ? App.games : []
            delegate: GameCard {
                required property var modelData
                width: (root.width - 12) / 2
                text: modelData.name
                art: GameScreens.of(modelData.id).art
                facts: GameScreens.of(modelData.id).facts
                badge: root.game === modelData.id ? qsTr("chosen") : ""
                onClicked: root.chosen(modelData.id)
            }
        }
    }
    Item {
        width: parent.width
        implicitHeight: Math.max(picture.height, words.implicitHeight)
        Rectangle {
            id: picture
            width: 118
            height: 72
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.board
            Image {
                anchors.fill: parent
                source: GameScreens.of(root.game).art
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
            x: picture.width + 14
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            Label {
                text: Words.game(root.game).name
                display: true
                size: Theme.subtitle
                width: parent.width
            }
            Label {
                text: GameScreens.of(root.game).facts
                soft: true
                width: parent.width
            }
            TextLink {
                width: Math.min(implicitWidth, parent.width)
                text: qsTr("How it is played")
                onClicked: root.rules()
            }
        }
    }
}
