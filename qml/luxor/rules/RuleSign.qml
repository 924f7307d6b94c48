import QtQuick
import Architects.Luxor

// An animal, small enough for a line of the index.
Animal {
    property int animal: 0
    kind: animal
    size: 40
}
