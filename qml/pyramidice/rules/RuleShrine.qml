import QtQuick
import Architects.Model
import Architects.Pyramidice

// The shrine of a god, small enough for a line of the index.
Naos {
    readonly property pyramidiceGodText info: Book.god(god)
    field: info.kind === "triad" || info.kind === "many" ? "work" : info.kind
    width: 34
    height: 40
}
