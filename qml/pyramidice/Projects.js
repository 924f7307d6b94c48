.pragma library
// The six projects by their id in the rules: their names and the pairs of neighbours they reward.
var all = [
    { name: "", pairs: [] },
    { name: "Giza", pairs: [[1, 6], [2, 5], [3, 4]] },
    { name: "Saqqara", pairs: [[2, 6], [1, 3], [4, 5]] },
    { name: "Dahshur", pairs: [[3, 6], [2, 4], [1, 5]] },
    { name: "Meidum", pairs: [[4, 6], [3, 5], [1, 2]] },
    { name: "Abusir", pairs: [[5, 6], [1, 4], [2, 3]] },
    { name: "Hawara", pairs: [[1, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 6]] }
]
function project(id) { return all[id] || all[0] }
