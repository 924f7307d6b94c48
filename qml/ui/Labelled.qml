pragma Singleton
import QtQml

// A name and what belongs to it, as one text: the mark between them is the language's (French leaves room before a colon).
QtObject {
    function text(name: string, what: string): string { return qsTr("%1: %2", "a name, what belongs to it").arg(name).arg(what) }
}
