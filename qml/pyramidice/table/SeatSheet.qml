pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// All that a player has: pieces, Fame, scarab, project, Rest tiles and gods with their powers. Of a Great Architect his stela and plans.
Sheet {
    id: root
    required property PyramidicePlay play
    property int seat: 0
    property bool own: false
    // Read only while it is seen.
    readonly property pyramidiceSide side: visible ? play.seen.side(seat) : play.seen.noSide
    readonly property pyramidiceScarabText scarab: Book.scarab(side.scarab)
    readonly property pyramidiceRivalText rival: Book.rival(side.rival ? play.board.rivalLevel : 0)
    signal ruleAsked(string page)
    signal godOpened(int god, bool own, var members)
    title: side.name
    spacing: 10

    function show(which: int, isOwn: bool): void {
        seat = which
        own = isOwn
        open()
    }

    Row {
        width: parent.width
        spacing: 14
        Stela {
            visible: root.side.rival
            architect: Math.max(1, root.play.board.rivalLevel)
            size: 130
            spoken: root.rival.name
        }
        SeatBadge {
            visible: !root.side.rival
            seat: root.seat
            size: 52
            active: root.side.onTurn
        }
        Column {
            spacing: 8
            width: parent.width - x
            FameCount {
                fame: root.side.fame
                seat: root.seat
            }
            ResourceCounts {
                visible: !root.side.rival
                workers: root.side.workers
                cats: root.side.cats
                stones: root.side.stones
                spoken: Book.pieces("W", workers) + ", " + Book.pieces("C", cats) + ", " + Book.pieces("S", stones)
            }
            Label {
                visible: root.side.rival
                width: parent.width
                text: root.rival.power
            }
        }
    }
    Divider { width: parent.width }
    ScarabCard {
        visible: root.side.scarab > 0
        width: parent.width
        scarab: Math.max(1, root.side.scarab)
        name: root.scarab.fullName
        power: visible ? root.scarab.when + ". " + root.scarab.power : ""
        onTapped: root.ruleAsked(root.scarab.page)
    }
    Label {
        visible: tiles.count > 0
        text: qsTr("Rest tiles")
        soft: true
    }
    Row {
        visible: tiles.count > 0
        spacing: 10
        Repeater {
            id: tiles
            model: root.side.tiles
            delegate: RestTile {
                required property pyramidiceTile modelData
                tile: modelData.tile
                faceDown: modelData.faceDown
                size: 64
                spoken: Book.tile(modelData.tile).name
                onTapped: root.ruleAsked(Book.tile(modelData.tile).page)
            }
        }
    }
    Label {
        visible: projects.visible
        text: root.own && !root.play.board.solo ? qsTr("Your project: hold to see it") : qsTr("Projects")
        soft: true
    }
    Row {
        id: projects
        visible: root.side.projects.length + root.side.hiddenProjects > 0
        spacing: 10
        Repeater {
            model: root.side.projects
            delegate: Item {
                id: plan
                required property int modelData
                readonly property string words: Book.project(modelData).text
                readonly property bool secret: root.own && !root.play.board.solo
                width: 92
                height: 120
                ProjectPeek {
                    visible: plan.secret
                    anchors.fill: parent
                    project: plan.modelData
                    seat: root.seat
                    spoken: plan.words
                }
                ProjectCard {
                    visible: !plan.secret
                    anchors.fill: parent
                    project: plan.modelData
                    seat: root.seat
                    spoken: plan.words
                    onTapped: root.ruleAsked(Book.project(plan.modelData).page)
                }
            }
        }
        Repeater {
            model: root.side.hiddenProjects
            delegate: ProjectCard {
                width: 92
                height: 120
                hidden: true
                seat: root.seat
                enabled: false
                spoken: qsTr("A hidden project")
            }
        }
    }
    Label {
        visible: gods.count > 0
        text: qsTr("Gods")
        soft: true
    }
    Repeater {
        id: gods
        model: root.side.gods
        delegate: PieceButton {
            id: line
            required property pyramidiceGod modelData
            readonly property pyramidiceGodText words: Book.god(modelData.god)
            width: parent ? parent.width : 0
            height: Math.max(66, text.implicitHeight + 10)
            spoken: name.text + ". " + power.text
            onTapped: root.godOpened(modelData.god, root.own, [...modelData.members])
            GodToken {
                enabled: false
                god: line.modelData.god
                used: line.modelData.used
                stack: line.modelData.stack
                loan: line.modelData.loan
                caption: ""
                ground: Theme.card
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                id: text
                x: 64
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                Label {
                    id: name
                    text: line.modelData.god > 0 ? line.words.name : qsTr("Ennead: %1").arg([...line.modelData.members].map(id => Book.god(id).name).join(", "))
                    decorative: true
                    display: true
                    size: Theme.text
                    width: parent.width
                }
                Label {
                    id: power
                    visible: text !== ""
                    text: line.modelData.god > 0 ? line.words.power : ""
                    decorative: true
                    soft: true
                    width: parent.width
                }
            }
        }
    }
    Label {
        visible: gods.count === 0
        width: parent.width
        soft: true
        text: qsTr("No gods yet")
    }
}
