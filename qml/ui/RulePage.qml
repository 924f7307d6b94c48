import QtQml

// One page of a rule book, as data: whoever shows it decides how. A block is one of
// {text}, {head}, {points: [text]}, {steps: [text]} in an order, {picture: url, values: {}, caption}, {sum: [[text, figure]], total}.
// Words between <b> and </b> stand out.
QtObject {
    property string pageId                  // "kheops/mummy"
    property string title
    property string summary                 // one line, for the index
    property var blocks: []
    property list<string> more              // pages that belong to it
    property list<string> rulings           // those it explains, by their numbers in core/games/<game>/RULINGS.md
    property var sign: null                 // {picture: url, values: {}}: a small picture for a long index

    // Everything it says, for a search by word.
    readonly property string words: {
        const all = [title, summary]
        for (const block of blocks) {
            all.push(block.text || "", block.head || "", block.caption || "")
            for (const point of block.points || block.steps || [])
                all.push(point)
            for (const line of block.sum || [])
                all.push(line[0])
        }
        return all.join(" ").replace(/<[^>]*>/g, "").toLowerCase()
    }
}
