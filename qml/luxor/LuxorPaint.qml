pragma Singleton
import QtQuick
import Architects.Ui

// The paints of this game, day and night: cut stone, the hollow of the wall, gilded wood, linen.
QtObject {
    readonly property color outline: Theme.night ? "#0E1014" : "#2B2118"        // the line round a figure
    readonly property color hollow: Theme.night ? "#101216" : "#D3BE97"         // inside the shafts
    readonly property color groove: Theme.night ? "#2B313B" : "#BBA377"         // between two shafts
    readonly property color joint: Theme.night ? "#232831" : "#C6AF83"          // between two courses
    readonly property color stone: Theme.night ? "#2A303A" : "#F3E6C9"
    readonly property color ledge: Theme.night ? "#2A303A" : "#EFE0BE"
    readonly property color leaf: Theme.night ? "#232830" : "#E3CF9F"
    readonly property color stonePen: Theme.night ? "#566070" : "#64533E"
    readonly property color leafPen: Theme.night ? "#566070" : "#A98F63"
    readonly property color cardEdge: Theme.night ? "#3C4450" : "#CDB88F"
    readonly property color backField: Theme.night ? "#2F4A5E" : "#2F6172"      // the back of a card
    readonly property color backPen: Theme.night ? "#6F93A8" : "#CFE0DB"
    readonly property color curse: Theme.night ? "#8E3A2B" : "#8C2F20"          // the back of a curse
    readonly property color cursePen: Theme.night ? "#EBCB9C" : "#F3D3A0"
    readonly property color linen: "#F4E8CC"
    readonly property color chest: Theme.night ? "#3A2C1B" : "#5A4227"          // inside a sarcophagus
    readonly property color soft: Theme.tint(Theme.shadow, Theme.night ? 0.4 : 0.17)       // shadow, lower right
    readonly property list<color> gilt: Theme.night ? ["#8A6A34", "#A87B2C", "#C8932F"] : ["#E9D3A0", "#E0BE70", "#D9A93F"]
    readonly property color shine: "#FFFFFF"                                    // light falling into the shafts
    readonly property color beam: Theme.night ? "#C8932F" : "#F0CE7A"          // down the shaft that is aimed at
    readonly property color dusk: "#000000"
    readonly property color eyeWhite: "#FBF5E8"
    readonly property color pupil: "#2B2118"
}
