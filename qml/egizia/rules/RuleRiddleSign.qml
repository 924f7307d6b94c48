import QtQuick
import Architects.Egizia

// A Sphinx card, small enough for a line of the index.
SphinxCard {
    size: 31
    enabled: false
}
