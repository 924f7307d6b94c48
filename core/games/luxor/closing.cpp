// After the last card: scarabs are moved among a player's own pillars, to open what is best by its eyes.
#include <algorithm>
#include <array>
#include <cstddef>

#include "core/games/luxor/chamber.h"

namespace architects::luxor {
namespace {

/// How many sarcophagi are opened at each pillar.
using Openings = std::array<std::uint8_t, animalCount>;

/// Looks for the best way to open at most `most` sarcophagi, from the left; more at a pillar further left
/// comes first, so that it wins where the sums are equal.
class BestUse {
  public:
    BestUse(const Chamber& chamber, int seat) : chamber_(chamber), seat_(seat) {}

    Openings find() {
        int scarabs = 0;
        for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
            scarabs += own(pillar) ? chamber_.scarabs[pillar] : 0;
        }
        search(0, scarabs / scarabsPerPillar, 0);
        return best_;
    }

  private:
    [[nodiscard]] bool own(std::size_t pillar) const { return chamber_.researcher[pillar] == seat_; }

    void search(std::size_t pillar, int most, int worth) {
        if (pillar == animalCount) {
            if (worth > bestWorth_) {
                bestWorth_ = worth;
                best_ = trying_;
            }
            return;
        }
        const int closed = static_cast<int>(tombsPerPillar) - chamber_.opened[pillar];
        for (int count = own(pillar) ? std::min(closed, most) : 0; count >= 0; --count) {
            trying_[pillar] = static_cast<std::uint8_t>(count);
            search(pillar + 1, most - count, worth + worthOf(pillar, count));
        }
    }
    /// By eyes alone: what lies in it nobody knows.
    [[nodiscard]] int worthOf(std::size_t pillar, int count) const {
        int worth = 0;
        for (int eyes = chamber_.opened[pillar] + 1; eyes <= chamber_.opened[pillar] + count; ++eyes) {
            worth += valueOfSeven[static_cast<std::size_t>(eyes)];
        }
        return worth;
    }

    const Chamber& chamber_;
    int seat_;
    Openings trying_{};
    Openings best_{};
    int bestWorth_ = 0;
};

/// Puts scarabs from the seat's pillars back to the slab: those first whose pillar opens.
void payScarabs(Chamber& chamber, int seat, const Openings& openings, int owed) {
    for (const bool opens : {true, false}) {
        for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
            if (chamber.researcher[pillar] != seat || (openings[pillar] > 0) != opens) {
                continue;
            }
            const int paid = std::min<int>(owed, chamber.scarabs[pillar]);
            chamber.scarabs[pillar] = static_cast<std::uint8_t>(chamber.scarabs[pillar] - paid);
            chamber.slab = static_cast<std::uint8_t>(chamber.slab + paid);
            owed -= paid;
        }
    }
}

} // namespace

void useLeftScarabs(State& state) {
    for (int seat = 0; seat < state.seats; ++seat) {
        const Openings openings = BestUse(state.chamber, seat).find();
        int count = 0;
        for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
            for (int i = 0; i < openings[pillar]; ++i, ++count) {
                takeTomb(state, tombAt(pillar, state.chamber.opened[pillar]++), seat);
            }
        }
        payScarabs(state.chamber, seat, openings, scarabsPerPillar * count);
    }
}

} // namespace architects::luxor
