#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/bots/rewards.h"
#include "core/table/move.h"
#include "core/table/seat.h"

namespace architects {

namespace detail {

using NodeId = std::uint32_t;
inline constexpr NodeId rootNode = 0;
inline constexpr NodeId noNode = 0xFFFFFFFF;

/// One thing that may happen at a node: a move of a seat, or what the searching seat sees of a chance.
struct Edge {
    Move move{};
    NodeId from = noNode; ///< noNode: a free place
    NodeId to = noNode;
    std::uint32_t visits = 0;
    std::uint32_t offered = 0; ///< how often it could have been chosen
    std::int64_t total = 0;    ///< of the rewards of the seat that moves
    float promise = 0;         ///< how promising it looked beside its rivals, at most 1
    int looks = 0;             ///< how the position after it was judged, as a chance of winning
    Seat by = Seat::Nobody;
};

struct Node {
    std::uint64_t offer = 0;  ///< which moves were last offered here, as a number
    std::int64_t total = 0;   ///< of the rewards of whoever moved here
    std::uint32_t visits = 0; ///< that came as far as this
    std::uint32_t passed = 0; ///< ... and went on
    int looks = 0;            ///< how the most promising move offered here was judged
};

/// Everything a search remembers, in two blocks that are allocated once. Edges lie in a hash table by
/// their node and move; when it is full the tree grows no more, and the search goes on with what it has.
class Tree {
  public:
    explicit Tree(std::size_t edges);

    [[nodiscard]] Edge* find(NodeId from, Seat by, const Move& move);
    /// A new edge with a node at its end; null if the tree is full.
    Edge* add(NodeId from, Seat by, const Move& move);
    /// The node that an outcome leads to; noNode if the tree is full.
    NodeId follow(NodeId from, const Move& outcome);
    Node& node(NodeId id) { return nodes_[id]; }
    [[nodiscard]] std::size_t size() const { return nodeCount_ - 1; } ///< how many edges
    [[nodiscard]] std::size_t capacity() const { return nodes_.size() - 1; }

  private:
    [[nodiscard]] std::size_t placeOf(NodeId from, Seat by, const Move& move) const;

    std::vector<Edge> edges_; ///< a power of two, at most three quarters of it in use
    std::vector<Node> nodes_; ///< the root, and one for each edge
    std::size_t nodeCount_ = 1;
};

/// A number for a list of moves; another list has another, but for the rarest accident.
std::uint64_t numberOf(const MoveList& moves);

} // namespace detail
} // namespace architects
