pragma Singleton
import QtQuick
import Architects.Ui

// The paints of this game, day and night: pieces, stone, the fields of the shrines, the minerals of the scarabs.
QtObject {
    readonly property color worker: Theme.night ? "#C9764F" : "#9C4A2F"
    readonly property color hair: Theme.night ? "#6E5646" : "#2B2118"
    readonly property color linen: "#F6E8CB"
    readonly property color cat: Theme.night ? "#A9B4C6" : "#2E3440"
    readonly property color goldenCat: Theme.night ? "#E2B04A" : "#C8921F"
    readonly property color collar: Theme.night ? "#B5432E" : "#D9A93F"
    readonly property color goldenCollar: Theme.night ? "#7A3A20" : "#8A2F1E"
    readonly property color stone: "#D9C7A3"
    readonly property color stoneSign: Theme.night ? "#CDB98F" : "#A88B5A"
    readonly property color pip: "#33261A"

    // the plan of a pyramid and the shrine: cut stone and the line it is drawn with
    readonly property color kerb: Theme.night ? "#2C323C" : "#EADBBB"
    readonly property color bed: Theme.night ? "#232831" : "#DFCDA7"
    readonly property color hollow: Theme.night ? "#1A1E25" : "#CBB488"
    readonly property color cut: Theme.night ? "#566072" : "#8A6F48"
    readonly property color shrine: Theme.night ? "#3A4250" : "#EFE1C4"
    readonly property color shrinePen: Theme.night ? "#7C879A" : "#5B4630"
    readonly property color space: Theme.night ? "#191C22" : "#DCC9A4"
    readonly property color ivory: "#FBF3E1"
    readonly property list<color> frieze: Theme.night ? ["#3F7FD0", "#D9694E", "#35A79D"] : ["#1F4E8C", "#B5432E", "#1B7F79"]

    // how a power works
    readonly property color enneadField: "#8C600E"
    readonly property color workField: "#1F4E8C"
    readonly property color alwaysField: "#17706B"
    readonly property color restField: "#A63B28"
    readonly property color noField: "#6A4468"
    function field(kind: string): color {
        return kind === "ennead" ? enneadField : kind === "work" ? workField : kind === "always" ? alwaysField
             : kind === "rest" ? restField : noField
    }
    function fieldMark(kind: string): color { return Theme.night ? Qt.lighter(field(kind), 1.6) : field(kind) }
}
