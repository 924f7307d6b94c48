// A position from its text. Each line tells one thing; what is not told is nothing, and what is counted
// elsewhere follows from the rest.
#include <algorithm>
#include <cstddef>

#include "core/games/pyramidice/notation.h"
#include "core/games/pyramidice/playable.h"
#include "core/games/pyramidice/position_words.h"
#include "core/games/pyramidice/stock.h"
#include "core/table/words.h"

namespace architects::pyramidice {
namespace {

template <std::size_t N>
std::optional<std::size_t> indexIn(const std::array<std::string_view, N>& words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - words.begin()));
}

std::optional<int> longNumber(std::string_view word) {
    return numberOf(word, 5);
}

/// Takes a position from lines; every function says whether it could.
class PositionReader {
  public:
    std::optional<State> read(std::string_view text) {
        bool ended = false;
        for (bool first = true; !text.empty(); first = false) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            line_ = Words(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
            const std::string_view word = line_.next();
            ended = word == "end";
            if (ended ? !text.empty() : !(first ? readHead(word) : readLine(word))) {
                return std::nullopt;
            }
            if (!line_.atEnd()) {
                return std::nullopt;
            }
        }
        return ended && count() && playable(state_) ? std::optional(state_) : std::nullopt;
    }

  private:
    std::optional<int> number(int most) {
        const auto value = longNumber(line_.next());
        return value && *value <= most ? value : std::nullopt;
    }
    template <class T>
    bool readNumber(T& into, int most) {
        const auto value = number(most);
        into = static_cast<T>(value.value_or(0));
        return value.has_value();
    }
    bool readSeat(std::uint8_t& into) {
        const auto seat = number(state_.seats);
        into = byte(seat.value_or(1) - 1);
        return seat && *seat >= 1;
    }
    template <class E, std::size_t N>
    bool readWord(E& into, const std::array<std::string_view, N>& words) {
        const auto index = indexIn(words, line_.next());
        into = static_cast<E>(index.value_or(0));
        return index.has_value();
    }
    bool is(std::string_view word) { return line_.next() == word; }

    bool readHead(std::string_view word) {
        return word == "pyramidice" && readNumber(state_.seats, maxSeats) && state_.seats >= 2 &&
               readWord(state_.rival, rivalWords);
    }
    bool readStep() {
        return readWord(state_.step, stepWords) && is("first") && readSeat(state_.first) && is("mover") &&
               readSeat(state_.mover) && is("turn") && readNumber(state_.turnNumber, 0xFFFF) &&
               is("quiet") && readNumber(state_.quietTurns, 0xFF);
    }
    /// A card can be in one place only.
    bool claim(GodSet gods) {
        const bool unclaimed = (state_.unseen & gods) == gods;
        state_.unseen &= ~gods;
        return unclaimed;
    }
    std::optional<God> readGod(std::string_view word) {
        const auto god = godNamed(word);
        return god && *god != wholeEnnead ? god : std::nullopt;
    }
    bool readGods(GodSet& into) {
        while (!line_.atEnd()) {
            const auto god = readGod(line_.next());
            if (!god) {
                return false;
            }
            into |= only(*god);
        }
        return true;
    }
    bool readCards(GodSet& into) {
        GodSet cards = 0;
        const bool fine = readGods(cards) && claim(cards);
        into |= cards;
        return fine;
    }
    bool readRow() {
        for (God& slot : state_.row) {
            const std::string_view word = line_.next();
            const auto god = word == "-" ? noGod : readGod(word).value_or(wholeEnnead);
            if (god == wholeEnnead || (god != noGod && !claim(only(god)))) {
                return false;
            }
            slot = god;
        }
        return true;
    }
    /// So can a tile.
    bool claimTile(std::string_view word, std::uint8_t& into) {
        const auto tile = tileNamed(word);
        if (!tile || ((tiles_ >> *tile) & 1U) != 0) {
            return false;
        }
        tiles_ |= 1U << *tile;
        into = *tile;
        return true;
    }
    bool readTileRow() {
        for (std::size_t space = 0; space < suppliesFor[state_.seats].tiles; ++space) {
            const std::string_view word = line_.next();
            if (word != "-" && !claimTile(word, state_.tileRow[space])) {
                return false;
            }
        }
        return true;
    }
    bool readTileList(std::array<std::uint8_t, 3>& into, std::uint8_t* faceDown) {
        for (std::size_t i = 0; !line_.atEnd(); ++i) {
            std::string_view word = line_.next();
            if (faceDown != nullptr && !word.empty() && word.back() == '!') {
                *faceDown = byte(*faceDown | (1 << i));
                word.remove_suffix(1);
            }
            if (i >= into.size() || !claimTile(word, into[i])) {
                return false;
            }
        }
        return true;
    }
    bool readBuilt() {
        while (!line_.atEnd()) {
            const std::string_view word = line_.next();
            const std::size_t equals = word.find('=');
            const auto space = spaceNamed(word.substr(0, equals));
            const auto value =
                equals == std::string_view::npos ? std::nullopt : smallNumber(word.substr(equals + 1));
            if (!space || !value || *value < 1 || *value > 6) {
                return false;
            }
            state_.built[*space] = byte(*value);
        }
        return true;
    }
    bool readSide() {
        std::uint8_t seat = 0;
        if (!readSeat(seat) || seat != seatsRead_ || !is("fame")) {
            return false;
        }
        side_ = &state_.sides[seatsRead_++];
        if (!readNumber(side_->fame, mostFame)) {
            return false;
        }
        for (std::size_t piece = 0; piece < resourceCount; ++piece) {
            const std::string_view word = line_.next();
            const bool named = word.size() >= 2 && word.back() == pieceLetter(static_cast<Resource>(piece));
            const auto count = named ? smallNumber(word.substr(0, word.size() - 1)) : std::nullopt;
            if (!count) {
                return false;
            }
            side_->pieces[piece] = byte(*count);
        }
        return true;
    }
    bool readScarab(Scarab& into) {
        const auto scarab = scarabNamed(line_.next());
        into = scarab.value_or(noScarab);
        return scarab.has_value();
    }
    bool readOffered() {
        return readScarab(side_->offered[0]) && (line_.atEnd() || readScarab(side_->offered[1]));
    }
    bool readProjects() {
        while (!line_.atEnd()) {
            const auto project = projectNamed(line_.next());
            if (project && *project == hiddenArg && side_->hiddenProjects < projectCount) {
                ++side_->hiddenProjects;
            } else if (project && *project != hiddenArg && ((projects_ >> *project) & 1U) == 0) {
                projects_ |= 1U << *project;
                side_->projects = byte(side_->projects | (1 << *project));
            } else {
                return false;
            }
        }
        return true;
    }
    bool readSideLine(std::string_view word) {
        if (word == "scarab") {
            return readScarab(side_->scarab);
        }
        if (word == "offered") {
            return readOffered();
        }
        if (word == "projects") {
            return readProjects();
        }
        if (word == "tiles") {
            return readTileList(side_->tiles, &side_->faceDown);
        }
        return word == "gods" && readCards(side_->gods);
    }

    bool readDice(Dice& into) {
        while (!line_.atEnd()) {
            const std::string_view word = line_.next();
            const auto value = word.empty() ? std::nullopt : smallNumber(word.substr(1));
            if (!value || *value < 1 || *value > 6 || (word[0] != 's' && word[0] != 'p')) {
                return false;
            }
            std::uint8_t& count = into[word[0] == 's' ? 0 : 1][static_cast<std::size_t>(*value)];
            if (count >= mostDice) {
                return false;
            }
            ++count;
        }
        return true;
    }
    bool readFlags() {
        while (!line_.atEnd()) {
            const auto flag = indexIn(flagWords, line_.next());
            if (!flag) {
                return false;
            }
            state_.turn.*turnFlags[*flag] = true;
        }
        return true;
    }
    bool readPayment() {
        Payment& payment = state_.turn.payment;
        if (!readWord(payment.action, actionWords) || !readNumber(payment.subject, 0xFF) ||
            !readNumber(payment.detail, 0xFF) || !readNumber(payment.workers, 0xFF)) {
            return false;
        }
        for (std::size_t i = 0; !line_.atEnd(); ++i) {
            if (i >= maxNeeds || !readWord(payment.needs[i], needWords) || payment.needs[i] == Need::None) {
                return false;
            }
        }
        return payment.action != Action::None;
    }
    bool readChoice() {
        Choice& choice = state_.turn.choice;
        return readNumber(choice.count, 0xFF) && readNumber(choice.kinds, 0xFF) &&
               readNumber(choice.each, 0xFF) && readNumber(choice.rolled, 1);
    }
    bool readLoan() {
        const auto god = readGod(line_.next());
        state_.turn.loan = god.value_or(noGod);
        return god.has_value();
    }
    bool readTurnTile() {
        const auto tile = tileNamed(line_.next());
        state_.turn.tile = tile.value_or(0);
        return tile.has_value();
    }
    bool readTurnLine(std::string_view word) {
        Turn& turn = state_.turn;
        if (word == "used") {
            return readGods(turn.used);
        }
        if (word == "loan") {
            return readLoan();
        }
        if (word == "dice") {
            return readDice(turn.dice);
        }
        if (word == "marked") {
            return readDice(turn.marked);
        }
        if (word == "roll") {
            return readNumber(turn.toRoll[0], mostDice) && readNumber(turn.toRoll[1], mostDice);
        }
        if (word == "draws") {
            return readNumber(turn.draws, static_cast<int>(rowSlots));
        }
        if (word == "flags") {
            return readFlags();
        }
        if (word == "tile") {
            return readTurnTile();
        }
        if (word == "after") {
            return readWord(turn.after, afterWords);
        }
        if (word == "served") {
            return readNumber(turn.served, maxSeats) && turn.served > 0;
        }
        if (word == "owes") {
            return readPayment();
        }
        if (word == "chooses") {
            return readChoice();
        }
        if (word == "pearl") {
            return readNumber(turn.pearlPrice, 0xFF) && readNumber(turn.pearlFame, 0xFF);
        }
        if (word == "rolled") {
            return readNumber(turn.rivalDie, 6);
        }
        return word == "returning" && readTileList(turn.returning, nullptr);
    }
    bool readLine(std::string_view word) {
        if (word == "step") {
            return readStep();
        }
        if (word == "ending") {
            state_.ending = true;
            return readNumber(state_.turnsLeft, maxSeats);
        }
        if (word == "row") {
            return readRow();
        }
        if (word == "discarded") {
            return readCards(state_.discarded);
        }
        if (word == "tilerow") {
            return readTileRow();
        }
        if (word == "quarry") {
            return readNumber(state_.quarry[0], mostDice);
        }
        if (word == "built") {
            return readBuilt();
        }
        if (word == "seat") {
            return readSide();
        }
        return (side_ != nullptr && readSideLine(word)) || readTurnLine(word);
    }

    /// What is not written is what is left over.
    bool count() {
        std::array<int, 2> dice{state_.quarry[0] + (state_.turn.rivalDie != 0 ? 1 : 0), 0};
        std::array<int, 2> pieces{workerPieces, catPieces};
        for (std::size_t colour = 0; colour < 2; ++colour) {
            dice[colour] += state_.turn.toRoll[colour];
            for (std::size_t value = 1; value <= 6; ++value) {
                dice[colour] += state_.turn.dice[colour][value] + state_.turn.marked[colour][value];
            }
        }
        for (const Side& side : state_.sides) {
            dice[0] += side.pieces[at(Resource::Stone)];
            pieces[0] -= side.pieces[0];
            pieces[1] -= side.pieces[1];
        }
        dice[0] += static_cast<int>(spaceCount) -
                   static_cast<int>(std::count(state_.built.begin(), state_.built.end(), 0));
        const Supplies& supplies = suppliesFor[state_.seats];
        const int deck = sizeOf(state_.unseen) - supplies.godsRemoved;
        const int stones = supplies.stoneDice - dice[0];
        const int prayers = prayerDice - dice[1];
        state_.deck = byte(deck);
        state_.stoneSupply = byte(stones);
        state_.quarry[1] = byte(prayers);
        state_.pieces = {byte(pieces[0]), byte(pieces[1])};
        return seatsRead_ == state_.seats && deck >= 0 && stones >= 0 && prayers >= 0 && pieces[0] >= 0 &&
               pieces[1] >= 0;
    }

    static constexpr int mostDice = 24;
    static constexpr int mostFame = 9999;
    Words line_{""};
    State state_;
    Side* side_ = nullptr;
    std::size_t seatsRead_ = 0;
    unsigned tiles_ = 0;
    unsigned projects_ = 0;
};

} // namespace

Result<State> readPosition(std::string_view text) {
    const std::optional<State> state = PositionReader().read(text);
    // A position has one spelling: what would be written otherwise was not written by us.
    return state && writePosition(*state) == text ? Result<State>(*state) : Refusal::BadNotation;
}

} // namespace architects::pyramidice
