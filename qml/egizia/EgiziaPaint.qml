pragma Singleton
import QtQuick
import Architects.Ui

// The paints of this game, day and night: water and silt, sun-burnt skin, three kinds of field, cut stone.
QtObject {
    readonly property color outline: Theme.night ? "#0E1014" : "#2B2118"        // the line round a figure
    readonly property color water: Theme.night ? "#1F3B4D" : "#9CC3C6"
    readonly property color waterInk: Theme.night ? "#4E7C93" : "#4F8791"
    readonly property color waterLit: Theme.night ? "#274A60" : "#B4D3D3"       // where the current runs
    readonly property color foam: Theme.night ? "#9FC4D2" : "#F4FAF6"
    readonly property color sea: Theme.night ? "#1A3142" : "#86B3BA"
    readonly property color bank: Theme.night ? "#26332A" : "#B7BF8B"
    readonly property color bankInk: Theme.night ? "#35483A" : "#98A36B"
    readonly property color leaf: Theme.night ? "#3E5A45" : "#8FA066"
    readonly property color wood: Theme.night ? "#5A5046" : "#A98B5E"
    readonly property color granite: Theme.night ? "#3A3F49" : "#B79C83"
    readonly property color graniteInk: Theme.night ? "#555D6A" : "#7E6750"
    readonly property color rope: Theme.night ? "#E9D3A0" : "#2B2118"           // masts and oars
    readonly property color hull: Theme.night ? "#D8B878" : "#E2C07A"
    readonly property color skin: Theme.night ? "#B9774A" : "#A8643A"
    readonly property color hair: Theme.night ? "#3A312B" : "#2B2118"
    readonly property color linen: "#FBF5E8"
    readonly property list<color> kilts: [Theme.seat(0), Theme.night ? "#4A4F5A" : "#2B2118", Theme.night ? "#E5C15A" : "#DDB13F", "#FBF5E8"]
    readonly property list<color> fields: Theme.night ? ["#6FAE62", "#E2B84E", "#E07A5F"] : ["#4F7F3F", "#B8860F", "#A8412D"]  // green, yellow, red
    readonly property color onField: Theme.night ? "#15171C" : "#FBF5E8"
    readonly property color quarry: Theme.night ? "#4B4436" : "#D9C7A3"
    readonly property color picture: Theme.night ? "#343B47" : "#EADBB9"        // the picture side of any other card
    readonly property color always: Theme.night ? "#2F463F" : "#CFDBC2"         // the picture sides of cards that stay,
    readonly property color whenever: Theme.night ? "#3B3A55" : "#D6D3E2"       // wait in the hand,
    readonly property color atOnce: Theme.night ? "#54402C" : "#EBCFA6"         // or work at once
    readonly property color cardEdge: Theme.night ? "#465060" : "#CDB88F"
    readonly property color emptyEdge: Theme.night ? "#4A5360" : "#B49C70"
    readonly property color site: Theme.night ? "#2A2F38" : "#EFDDB4"
    readonly property color stone: Theme.night ? "#6B5F48" : "#D9C7A3"          // building stone in stock
    readonly property color ledge: Theme.night ? "#2A303A" : "#EFE0BE"
    readonly property color shaft: Theme.night ? "#2A303A" : "#F3E6C9"
    readonly property color stonePen: Theme.night ? "#566070" : "#A98F63"
    readonly property color blockOpen: Theme.night ? "#2D333E" : "#FBF5E8"      // a square that can be reached,
    readonly property color blockLater: Theme.night ? "#1C2027" : "#EFE3CA"     // and one that cannot
    readonly property color blockEdge: Theme.night ? "#4A5360" : "#C2AB80"
    readonly property color chosenEdge: Theme.night ? "#F1D08A" : "#7D5508"
    readonly property color hall: Theme.night ? "#1E2229" : "#DCC9A0"           // inside the temple, in the cliff
    readonly property color ground: Theme.night ? "#566070" : "#64533E"         // the line monuments stand on
    readonly property color back: Theme.night ? "#22395C" : "#234B7E"           // the back of a Sphinx card
    readonly property color backPen: Theme.night ? "#D0A85A" : "#E9CF8E"
    readonly property color sand: Theme.night ? "#7D6D4C" : "#E3CC95"           // the Sphinx
    readonly property color sandDark: Theme.night ? "#5D5136" : "#CBAF74"
    readonly property real shade: Theme.night ? 0.4 : 0.17                      // of drawn shadows
    readonly property color soft: Theme.tint(Theme.shadow, shade)
    // All that the river is painted with, for its drawings.
    readonly property var river: ({ water: water, waterInk: waterInk, waterLit: waterLit, bank: bank, bankInk: bankInk, sea: sea, granite: granite, graniteInk: graniteInk, leaf: leaf, foam: foam })
}
