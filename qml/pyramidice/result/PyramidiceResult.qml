import QtQuick
import Architects.Model
import Architects.Platform
import Architects.Table
import Architects.Ui

// The end of a match: the sheet is told line by line, then the pyramids are taken apart. A tap skips.
FocusScope {
    id: root
    required property TableModel table
    readonly property PyramidiceModel board: table.board as PyramidiceModel
    readonly property bool wide: width > height && width >= 560
    readonly property bool low: height < 560
    readonly property bool roomy: wide && height >= 700
    property int revealed: 0                // lines told so far
    readonly property bool complete: revealed >= score.lines.length
    readonly property alias score: score
    readonly property string title: score.title()
    signal leave()
    signal newMatch()
    signal watchAgain()
    signal review()
    signal openRules(string page)
    signal openDice()
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: title

    function skip(): void { revealed = score.lines.length }

    Component.onCompleted: {
        table.showLive()
        if (Theme.motion === 0)
            skip()
    }
    FarMatch {
        id: far
        table: root.table
    }
    ResultScore {
        id: score
        table: root.table
        board: root.board
    }
    Timer {
        interval: Theme.ms(480)
        repeat: true
        running: !root.complete
        onTriggered: ++root.revealed
    }

    PageGround { anchors.fill: parent }
    ScrollPage {
        id: page
        objectName: "page"
        covered: true
        focus: true
        width: root.wide ? root.width * 0.46 : root.width
        height: foot.y
        padding: 0
        maximumWidth: page.width
        spacing: 18
        ResultHead {
            width: page.width
            sky: root.low ? 96 : root.roomy ? root.height * 0.34 : root.wide ? 190 : Math.max(130, Math.min(190, root.height * 0.21))
            title: root.title
        }
        ResultSheet {
            objectName: "sheet"
            x: Theme.margin
            width: page.width - 2 * x
            score: score
            roomy: root.roomy
            revealed: root.revealed
        }
        Item {
            id: below
            x: Theme.margin
            width: page.width - 2 * x
            implicitHeight: root.wide ? 0 : more.implicitHeight + 16
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
        spacing: 0
        Item {                              // in the middle where there is room
            width: 1
            implicitHeight: Math.max(0, (side.height - more.implicitHeight) / 2 - side.padding)
        }
        Item {
            id: beside
            width: parent.width
            implicitHeight: root.wide ? more.implicitHeight : 0
        }
    }
    Column {
        id: more
        parent: root.wide ? beside : below
        width: parent.width
        spacing: 16
        ResultPyramids {
            width: parent.width
            pyramids: Array.from(root.board.pyramids)
            largest: root.roomy ? 60 : 46
            seals: root.sealsShown(projects.chosen)
            apart: root.revealed >= score.lines.length - 1
            lit: projects.chosen >= 0 ? score.projects[projects.chosen].seat : -1
        }
        ResultProjects {
            id: projects
            width: parent.width
            projects: score.projects
        }
        ResultRecord {
            objectName: "record"
            visible: score.rival !== null
            width: parent.width
            rival: score.rival
            game: root.table.game
        }
        ResultSeed {
            width: parent.width
            seed: root.table.seed
            onCopied: toast.show(qsTr("The seed was copied."), "")
        }
        FarProof {
            width: parent.width
            far: far
            seedShown: false
        }
        FarPeople {
            width: parent.width
            far: far
        }
    }
    // One project alone: a seat with several has the seals of the others put away.
    function sealsShown(chosen: int): var {
        const all = Array.from(board.seals), one = score.projects[chosen]
        return one === undefined ? all : all.filter(seal => seal.seat !== one.seat || seal.project === one.project)
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
        diceShown: true
        again: far.far ? far.againText : qsTr("New match")
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
        objectName: "share"
        x: page.width - width - 6
        y: 6 + Theme.safeTop
        glyph: "share"
        text: qsTr("Share this match")
        framed: true
        onClicked: {
            Platform.share(App.exportMatch(root.table.matchId))
            toast.show(Platform.canShare ? qsTr("The match is ready to be shared.") : qsTr("The match was copied. Paste it wherever you like."), "")
        }
    }
    Toast {
        id: toast
        objectName: "toast"
        width: Math.min(440, root.width - 24)
        anchors.horizontalCenter: parent.horizontalCenter
        y: foot.y - height - 12
    }
    Keys.onPressed: event => {
        if (root.complete)
            return
        root.skip()
        event.accepted = true
    }
}
