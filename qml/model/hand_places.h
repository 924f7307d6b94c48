#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

/// The places of a hand: what is drawn takes the first free one and stays there until it is played. Led
/// along the log, so that a hand lies as it lay before after a restart, a move taken back, and a phone
/// handed on.
class HandPlaces {
  public:
    void draw(int piece) {
        const auto free = std::find(pieces_.begin(), pieces_.end(), none);
        if (free != pieces_.end()) {
            *free = piece;
        } else {
            pieces_.push_back(piece);
        }
    }
    void play(int piece) { std::replace(pieces_.begin(), pieces_.end(), piece, none); }
    /// Everything moves up: nothing will fill the gaps any more.
    void close() { pieces_.erase(std::remove(pieces_.begin(), pieces_.end(), none), pieces_.end()); }
    /// A piece for each place, or `none`.
    [[nodiscard]] const std::vector<int>& pieces() const { return pieces_; }

    static constexpr int none = -1;

  private:
    std::vector<int> pieces_;
};
