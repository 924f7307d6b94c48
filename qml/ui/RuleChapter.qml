import QtQml

// Pages that belong together, in the order of the index.
QtObject {
    property string title
    property bool folded: false             // so many pages that the index shows them only when asked
    default property list<RulePage> pages
}
