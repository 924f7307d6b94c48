pragma Singleton
import QtQuick
import Architects.Model

// Lets whoever knows what is worth seeing start the replay at a table, wherever that table has put it.
QtObject {
    property var greeted: ({})              // match -> when the last greeting came that was shown
    signal asked(TableModel table, int from)
}
