// A whole position from text.
#include <algorithm>
#include <array>
#include <cstddef>

#include "core/games/egizia/notation.h"
#include "core/games/egizia/playable.h"
#include "core/games/egizia/position_words.h"
#include "core/games/egizia/query.h"
#include "core/table/words.h"

namespace architects::egizia {
namespace {

using Named = std::optional<std::uint8_t> (*)(std::string_view);

/// Takes a position from words; every function says whether it could. Lines come in their order, each at
/// most once, and what is listed is listed in order.
class Reader {
  public:
    explicit Reader(std::string_view text) : words_(text), word_(words_.next()) {}

    std::optional<State> read() {
        const bool fine = readHead() && readStep() && readOrders() && readMarks() && readRiver() &&
                          readShips() && readQueues() && readTombs() && readSphinx() && readUpgrades() &&
                          readAction() && readSeats() && take("end") && word_.empty() && settle();
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
    bool takeNumber(std::uint8_t& target) {
        const auto number = numberOf(word_, 3);
        return number && *number < 256 && takeAs(number, target);
    }
    bool takeSeat(std::uint8_t& seat) {
        const auto number = smallNumber(word_);
        return number && *number >= 1 && *number <= state_.seats &&
               takeAs(std::optional(*number - 1), seat);
    }
    template <std::size_t N, class E>
    bool takeWord(const std::array<std::string_view, N>& words, E& target) {
        const auto found = std::find(words.begin(), words.end(), word_);
        if (found == words.end()) {
            return false;
        }
        target = static_cast<E>(found - words.begin());
        step();
        return true;
    }
    /// Names in the order of their numbers, each once, at least one.
    template <class Set>
    bool takeSet(Named named, Set& set) {
        int last = -1;
        for (auto member = named(word_); member; member = named(word_)) {
            if (*member <= last) {
                return false;
            }
            last = *member;
            set = static_cast<Set>(set | (Set{1} << *member));
            step();
        }
        return last >= 0;
    }
    /// Nile cards in order; of each kind no more than there are, here and everywhere.
    bool takeCards(CardSet& cards) {
        int last = -1;
        for (auto card = cardNamed(word_); card; card = cardNamed(word_)) {
            if (*card < last || !claimCard(*card)) {
                return false;
            }
            last = *card;
            cards = with(cards, *card);
            step();
        }
        return last >= 0;
    }
    bool claimCard(Card card) {
        const bool left = countIn(state_.dealt, card) < nileCards[card].copies;
        state_.dealt = left ? with(state_.dealt, card) : state_.dealt;
        return left;
    }
    bool claimRiddles(RiddleSet riddles) {
        const bool left = (riddles & ~state_.unseen) == 0;
        state_.unseen &= ~riddles;
        return left;
    }
    bool takeRiddle(Riddle& riddle, std::string_view word) {
        const auto named = riddleNamed(word);
        riddle = named.value_or(hiddenArg);
        return named ? claimRiddles(onlyRiddle(*named)) : word == "?";
    }

    bool readHead() {
        return take("egizia") && takeNumber(state_.seats) && state_.seats >= 2 &&
               state_.seats <= maxSeats && takeWord(startWords, state_.startSphinx) &&
               takeWord(leftoverWords, state_.leftover);
    }
    bool readStep() {
        std::uint8_t flood = 0;
        const bool fine = take("round") && takeNumber(state_.round) && state_.round >= 1 &&
                          state_.round <= roundCount && take("step") && takeWord(stepWords, state_.step) &&
                          take("mover") && takeSeat(state_.mover) && take("flood") &&
                          takeAs(floodNamed(word_), flood);
        state_.flood = static_cast<Flood>(flood);
        return fine;
    }
    bool readOrder(std::array<std::uint8_t, maxSeats>& order) {
        unsigned seen = 0;
        for (std::size_t i = 0; i < state_.seats; ++i) {
            if (!takeSeat(order[i])) {
                return false;
            }
            seen |= 1U << order[i];
        }
        return seen == (1U << state_.seats) - 1;
    }
    bool readOrders() {
        const bool tiled = state_.step == Step::Tiles || (take("tiles") && readOrder(state_.byTile));
        return tiled && (state_.step != Step::Feed || (take("track") && readOrder(state_.byTrack)));
    }
    bool readMarks() {
        if (!take("now")) {
            return true;
        }
        bool any = false;
        for (const Mark& mark : marks) {
            if (take(mark.word)) {
                any = true;
                std::uint8_t& value = state_.*mark.value;
                if (!takeNumber(value) || value == mark.rest || value > mark.most) {
                    return false;
                }
            }
        }
        state_.secondShip = take("second");
        return any || state_.secondShip;
    }
    bool readRiver() {
        if (!take("river")) {
            return false;
        }
        for (Card& there : state_.river) {
            if (!take("-") && !(takeAs(cardNamed(word_), there) && claimCard(there))) {
                return false;
            }
        }
        CardSet gone = 0;
        return !take("gone") || (take("cards") && takeCards(gone));
    }
    bool readShips() {
        for (int last = -1; take("ships");) {
            const auto bend = bendNamed(word_);
            if (!bend || *bend <= last) {
                return false;
            }
            last = *bend;
            step();
            if (!take("of")) {
                return false;
            }
            int lastSeat = -1;
            for (std::uint8_t seat = 0; takeSeat(seat); lastSeat = seat) {
                if (seat <= lastSeat) {
                    return false;
                }
                state_.ships[*bend] = static_cast<std::uint8_t>(state_.ships[*bend] | (1U << seat));
            }
            if (lastSeat < 0) {
                return false;
            }
        }
        return true;
    }
    bool readQueues() {
        for (int last = -1; take("queue");) {
            const auto site = siteNamed(word_);
            if (!site || *site <= last) {
                return false;
            }
            last = *site;
            step();
            if (!readQueue(state_.sites[*site])) {
                return false;
            }
        }
        return true;
    }
    bool readQueue(SiteShips& site) {
        std::size_t place = 0;
        for (std::uint8_t seat = 0; takeSeat(seat); ++place) {
            if (site.ship[seat] != Ship::None || !takeWord(shipWords, site.ship[seat]) ||
                site.ship[seat] == Ship::None) {
                return false;
            }
            site.queue[place] = seat;
        }
        return place > 0;
    }
    bool readTombs() {
        if (!take("tombs")) {
            return true;
        }
        auto left = tombTiles;
        std::size_t place = 0;
        for (auto value = smallNumber(word_); value; value = smallNumber(word_), ++place) {
            const auto tile = static_cast<std::size_t>(*value);
            if (place == tombPlaces || tile >= tombValueCount || left[tile] == 0) {
                return false;
            }
            --left[tile];
            takeAs(value, state_.tombs[place]);
        }
        return place > 0;
    }
    bool readSphinx() { return (!take("pile") || readPile()) && (!take("drawn") || readDrawn()); }
    bool readPile() {
        for (std::size_t dot = word_.find('.'); dot != std::string_view::npos; dot = word_.find('.')) {
            const auto seat = smallNumber(word_.substr(dot + 1));
            if (state_.pileCount == riddleCount || !seat || *seat < 1 || *seat > state_.seats ||
                !takeRiddle(state_.pile[state_.pileCount], word_.substr(0, dot))) {
                return false;
            }
            state_.pileFrom[state_.pileCount++] = static_cast<std::uint8_t>(*seat - 1);
            step();
        }
        return state_.pileCount > 0;
    }
    bool readDrawn() {
        for (; word_ == "?" || riddleNamed(word_); step()) {
            if (state_.drawnCount == mostLooked || !takeRiddle(state_.drawn[state_.drawnCount++], word_)) {
                return false;
            }
        }
        return state_.drawnCount > 0;
    }
    bool readUpgrades() {
        if (!take("upgraded")) {
            return true;
        }
        bool any = false;
        for (Card& field : state_.upgraded) {
            if (!take("-")) {
                any = true;
                if (!takeAs(cardNamed(word_), field) || !isField(field)) {
                    return false;
                }
            }
        }
        return any;
    }
    bool readAction() {
        Action& action = state_.action;
        return !take("action") ||
               (take("crew") && takeSet(workerNamed, action.crew) && take("bonus") &&
                takeNumber(action.bonus) && (!take("squares") || takeSet(squareNamed, action.squares)));
    }
    bool readSeats() {
        for (std::size_t seat = 0; seat < state_.seats; ++seat) {
            std::uint8_t named = 0;
            if (!take("seat") || !takeSeat(named) || named != seat || !readSeat(state_.players[seat])) {
                return false;
            }
        }
        return true;
    }
    bool readSeat(Player& player) {
        if (!take("strength")) {
            return false;
        }
        for (std::uint8_t& strength : player.strength) {
            if (!takeNumber(strength)) {
                return false;
            }
        }
        return take("stones") && takeNumber(player.stones) && take("quarry") && takeNumber(player.quarry) &&
               take("market") && takeNumber(player.market) && take("arrival") &&
               takeNumber(player.arrival) && take("ships") && takeNumber(player.ships) &&
               readEarned(player) && (!take("last") || takeAs(bendNamed(word_), player.last)) &&
               (!take("used") || takeSet(workerNamed, player.used)) &&
               (!take("cards") || takeCards(player.cards)) &&
               (!take("squares") || takeSet(squareNamed, player.squares)) && readRiddles(player);
    }
    bool readEarned(Player& player) {
        if (!take("earned")) {
            return false;
        }
        for (std::int16_t& points : player.earned) {
            const bool below = !word_.empty() && word_[0] == '-';
            const auto number = numberOf(word_.substr(below ? 1 : 0), 4);
            if (!number || (below && *number == 0)) {
                return false;
            }
            points = static_cast<std::int16_t>(below ? -*number : *number);
            step();
        }
        return true;
    }
    bool readRiddles(Player& player) {
        return (!take("shown") || (takeSet(riddleNamed, player.shown) && claimRiddles(player.shown))) &&
               (!take("hand") || (takeSet(riddleNamed, player.hand) && claimRiddles(player.hand))) &&
               (!take("hidden") || (takeNumber(player.hidden) && player.hidden > 0));
    }
    /// What follows from the rest, if it goes together.
    bool settle() {
        int away = state_.pileCount + state_.drawnCount;
        for (const Player& player : state_.players) {
            away += handCount(player) + std::popcount(player.shown);
        }
        state_.fresh = static_cast<std::uint8_t>(static_cast<int>(riddleCount) - away);
        int spent = 0;
        for (SquareSet left = state_.action.squares; left != 0; left &= left - 1) {
            spent += priceOf(state_, static_cast<Square>(std::countr_zero(left)));
        }
        state_.action.spent = static_cast<std::uint8_t>(spent);
        return away <= static_cast<int>(riddleCount) && spent < 100;
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

} // namespace architects::egizia
