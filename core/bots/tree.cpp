#include "core/bots/tree.h"

#include <algorithm>

namespace architects::detail {
namespace {

constexpr std::uint64_t scatter = 0x9E3779B97F4A7C15ULL;

std::uint64_t wordOf(const Move& move) {
    std::uint64_t word = move.kind;
    for (const std::uint8_t arg : move.arg) {
        word = word << 8U | arg;
    }
    return word;
}

std::uint64_t mix(std::uint64_t word) {
    word ^= word >> 32U;
    word *= scatter;
    return word ^ (word >> 29U);
}

std::size_t placesFor(std::size_t edges) {
    return std::bit_ceil(std::max<std::size_t>(edges, 48) * 4 / 3);
}

} // namespace

Tree::Tree(std::size_t edges) : edges_(placesFor(edges)), nodes_(std::max<std::size_t>(edges, 48) + 1) {}

std::size_t Tree::placeOf(NodeId from, Seat by, const Move& move) const {
    const std::uint64_t key =
        mix(wordOf(move) + mix(std::uint64_t{from} << 8U | static_cast<std::uint8_t>(by)));
    const std::size_t mask = edges_.size() - 1;
    std::size_t place = static_cast<std::size_t>(key) & mask;
    while (edges_[place].from != noNode &&
           !(edges_[place].from == from && edges_[place].by == by && edges_[place].move == move)) {
        place = (place + 1) & mask;
    }
    return place;
}

Edge* Tree::find(NodeId from, Seat by, const Move& move) {
    Edge& edge = edges_[placeOf(from, by, move)];
    return edge.from == noNode ? nullptr : &edge;
}

Edge* Tree::add(NodeId from, Seat by, const Move& move) {
    if (nodeCount_ == nodes_.size()) {
        return nullptr;
    }
    Edge& edge = edges_[placeOf(from, by, move)];
    edge.move = move;
    edge.from = from;
    edge.by = by;
    edge.to = static_cast<NodeId>(nodeCount_++);
    return &edge;
}

NodeId Tree::follow(NodeId from, const Move& outcome) {
    if (const Edge* known = find(from, Seat::Chance, outcome)) {
        return known->to;
    }
    const Edge* fresh = add(from, Seat::Chance, outcome);
    return fresh == nullptr ? noNode : fresh->to;
}

std::uint64_t numberOf(const MoveList& moves) {
    std::uint64_t number = moves.size();
    for (const Move& move : moves) {
        number = mix(number + wordOf(move)) * scatter;
    }
    return number;
}

} // namespace architects::detail
