import QtQuick
import Architects.Model
import Architects.Table
import Architects.Ui

// The end of a match: the sheet is told line by line, then the pyramids are taken apart.
ResultPages {
    id: root
    readonly property PyramidiceModel board: table.board as PyramidiceModel
    readonly property bool roomy: wide && height >= 700
    readonly property alias score: score
    winning: score.title()
    steps: score.lines.length
    pace: 480
    headed: false
    portion: 0.46
    pageSpacing: 18
    sideCentred: true
    kept: false
    diceShown: true

    // One project alone: a seat with several has the seals of the others put away.
    function sealsShown(chosen: int): var {
        const all = [...board.seals], one = score.projects[chosen]
        return one === undefined ? all : all.filter(seal => seal.seat !== one.seat || seal.project === one.project)
    }

    ResultScore {
        id: score
        table: root.table
        board: root.board
    }
    told: [
        ResultHead {
            width: root.page.width
            sky: root.low ? 96 : root.roomy ? root.height * 0.34 : root.wide ? 190 : Math.max(130, Math.min(190, root.height * 0.21))
            title: root.title
        },
        ResultSheet {
            objectName: "sheet"
            x: Theme.margin
            width: root.page.width - 2 * x
            score: score
            roomy: root.roomy
            revealed: root.revealed
        }
    ]
    more: [
        ResultPyramids {
            width: parent ? parent.width : 0
            pyramids: root.board.pyramids
            largest: root.roomy ? 60 : 46
            seals: root.sealsShown(projects.chosen)
            apart: root.revealed >= score.lines.length - 1
            lit: projects.chosen >= 0 ? score.projects[projects.chosen].seat : -1
        },
        ResultProjects {
            id: projects
            width: parent ? parent.width : 0
            projects: score.projects
        },
        ResultRecord {
            objectName: "record"
            visible: score.level > 0
            width: parent ? parent.width : 0
            level: score.level
            name: score.rivalName
            game: root.table.game
        }
    ]
}
