import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// The first screen: the match to go on with, a new one, and everything else one step away.
AppScreen {
    id: root
    readonly property TableModel latest: App.peek(App.openMatches.latest)
    readonly property bool twoColumns: Theme.wide && width >= 720
    readonly property var farMatches: far.item
    readonly property bool farShown: farMatches !== null && farMatches.any
    readonly property bool matchesShown: latest !== null || farShown
    readonly property string firstGame: App.games.length > 0 ? App.games[0].id : ""
    property string doomed                  // the match whose removal is being asked about
    barShown: false
    title: qsTr("Great Architects")

    function resume(id: string): void {
        if (App.openMatch(id))
            go("table", { table: App.table })
    }
    function askRemoval(id: string): void {
        doomed = id
        removal.open()
    }

    ScrollPage {
        id: page
        covered: true
        focus: true
        anchors.fill: parent
        anchors.topMargin: header.height
        maximumWidth: root.twoColumns ? 1060 : Theme.columnWidth

        Item {
            id: blocks
            readonly property real gap: root.twoColumns ? 28 : 18
            readonly property real half: root.twoColumns ? (width - gap) / 2 : width
            readonly property real second: root.twoColumns ? half + gap : 0
            width: parent.width
            implicitHeight: Math.max(matches.visible ? matches.implicitHeight : 0, shelf.y + shelf.implicitHeight, ways.y + ways.implicitHeight)

            Column {
                id: matches
                visible: root.matchesShown
                width: blocks.half
                spacing: blocks.gap
                Loader {
                    id: far
                    source: Online.available ? "qrc:/qt/qml/Architects/Online/HomeMatches.qml" : ""
                    visible: root.farShown
                    width: parent.width
                }
                Connections {
                    target: far.item
                    ignoreUnknownSignals: true
                    function onGo(screen: string, values: var): void { root.go(screen, values) }
                }
                ContinueCard {
                    visible: root.latest !== null
                    width: parent.width
                    table: root.latest
                    tall: root.twoColumns && root.height > 640
                    onResume: root.resume(root.latest.matchId)
                    onRemove: root.askRemoval(root.latest.matchId)
                }
                OpenMatches {
                    width: parent.width
                    onResume: matchId => root.resume(matchId)
                    onRemove: matchId => root.askRemoval(matchId)
                }
            }
            GameShelf {
                id: shelf
                x: matches.visible ? blocks.second : 0
                y: matches.visible && !root.twoColumns ? matches.implicitHeight + blocks.gap : 0
                width: blocks.half
                primary: !matches.visible
                tall: root.twoColumns && root.height > 640
                onChosen: game => root.go("newGame", { game: game, settled: true })
                onLearn: game => {
                    if (App.learn(game))
                        root.go("table", { table: App.table })
                }
            }
            WaysToPlay {
                id: ways
                x: blocks.second
                y: root.twoColumns && !matches.visible ? 0 : shelf.y + shelf.implicitHeight + blocks.gap
                width: blocks.half
                onPlay: together => root.go("newGame", { game: root.firstGame, together: together, wayChosen: true })
                onPlayFar: root.go("online", {})
                onVisit: screen => root.go(screen, {})
            }
        }
    }
    HomeHeader {
        id: header
        width: parent.width
        contentWidth: Math.min(page.maximumWidth, width - 2 * Theme.margin)
        ground: root.height
        onSettings: root.go("settings", {})
    }
    ConfirmDialog {
        id: removal
        title: qsTr("Remove this match?")
        text: qsTr("It cannot be brought back.")
        acceptText: qsTr("Remove")
        danger: true
        onAccepted: App.removeMatch(root.doomed)
    }
}
