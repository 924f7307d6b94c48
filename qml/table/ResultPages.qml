import QtQuick
import Architects.Model
import Architects.Ui

// The frame in which a result is told: a page with what is told, and the sheet and all that is added to it below, or beside it on a wide screen.
GameResult {
    id: root
    property bool headed: true              // the title stands on the page; a game may have a head of its own
    property string tie                     // what decided, once it is known
    property real portion: 0.5              // how much of a wide screen the first page takes
    property bool sideCentred: false        // where there is room
    property bool kept: true                // how it stands between the one person and this game is told here
    property bool recordShown: false
    property bool seedShown: true
    property bool diceShown: false
    property bool moreShown: true
    property string rulesPage               // how points are counted
    property list<tablePlayer> rivals: []                 // seats of Architects, for the record
    readonly property bool low: height < 560
    readonly property alias page: page
    property alias pageSpacing: page.spacing
    property alias told: told.data          // on the page
    property alias besides: besides.data    // over all that is added, beside the page
    property alias more: added.data         // first of all that is added
    sayingPlace: Qt.rect(0, foot.y, width, 0)

    ScrollPage {
        id: page
        objectName: "page"
        covered: true
        focus: true
        width: root.wide ? root.width * root.portion : root.width
        height: foot.y
        padding: 0
        maximumWidth: page.width
        spacing: 14
        Item {                              // below the buttons; where it is low, between them
            visible: root.headed
            width: 1
            implicitHeight: (root.low ? 0 : 50) + Theme.safeTop
        }
        Column {
            visible: root.headed
            x: root.low ? 62 : Theme.margin
            width: page.width - (root.low ? 178 : 2 * x)
            spacing: 4
            topPadding: root.low ? 10 : 0
            Label {
                objectName: "title"
                text: root.title
                display: true
                size: Math.min(Theme.title, 34)
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                Accessible.role: Accessible.Heading
            }
            Label {
                objectName: "tie"
                visible: root.complete && text !== ""
                text: root.tie
                soft: true
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
        Column {
            id: told
            width: page.width
            spacing: page.spacing
        }
        Item {
            id: below
            x: Theme.margin
            width: page.width - 2 * x
            implicitHeight: root.wide || !root.moreShown ? 0 : more.implicitHeight + 16
        }
    }
    ScrollPage {
        id: side
        visible: root.wide
        covered: true
        x: page.width
        width: root.width - x
        height: foot.y
        padding: root.low ? 12 : 28
        maximumWidth: 620
        spacing: 16
        Column {
            id: besides
            visible: children.length > 0
            width: parent.width
            spacing: 16
        }
        Item {
            id: beside
            readonly property real above: root.sideCentred ? Math.max(0, (side.height - more.implicitHeight) / 2 - side.padding) : 0
            width: parent.width
            implicitHeight: root.wide ? above + more.implicitHeight : 0
        }
    }
    Column {
        id: more
        parent: root.wide ? beside : below
        visible: root.moreShown
        opacity: visible ? 1 : 0
        y: root.wide ? beside.above : 0
        width: parent.width
        spacing: 16
        Behavior on opacity { NumberAnimation { duration: Theme.motion } }
        Column {
            id: added
            width: parent.width
            spacing: 16
        }
        MatchRecord {
            objectName: root.kept ? "record" : ""
            visible: root.kept && root.recordShown && !root.far.far
            width: parent.width
            game: root.table.game
            gameName: root.table.gameName
            rivals: root.rivals
            practice: root.table.practice
        }
        ResultSeed {
            visible: root.seedShown
            width: parent.width
            seed: root.table.seed
            onCopied: root.say(qsTr("The seed was copied."))
        }
        FarProof {
            width: parent.width
            far: root.far
            seedShown: false
        }
        FarPeople {
            width: parent.width
            far: root.far
        }
    }

    MouseArea {                             // over the pages: they would keep the tap to themselves
        visible: !root.complete
        anchors.fill: parent
        onClicked: root.skip()
    }
    ResultButtons {
        id: foot
        y: root.height - height
        width: root.width
        ground: Theme.mix(Theme.page, Theme.card, 0.4)
        diceShown: root.diceShown
        again: root.againText
        onNewMatch: root.newMatch()
        onWatchAgain: root.watchAgain()
        onReview: root.review()
        onDice: root.openDice()
    }
    IconButton {
        objectName: "leave"
        x: 6 + Theme.safeLeft
        y: 6 + Theme.safeTop
        glyph: "back"
        text: qsTr("Back")
        framed: true
        onClicked: root.leave()
    }
    IconButton {
        objectName: "rules"
        visible: root.rulesPage !== ""
        x: share.x - width - 6
        y: share.y
        glyph: "rules"
        text: qsTr("How points are counted")
        framed: true
        onClicked: root.openRules(root.rulesPage)
    }
    IconButton {
        id: share
        objectName: "share"
        x: page.width - width - 6
        y: 6 + Theme.safeTop
        glyph: "share"
        text: qsTr("Share this match")
        framed: true
        onClicked: root.share()
    }
}
