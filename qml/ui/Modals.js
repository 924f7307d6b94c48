.pragma library
// The layers that are open, the one on top last: only that one keeps the focus.
var open = []
function raise(layer) { drop(layer); open.push(layer) }
function drop(layer) { var i = open.indexOf(layer); if (i >= 0) open.splice(i, 1) }
function isTop(layer) { return open.length > 0 && open[open.length - 1] === layer }
function holds(layer, item) {
    while (item && item !== layer)
        item = item.parent
    return item === layer
}
// What Tab can reach within a layer, in order.
function stops(layer) {
    var first = layer.nextItemInFocusChain(true), list = []
    for (var item = first; item && holds(layer, item) && (item !== first || list.length === 0); item = item.nextItemInFocusChain(true))
        list.push(item)
    return list
}
