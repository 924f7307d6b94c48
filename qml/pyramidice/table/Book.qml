pragma Singleton
import QtQuick
import Architects.Model

// The words of the cards. What asks here is asked again when the language changes.
QtObject {
    readonly property int language: PyramidiceBook.language
    function god(id: int): var { return language >= 0 && id > 0 ? PyramidiceBook.god(id) : ({ name: qsTr("Ennead"), page: "pyramidice/ennead", power: "", use: "", costs: [] }) }
    function scarab(id: int): var { return language >= 0 ? PyramidiceBook.scarab(id) : ({}) }
    function tile(id: int): var { return language >= 0 ? PyramidiceBook.tile(id) : ({}) }
    function project(id: int): var { return language >= 0 ? PyramidiceBook.project(id) : ({}) }
    function rival(level: int): var { return language >= 0 ? PyramidiceBook.rival(level) : ({}) }
    function pieces(kind: string, count: int): string { return language >= 0 ? PyramidiceBook.resourceName(kind, count) : "" }
    function die(prayer: bool, value: int): string { return language >= 0 ? PyramidiceBook.dieSpoken(prayer, value) : "" }
    function cost(codes: var): string { return language >= 0 ? PyramidiceBook.costSpoken(codes) : "" }
}
