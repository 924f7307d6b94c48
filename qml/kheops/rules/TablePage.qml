import Architects.Ui

// What is the same at every table.
AtTheTable {
    pageId: "kheops/table"
    more: ["kheops/overview", "kheops/turn"]
}
