import QtQml
import Architects.Ui
import Architects.Model

// The page of a Rest tile: what it says comes from the book of cards, its fine points from whoever lists it.
RulePage {
    property int tile: 1
    property bool stone: false              // it gives a Stone die, which may be the last
    property list<string> notes
    property list<string> related
    readonly property pyramidiceTileText info: Book.tile(tile)
    readonly property list<string> always: [qsTr("What the supply lacks is not made up for. If your board overflows, you choose what to give up.")]
    readonly property list<string> stones: stone ? [qsTr("A Stone die comes from the supply. If it was the last one there, the end begins.")] : []

    pageId: info.page
    title: info.name
    summary: info.gain
    sign: ({ picture: "qrc:/qt/qml/Architects/Pyramidice/RestTile.qml", values: { tile: tile, size: 40, enabled: false } })
    more: ["pyramidice/tiles", "pyramidice/rest", ...related]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleRestTiles.qml", values: { only: tile }, caption: "" },
        { text: "<b>" + qsTr("Cost: %1.").arg(info.cost) + "</b> " + info.gain },
        { points: [...notes, ...always, ...stones] }
    ]
}
