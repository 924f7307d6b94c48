pragma Singleton
import QtQuick
import Architects.Model

// The words of the cards. What asks here is asked again when the language changes.
QtObject {
    readonly property int language: PyramidiceBook.language
    readonly property pyramidiceGodText ennead: ({ name: qsTr("Ennead"), page: "pyramidice/ennead" })
    property pyramidiceScarabText noScarab
    property pyramidiceTileText noTile
    property pyramidiceProjectText noProject
    property pyramidiceRivalText noRival
    function god(id: int): pyramidiceGodText { return id > 0 ? PyramidiceBook.gods[id - 1] : ennead }
    function scarab(id: int): pyramidiceScarabText { return id > 0 ? PyramidiceBook.scarabs[id - 1] : noScarab }
    function tile(id: int): pyramidiceTileText { return id > 0 ? PyramidiceBook.tiles[id - 1] : noTile }
    function project(id: int): pyramidiceProjectText { return id > 0 ? PyramidiceBook.projects[id - 1] : noProject }
    function rival(level: int): pyramidiceRivalText { return level > 0 ? PyramidiceBook.rivals[level - 1] : noRival }
    function pieces(kind: string, count: int): string { return language >= 0 ? PyramidiceBook.resourceName(kind, count) : "" }
    function die(prayer: bool, value: int): string { return language >= 0 ? PyramidiceBook.dieSpoken(prayer, value) : "" }
}
