// A whole position from text. What is read is checked until the game can be played on from it.
#include <algorithm>
#include <array>
#include <cstddef>

#include "core/games/luxor/notation.h"
#include "core/games/luxor/playable.h"
#include "core/games/luxor/position_words.h"
#include "core/table/words.h"

namespace architects::luxor {
namespace {

template <std::size_t N>
std::optional<std::size_t> indexIn(const std::array<std::string_view, N>& words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - words.begin()));
}

/// Takes a position from words; every function says whether it could. Lines come in their order, each
/// at most once, and what is listed is listed in order; only a hand is a heap.
class Reader {
  public:
    explicit Reader(std::string_view text) : words_(text), word_(words_.next()) {}

    std::optional<State> read() {
        const bool fine = readHead() && readStep() && readPile() && readSearch() && readLooks() &&
                          readSeats() && readWall() && readPillars() && readTombs() && take("end") &&
                          word_.empty() && settleChamber();
        return fine && isPlayable(state_) ? std::optional(state_) : std::nullopt;
    }

  private:
    void step() { word_ = words_.next(); }
    bool take(std::string_view word) {
        const bool there = word_ == word;
        if (there) {
            step();
        }
        return there;
    }
    template <class T>
    bool takeAs(std::optional<T> value, std::uint8_t& target) {
        if (value) {
            target = static_cast<std::uint8_t>(*value);
            step();
        }
        return value.has_value();
    }
    bool takeNumber(std::uint8_t& target) { return takeAs(smallNumber(word_), target); }
    bool takeSeat(std::uint8_t& seat) {
        const auto number = smallNumber(word_);
        return number && *number >= 1 && *number <= state_.seats &&
               takeAs(std::optional(*number - 1), seat);
    }
    template <std::size_t N, class E>
    bool takeWord(const std::array<std::string_view, N>& words, E& target) {
        const auto index = indexIn(words, word_);
        if (index) {
            target = static_cast<E>(*index);
            step();
        }
        return index.has_value();
    }

    bool readHead() {
        return take("luxor") && takeNumber(state_.seats) && state_.seats >= 2 && state_.seats <= maxSeats &&
               takeWord(curseRuleWords, state_.curseRule) && takeWord(pairRuleWords, state_.pairRule);
    }
    bool readStep() {
        return take("step") && takeWord(stepWords, state_.step) && take("first") &&
               takeSeat(state_.first) && take("mover") && takeSeat(state_.mover) && take("stock") &&
               takeNumber(state_.stock);
    }
    bool readPile() {
        if (state_.curseRule == CurseRule::None) {
            return true;
        }
        if (!take("pile") || !takeNumber(state_.buried) || !takeWord(pileBackWords, state_.back)) {
            return false;
        }
        if (take("curses")) {
            int last = -1;
            for (auto curse = curseNamed(word_); curse; step(), curse = curseNamed(word_)) {
                if (*curse <= last) {
                    return false;
                }
                last = *curse;
                state_.cursesLeft = static_cast<std::uint8_t>(state_.cursesLeft | (1U << *curse));
            }
            return last >= 0;
        }
        return true;
    }
    bool readSearch() {
        if (take("open") && !readOpen()) {
            return false;
        }
        if ((take("finder") && !takeSeat(state_.finder)) || (take("victim") && !takeSeat(state_.victim))) {
            return false;
        }
        if (take("after")) {
            state_.after = Step::Draw;
            return take("draw");
        }
        return true;
    }
    bool readOpen() {
        int last = -1;
        if (!takeAs(curseNamed(word_), state_.curse)) {
            return false;
        }
        for (std::uint8_t seat = 0; takeSeat(seat); last = seat) {
            if (seat <= last) {
                return false;
            }
            state_.searching = static_cast<std::uint8_t>(state_.searching | (1U << seat));
        }
        return true;
    }
    bool readLooks() {
        if (!take("looks")) {
            return true;
        }
        int last = -1;
        for (auto tomb = tombNamed(word_); tomb; step(), tomb = tombNamed(word_)) {
            if (*tomb <= last) {
                return false;
            }
            last = *tomb;
            state_.looks |= TombSet{1} << *tomb;
        }
        return last >= 0;
    }
    bool readSeats() {
        for (std::size_t seat = 0; seat < state_.seats; ++seat) {
            std::uint8_t named = 0;
            if (!take("seat") || !takeSeat(named) || named != seat || !take("pharaoh") ||
                !readPharaoh(seat) || !take("hand") || !readHand(seat)) {
                return false;
            }
        }
        return true;
    }
    bool readPharaoh(std::size_t seat) {
        if (take("-")) {
            return true;
        }
        if (take("?")) {
            state_.pharaoh[seat] = hiddenArg;
            return true;
        }
        const auto animal = animalNamed(word_);
        const auto& all = state_.pharaoh;
        return animal && std::find(all.begin(), all.end(), *animal) == all.end() &&
               takeAs(animal, state_.pharaoh[seat]);
    }
    /// A card can be in one place only.
    bool claimCard(Card card) {
        const bool unclaimed = (state_.unseen & only(card)) != 0;
        state_.unseen &= ~only(card);
        return unclaimed;
    }
    bool readHand(std::size_t seat) {
        for (auto card = cardNamed(word_); card; step(), card = cardNamed(word_)) {
            if (!claimCard(*card)) {
                return false;
            }
            state_.hand[seat] |= only(*card);
        }
        for (; word_ == "?" && state_.hidden[seat] < handSize; step()) {
            ++state_.hidden[seat];
        }
        return true;
    }
    bool readWall() {
        for (int last = -1; take("wall");) {
            const auto shaft = shaftNamed(word_);
            if (!shaft || *shaft <= last) {
                return false;
            }
            last = *shaft;
            step();
            auto& height = state_.height[*shaft];
            for (auto card = cardNamed(word_); card; step(), card = cardNamed(word_)) {
                if (height == cardsPerShaft || !claimCard(*card)) {
                    return false;
                }
                state_.wall[*shaft][height++] = *card;
            }
            if (height == 0) {
                return false;
            }
        }
        return true;
    }
    bool readPillars() {
        Chamber& chamber = state_.chamber;
        for (int last = -1; take("pillar");) {
            const auto pillar = animalNamed(word_);
            if (!pillar || *pillar <= last) {
                return false;
            }
            last = *pillar;
            step();
            if (!takeNumber(chamber.scarabs[*pillar]) ||
                (!take("-") && !takeSeat(chamber.researcher[*pillar])) ||
                (chamber.scarabs[*pillar] == 0 && chamber.researcher[*pillar] == nobody)) {
                return false;
            }
        }
        return true;
    }
    bool readTombs() {
        for (int last = -1; take("tomb");) {
            const auto tomb = tombNamed(word_);
            if (!tomb || *tomb <= last) {
                return false;
            }
            last = *tomb;
            step();
            if (!takeSeat(state_.owner[*tomb]) || !readMummy(*tomb) || !readSeen(*tomb) ||
                !takeNumber(state_.taken[*tomb])) {
                return false;
            }
        }
        return true;
    }
    bool readMummy(Tomb tomb) {
        if (take("?")) {
            return true;
        }
        const auto value = smallNumber(word_);
        const std::size_t kind = value ? mummyOf(*value) : mummyKinds;
        if (kind == mummyKinds || mummies[kind].eyes != eyesOf(tomb) || state_.left[kind] == 0) {
            return false;
        }
        --state_.left[kind];
        return takeAs(value, state_.value[tomb]);
    }
    bool readSeen(Tomb tomb) {
        if (take("-")) {
            return true;
        }
        int last = 0;
        for (std::size_t i = 0; i < word_.size(); ++i) {
            const int seat = word_[i] - '0';
            if (i % 2 == 1 ? word_[i] != '.' : seat <= last || seat > state_.seats) {
                return false;
            }
            if (i % 2 == 0) {
                last = seat;
                state_.knownBy[tomb] = static_cast<std::uint8_t>(state_.knownBy[tomb] | (1U << (seat - 1)));
            }
        }
        const bool whole = word_.size() % 2 == 1;
        step();
        return whole;
    }
    /// Supplies, slab and stacks follow from what was read, if it goes together.
    bool settleChamber() {
        Chamber& chamber = state_.chamber;
        for (std::size_t seat = 0; seat < state_.seats; ++seat) {
            chamber.supply[seat] = researcherCount;
        }
        for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
            const std::uint8_t there = chamber.researcher[pillar];
            if (chamber.scarabs[pillar] > std::min<int>(chamber.slab, scarabsPerPillar) ||
                (there != nobody && chamber.supply[there]-- == 0)) {
                return false;
            }
            chamber.slab = static_cast<std::uint8_t>(chamber.slab - chamber.scarabs[pillar]);
            for (std::size_t place = 0; place < tombsPerPillar; ++place) {
                if (state_.owner[tombAt(pillar, place)] != nobody && chamber.opened[pillar]++ != place) {
                    return false; // a stack is opened from the top
                }
            }
        }
        return true;
    }

    Words words_;
    std::string_view word_;
    State state_;
};

} // namespace

Result<State> readPosition(std::string_view text) {
    const std::optional<State> state = Reader(text).read();
    return state ? Result<State>(*state) : Refusal::BadNotation;
}

} // namespace architects::luxor
