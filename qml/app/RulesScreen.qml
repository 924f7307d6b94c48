pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// The rule books: an index by chapter, and a search by word.
AppScreen {
    id: root
    property string query
    readonly property var found: RulesLibrary.search(query)
    readonly property bool searching: query.trim() !== ""
    title: qsTr("Rules")

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
        Repeater {
            model: root.searching ? [] : RulesLibrary.books
            delegate: Column {
                id: book
                required property var modelData
                width: parent.width
                spacing: 18
                Label {
                    visible: RulesLibrary.books.length > 1
                    text: book.modelData.title
                    display: true
                    size: Theme.subtitle
                }
                Repeater {
                    model: book.modelData.chapters
                    delegate: Section {
                        id: chapter
                        required property var modelData
                        width: book.width
                        title: modelData.title
                        PageRows {
                            width: parent.width
                            pages: Array.from({ length: chapter.modelData.to - chapter.modelData.from }, (unused, i) => book.modelData.pages[chapter.modelData.from + i])
                            onOpenPage: page => root.go("rulesPage", { page: page })
                        }
                    }
                }
            }
        }
    }
}
