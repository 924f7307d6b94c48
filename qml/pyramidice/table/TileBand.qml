pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// The Rest tiles in their row, and with Emerald those of the others that may be copied. In the place of the pyramid while one rests.
Item {
    id: root
    required property PyramidicePlay play
    property int placing: 0                 // the tile that is being given a space
    property bool looked: false             // they have been seen: dear to make, they stay from then on
    readonly property list<pyramidiceTile> all: looked ? [...play.tiles].concat(copyable()) : []
    readonly property int columns: all.length > 6 ? Math.ceil(all.length / 2) : 3
    readonly property int rows: Math.ceil(all.length / columns)
    readonly property real gap: 10
    readonly property real side: Math.min(92, (width - (columns - 1) * gap - 12) / columns, (height - 14 - (rows - 1) * gap) / rows)

    onVisibleChanged: looked = looked || visible
    Component.onCompleted: looked = visible

    function copyable(): var {
        const me = play.seen.side(play.table.viewer)
        if (play.phase !== PyramidicePhase.Rest || me.scarab !== 4)
            return []
        return [...play.seen.sides].filter(one => one.seat !== me.seat).reduce((list, one) => list.concat([...one.tiles].filter(tile => tile.may || tile.reason !== "")), [])
    }
    function spaceIsFree(space: int): bool { return play.phase === PyramidicePhase.PlaceTile && [...play.placing.spaces].indexOf(space) >= 0 }
    function speak(one: pyramidiceTile): string {
        if (one.tile === 0)
            return qsTr("Empty space %1").arg(one.space + 1)
        const words = Book.tile(one.tile)
        return words.name + ". " + (one.may || one.reason === "" ? words.gain : one.reason)
    }

    Grid {
        id: grid
        anchors.centerIn: parent
        anchors.verticalCenterOffset: 4
        columns: root.columns
        spacing: root.gap
        Repeater {
            model: RowList { rows: root.all; key: "tile" }
            delegate: Item {
                id: place
                required property pyramidiceTile modelData
                required property int index
                readonly property bool empty: modelData.tile === 0
                width: root.side
                height: root.side
                Shows {
                    piece: place.modelData.seat < 0 ? "tile." + place.modelData.space : ""
                    value: String(place.empty ? 0 : place.modelData.tile)
                }
                PieceButton {
                    visible: place.empty
                    anchors.fill: parent
                    objectName: "tileSpace" + place.modelData.space
                    enabled: root.spaceIsFree(place.modelData.space)
                    may: enabled
                    advised: root.play.advises(PyramidiceAct.Place) && root.play.advised.space === place.modelData.space
                    spoken: root.speak(place.modelData)
                    onTapped: root.play.board.placeTile(root.placing, place.modelData.space)
                    Rectangle {
                        anchors.fill: parent
                        radius: 6
                        color: Theme.tint(Theme.recess, 0.5)
                        border.width: 1
                        border.color: Theme.tint(Theme.line, 0.7)
                    }
                    Label {
                        visible: place.modelData.number > 0
                        anchors.centerIn: parent
                        text: place.modelData.number
                        decorative: true
                        soft: true
                        size: Theme.heading
                        display: true
                    }
                    Halo {
                        may: root.spaceIsFree(place.modelData.space)
                        radius: 6
                    }
                }
                RestTile {
                    visible: !place.empty
                    objectName: "tile" + place.modelData.tile + (place.modelData.seat < 0 ? "" : "of" + place.modelData.seat)
                    size: root.side
                    tile: Math.max(1, place.modelData.tile)
                    number: place.modelData.number
                    seat: place.modelData.seat
                    faceDown: place.modelData.faceDown
                    may: root.play.phase === PyramidicePhase.Rest && place.modelData.may
                    advised: root.play.advises(PyramidiceAct.Tile) && root.play.advised.tile === place.modelData.tile && root.play.advised.from === place.modelData.seat
                    chosen: root.play.tile === place.modelData.tile && root.play.tileFrom === place.modelData.seat
                    dimmed: root.play.phase === PyramidicePhase.Rest && !place.modelData.may
                    spoken: place.empty ? "" : root.speak(place.modelData)
                    onTapped: {
                        if (root.play.phase === PyramidicePhase.Rest)
                            root.play.tapTile(place.modelData.tile, place.modelData.seat)
                        else
                            root.play.ruleAsked(Book.tile(place.modelData.tile).page)
                    }
                    onHeld: root.play.ruleAsked(Book.tile(place.modelData.tile).page)
                }
            }
        }
    }
}
