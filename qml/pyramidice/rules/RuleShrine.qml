import QtQuick
import Architects.Model
import Architects.Pyramidice

// The shrine of a god, small enough for a line of the index.
Naos {
    readonly property string kind: PyramidiceBook.god(god).kind || ""
    field: kind === "triad" || kind === "many" ? "work" : kind
    width: 34
    height: 40
}
