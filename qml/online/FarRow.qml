pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Architects.Screens
import Architects.Ui
import Architects.Model

// A match with friends in a list: which game, who, whose move and how long, and what has not been seen or sent yet.
T.AbstractButton {
    id: root
    property onlineMatch match
    readonly property bool mine: match.yourTurn
    readonly property bool proposed: match.proposal.kind !== "" && !match.proposal.byYou && !match.proposal.answered
    readonly property string timeText: match.overdue ? qsTr("Time is up") : match.timeLeft !== "" ? qsTr("Time left: %1").arg(match.timeLeft) : ""
    readonly property string unsent: match.waiting ? qsTr("Waiting to be sent") : ""
    readonly property string proposal: !proposed ? "" : match.proposal.kind === "draw" ? qsTr("Proposes a draw") : qsTr("Proposes to cancel the match")
    readonly property string news: match.news > 0 && match.stage === "running" ? qsTr("New since your last visit") : ""
    readonly property string again: match.stage === "finished" && match.rematch !== "" ? qsTr("A rematch is waiting") : ""
    text: match.gameName + " · " + match.others
    implicitWidth: 320
    implicitHeight: Math.max(72, words.implicitHeight + 18)
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: together([match.turnText, timeText, unsent, proposal, news, again])
    Accessible.onPressAction: root.clicked()

    function together(words: var): string { return words.filter(word => word !== "").join(". ") }

    component Mark: FarMark {
        visible: text !== ""
        color: Theme.goldText
        most: parent ? parent.width : 400
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.leftMargin: -8
            anchors.rightMargin: -8
            radius: Theme.radius
            color: Theme.tint(Theme.goldFill, root.down ? 0.24 : root.hovered ? 0.1 : 0)
        }
        FocusRing { shown: root.visualFocus }
    }
    Rectangle {
        id: picture
        width: 60
        height: 44
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.board
        Image {
            anchors.fill: parent
            source: GameScreens.of(root.match.game).art
            sourceSize.width: 240
            sourceSize.height: 145
            fillMode: Image.PreserveAspectCrop
            mipmap: true
            Accessible.ignored: true
        }
        Rectangle {
            anchors.fill: parent
            color: Theme.tint(Theme.veil, Theme.night ? 0.22 : 0)
            border.width: root.mine ? 2 : 1
            border.color: root.mine ? Theme.goldLine : Theme.night ? Theme.line : Theme.wall
        }
    }
    Column {
        id: words
        x: picture.width + 14
        width: arrow.x - x - 10
        anchors.verticalCenter: parent.verticalCenter
        spacing: 3
        Label {
            text: root.text
            decorative: true
            size: Theme.text
            width: parent.width
        }
        Flow {
            width: words.width
            spacing: 8
            TextMetrics {                   // a width that follows its own wrapped text would go round in circles
                id: natural
                font: turn.font
                text: turn.text
            }
            Label {
                id: turn
                text: root.match.turnText
                decorative: true
                soft: !root.mine
                color: root.mine ? Theme.goldText : Theme.inkSoft
                font.weight: root.mine ? Font.DemiBold : Font.Normal
                width: Math.min(natural.advanceWidth + 2, words.width)
            }
            FarMark {
                visible: root.timeText !== ""
                glyph: root.match.urgent ? "warning" : "clock"
                text: root.timeText
                color: root.match.urgent ? Theme.warn : Theme.inkSoft
                most: words.width
            }
            Label {
                visible: root.match.stage === "finished" || root.match.stage === "cancelled"
                text: root.match.updatedText !== "" ? "· " + root.match.updatedText : ""
                decorative: true
                soft: true
            }
        }
        Mark {
            glyph: "waiting"
            text: root.unsent
            color: Theme.inkSoft
        }
        Mark {
            glyph: "hand"
            text: root.proposal
        }
        Mark {
            glyph: "star"
            text: root.news
        }
        Mark {
            glyph: "replay"
            text: root.again
        }
    }
    Glyph {
        id: arrow
        name: "next"
        size: 16
        color: root.mine ? Theme.goldText : Theme.inkSoft
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
    }
}
