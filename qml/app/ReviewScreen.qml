import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// A finished match looked at again: the chances after every move, the three moves that cost most, and the board at whatever is pointed at.
// Upright the curve stands above the board, else beside it.
AppScreen {
    id: root
    property TableModel table
    property int wanted: -1                 // the mistake to begin with, once it is known
    readonly property ReviewModel review: table ? table.review : null
    readonly property bool wide: width > height && width >= 560
    readonly property real edge: 12
    readonly property real sideWidth: wide ? Math.min(440, Math.max(300, width * 0.37)) : width
    keepsTable: true
    title: qsTr("Review")
    note: table ? table.gameName : ""

    Component.onCompleted: {
        review.begin()
        if (review.possible)
            board.setSource(GameScreens.of(table.game).review, { table: table, review: review, placeOf: seat => seats.placeOf(seat) })
        beginWith()
    }
    Component.onDestruction: if (review) review.leave()
    readonly property bool done: review !== null && review.done
    onDoneChanged: beginWith()

    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: follow(focused)

    // The keyboard never leads out of sight.
    function follow(item: Item): void {
        const view = wide ? upper : page, inside = wide ? side : column
        let p = item
        while (p && p !== inside)
            p = p.parent
        if (!p)
            return
        const top = item.mapToItem(view.contentItem, 0, 0).y
        view.contentY = Math.max(0, Math.min(top - 12, Math.max(view.contentY, top + item.height + 12 - view.height), view.contentHeight - view.height))
    }
    function beginWith(): void {
        if (done && wanted >= 0)
            review.openMistake(wanted)
    }

    Keys.onPressed: event => {
        const steps = { [Qt.Key_Left]: () => foot.go(foot.step - 1), [Qt.Key_Right]: () => foot.go(foot.step + 1),
                        [Qt.Key_Home]: () => foot.go(0), [Qt.Key_End]: () => foot.go(foot.last) }
        const mistake = event.key - Qt.Key_1
        if (steps[event.key] !== undefined)
            steps[event.key]()
        else if (mistake >= 0 && mistake < review.mistakes.length)
            review.openMistake(mistake)
        else if (event.key === Qt.Key_Escape && review.mistake >= 0)
            review.closeMistake()
        else
            return
        event.accepted = true
    }

    EmptyHint {
        visible: !root.review.possible
        width: Math.min(parent.width - 2 * Theme.margin, 420)
        anchors.centerIn: parent
        glyph: "info"
        text: qsTr("No review of this match")
        note: root.review.obstacle
    }
    Flickable {
        id: page
        visible: root.review.possible
        anchors.fill: parent
        contentHeight: Math.max(height, root.wide ? height : column.least)
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: column
            readonly property real small: root.wide ? 120 : 190     // a board is never smaller
            readonly property real least: upper.height + small + lower.height + 3 * root.edge + Theme.safeBottom
            width: page.width
            height: page.contentHeight

            Flickable {                     // beside the board it may be longer than the screen
                id: upper
                x: root.wide ? parent.width - width - Theme.safeRight : 0
                width: root.sideWidth
                height: root.wide ? parent.height : contentHeight
                contentHeight: side.y + side.implicitHeight + (root.wide ? 20 + Theme.safeBottom : 0)
                interactive: root.wide && contentHeight > height
                boundsBehavior: Flickable.StopAtBounds

                Column {
                    id: side
                    x: root.edge
                    y: 10
                    width: upper.width - 2 * root.edge
                    spacing: root.wide ? 12 : 8
                    ReviewCurve {
                        objectName: "curve"
                        width: parent.width
                        height: root.wide ? Math.max(120, Math.min(230, root.height * 0.28)) : Math.max(104, Math.min(170, root.height * 0.165))
                        review: root.review
                        seatCount: root.table.seats.length
                    }
                    ReviewSeats {
                        id: seats
                        width: parent.width
                        table: root.table
                    }
                    ReviewMistakes {
                        width: parent.width
                        height: implicitHeight
                        review: root.review
                        narrow: !root.wide
                    }
                }
            }
            Loader {
                id: board
                objectName: "reviewBoard"
                x: root.wide ? Theme.safeLeft : 0
                y: root.wide ? 0 : upper.height + 8
                width: root.wide ? upper.x - x : parent.width
                height: lower.y - y - 4
            }
            Rectangle {                     // covers what of the board is drawn beyond it
                y: lower.y - 4
                width: lower.width + 2 * root.edge
                height: parent.height - y
                color: Theme.page
                Divider { width: parent.width }
            }
            Column {
                id: lower
                x: root.edge + (root.wide ? Theme.safeLeft : 0)
                y: parent.height - height - Theme.safeBottom - 8
                width: (root.wide ? upper.x - Theme.safeLeft : parent.width) - 2 * root.edge
                spacing: 6
                topPadding: 6
                MistakeCourses {
                    readonly property bool there: !root.wide && root.review.mistake >= 0
                    property reviewMistake none
                    visible: there
                    width: parent.width
                    review: root.review
                    index: root.review.mistake
                    lines: Theme.zoom > 1.3 ? 1 : 2
                    mistake: there ? root.review.mistakes[root.review.mistake] : none
                }
                ReviewSteps {
                    id: foot
                    width: parent.width
                    review: root.review
                    lines: root.wide || root.review.mistake >= 0 ? 1 : 2
                }
            }
        }
    }
    ScrollMark {
        flickable: root.wide ? upper : page
        visible: root.review.possible && ratio < 1
        anchors.right: parent.right
        anchors.rightMargin: root.wide ? Theme.safeRight + 2 : 2
    }
}
