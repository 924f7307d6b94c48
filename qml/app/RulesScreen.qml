pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Ui

// The rule books: an index by chapter, and a search by word.
AppScreen {
    id: root
    property string query
    property int book: 0
    property string unfolded                // the title of the long chapter that lies open
    readonly property var found: RulesLibrary.search(query)
    readonly property bool searching: query.trim() !== ""
    readonly property var shown: RulesLibrary.books[book]
    title: qsTr("Rules")

    function pagesOf(chapter: var): var { return Array.from(shown.pages).slice(chapter.from, chapter.to) }
    function chaptersOf(folded: bool): var { return searching ? [] : shown.chapters.filter(chapter => (chapter.folded === true) === folded) }

    ScrollPage {
        covered: true
        focus: true
        anchors.fill: parent
        spacing: 20
        TextEntry {
            width: parent.width
            placeholderText: qsTr("Search the rules")
            inputMethodHints: Qt.ImhNoPredictiveText
            onEdited: root.query = text
            Component.onCompleted: text = root.query
        }
        SegmentedChoice {
            visible: !root.searching && RulesLibrary.books.length > 1
            width: parent.width
            label: qsTr("Game")
            options: RulesLibrary.books.map(book => Words.game(book.game).name)
            current: root.book
            onChosen: index => root.book = index
        }
        EmptyHint {
            visible: root.searching && root.found.length === 0
            width: parent.width
            glyph: "zoom"
            text: qsTr("Nothing found")
            note: qsTr("Try another word, or part of one.")
        }
        Section {
            visible: root.searching && root.found.length > 0
            width: parent.width
            title: qsTr("%n page(s) found", "", root.found.length)
            PageRows {
                width: parent.width
                pages: root.searching ? root.found : []
                onOpenPage: page => root.go("rulesPage", { page: page })
            }
        }
        GoldButton {
            objectName: "learn"
            visible: !root.searching
            width: parent.width
            text: qsTr("Learn the game, page by page")
            onClicked: root.go("rulesPage", { page: root.shown.reading[0] })
        }
        Repeater {
            model: root.chaptersOf(false)
            delegate: Section {
                id: chapter
                required property var modelData
                width: parent.width
                title: modelData.title
                PageRows {
                    width: parent.width
                    pages: root.pagesOf(chapter.modelData)
                    onOpenPage: page => root.go("rulesPage", { page: page })
                }
            }
        }
        Section {
            visible: cards.count > 0
            width: parent.width
            title: qsTr("Card by card")
            Repeater {
                id: cards
                model: root.chaptersOf(true)
                delegate: Column {
                    id: entry
                    required property var modelData
                    required property int index
                    width: parent.width
                    Divider {
                        visible: entry.index > 0
                        width: parent.width
                    }
                    RuleFold {
                        width: parent.width
                        title: entry.modelData.title
                        pages: root.pagesOf(entry.modelData)
                        open: root.unfolded === entry.modelData.title
                        onToggled: root.unfolded = open ? "" : entry.modelData.title
                        onOpenPage: page => root.go("rulesPage", { page: page })
                    }
                }
            }
        }
    }
}
