// What a seat receives must not depend on what it may not know. To show it, every position is compared with
// a twin: the same match in which only secrets of the other seats are different. What is secret is said
// here once more, from the rules and the log alone: a twin made with the games' own masks would hide the
// very leak that is looked for.

#include "core/games/kheops/chance.h"
#include "core/games/kheops/moves.h"
#include "core/games/pyramidice/chance.h"
#include "core/referee/case_text.h"
#include "core/table/pick.h"
#include "tests/core/referee/question.h"
#include "tests/core/referee/referee_test.h"

using namespace architects;
using namespace architects::referee;

namespace {

constexpr int positionsWanted = 10'000;

/// A game's secrets: which chance gives something to one seat alone (the seat is its first argument, the
/// thing its second), which move shows such a thing (as its first argument), which chance shows one, how
/// many there are.
struct Secrets {
    std::uint8_t givenBy;
    std::uint8_t shownByMove;
    std::uint8_t shownByChance;
    std::uint64_t things;
};

Secrets secretsOf(std::string_view game) {
    if (game == "kheops") {
        return {static_cast<std::uint8_t>(kheops::ChanceKind::Draw),
                static_cast<std::uint8_t>(kheops::MoveKind::PlaceTile),
                static_cast<std::uint8_t>(kheops::ChanceKind::Base), (std::uint64_t{1} << 50U) - 1};
    }
    return {static_cast<std::uint8_t>(pyramidice::ChanceKind::Project), 0, 0, 0b111'1110};
}

bool givesTo(const Secrets& secrets, const Entry& entry, Seat seat) {
    return entry.isChance() && entry.kind == secrets.givenBy && seatAt(entry.arg[0]) == seat;
}

std::uint64_t bit(std::uint8_t thing) {
    return std::uint64_t{1} << thing;
}

/// What the seat has been shown, or been given itself.
std::uint64_t knownTo(const Secrets& secrets, const Log& log, Seat seat) {
    std::uint64_t known = 0;
    for (const Entry& entry : log.entries) {
        const std::uint8_t shows = entry.isChance() ? secrets.shownByChance : secrets.shownByMove;
        if (givesTo(secrets, entry, seat)) {
            known |= bit(entry.arg[1]);
        } else if (shows != 0 && entry.kind == shows) {
            known |= bit(entry.arg[0]);
        }
    }
    return known;
}

/// The same match, but what the others were given and have not shown is something else.
Log twinOf(const Log& log, Seat viewer, FastRandom& random) {
    const Secrets secrets = secretsOf(log.setup.game);
    const std::uint64_t known = knownTo(secrets, log, viewer);
    std::uint64_t left = secrets.things & ~known;
    Log twin = log;
    for (Entry& entry : twin.entries) {
        const bool given = entry.isChance() && entry.kind == secrets.givenBy;
        if (given && !givesTo(secrets, entry, viewer) && (known & bit(entry.arg[1])) == 0) {
            entry.arg[1] = pickOne(left, random);
            left &= ~bit(entry.arg[1]);
        }
    }
    return twin;
}

/// The case of a log, whose draws so far are not asked to follow from the seed.
Case caseOf(const Log& log) {
    Case asked;
    asked.log = log;
    asked.log.setup.seedFrom = static_cast<std::uint32_t>(log.entries.size());
    return asked;
}

/// An answer taken apart at its blank lines.
std::vector<std::string> blocksOf(const std::string& answered) {
    std::vector<std::string> blocks{""};
    for (std::size_t i = 0; i < answered.size(); ++i) {
        if (answered.compare(i, 2, "\n\n") == 0) {
            blocks.emplace_back();
            ++i;
        } else {
            blocks.back() += answered[i];
        }
    }
    return blocks;
}

std::string lineOf(const std::string& block, const std::string& name) {
    const std::size_t at = block.find("\n" + name + " ");
    REQUIRE(at != std::string::npos);
    return block.substr(at, block.find('\n', at + 1) - at);
}

/// Every byte of an answer that reaches one seat: a refusal, or turn, length, the seat's entries and its
/// hash. Points and winners are everybody's, but only once nothing is secret any more.
std::string receivedBy(Seat viewer, const std::string& answered) {
    if (answered.starts_with("refused ")) {
        return answered;
    }
    const auto seat = static_cast<std::size_t>(indexOf(viewer));
    const std::vector<std::string> blocks = blocksOf(answered);
    const std::string& head = blocks.at(0);
    const std::string hash = lineOf(head, "hashes").substr(std::string("\nhashes ").size() + 17 * seat, 16);
    return lineOf(head, "from") + lineOf(head, "n") + lineOf(head, "turn") + lineOf(head, "over") + "\n" +
           hash + "\n" + blocks.at(2 + seat);
}

/// What the viewer is given itself in an answer. If that is something else, chance was another one, not
/// only a secret: the pile of the twin holds other things.
std::string givenTo(Seat viewer, const std::string& answered, const std::string& game) {
    const std::string word = game == "kheops" ? "draw " : "project ";
    const std::string own = "* " + word + std::to_string(indexOf(viewer) + 1);
    std::string given;
    const std::vector<std::string> blocks = blocksOf(answered);
    const std::string entries = blocks.size() > 1 ? blocks[1] : "";
    for (std::size_t at = entries.find(own); at != std::string::npos; at = entries.find(own, at + 1)) {
        given += entries.substr(at, entries.find('\n', at) - at);
    }
    return given;
}

/// Compares a position with its twin, for one seat, at whatever the seat may ask or be told.
class Comparison {
  public:
    explicit Comparison(std::string game) : game_(std::move(game)) {}

    void compare(const AnyMatch& match, Seat viewer, FastRandom& random) {
        const Log twin = twinOf(match.log(), viewer, random);
        if (twin == match.log()) {
            return; // nothing is left to be different
        }
        const Case truth = caseOf(match.log());
        const Case other = caseOf(twin);
        REQUIRE(AnyMatch::replay(twin).ok());
        const std::string told = answer(questionOf("views", truth));
        REQUIRE(told.starts_with("ruled\n"));
        REQUIRE(receivedBy(viewer, told) == receivedBy(viewer, answer(questionOf("views", other))));
        ++positions;
        if (!match.pending().over()) {
            const std::string move = anyMove(match, random);
            compareMove(truth, other, match.pending().seats.first(), viewer, move);
            compareMove(truth, other, viewer, viewer, remembered(move, random));
        }
    }

    int positions = 0;
    int rulings = 0;
    int refusals = 0;

  private:
    /// A move of some seat, in the position and in its twin: what of it the viewer hears. What another seat
    /// cannot do in the twin is no question: that seat knows better.
    void compareMove(const Case& truth, const Case& other, Seat mover, Seat viewer,
                     const std::string& move) {
        const std::string asks = "play " + std::to_string(indexOf(mover));
        const std::string told = answer(questionOf(asks, truth, move));
        const std::string toldOther = answer(questionOf(asks, other, move));
        if (mover != viewer && (!told.starts_with("ruled\n") || !toldOther.starts_with("ruled\n"))) {
            return;
        }
        if (givenTo(viewer, told, game_) != givenTo(viewer, toldOther, game_)) {
            return;
        }
        INFO(move);
        REQUIRE(receivedBy(viewer, told) == receivedBy(viewer, toldOther));
        (told.starts_with("ruled\n") ? rulings : refusals) += 1;
    }

    /// One of the last moves that somebody could make: here it may be forbidden, for any reason there is.
    std::string remembered(const std::string& move, FastRandom& random) {
        moves_.resize(40, move);
        std::string& old = moves_[below(random, 40)];
        return std::exchange(old, move);
    }

    std::string game_;
    std::vector<std::string> moves_;
};

} // namespace

TEST_CASE("10,000 positions of each game: what a seat receives is the same, byte for byte, when only "
          "secrets of others differ") {
    const std::string game = GENERATE("kheops", "pyramidice");
    const GameInfo& info = *findGame(game);
    FastRandom random(2026);
    Comparison comparison(game);
    for (std::uint8_t seed = 1; comparison.positions < positionsWanted; ++seed) {
        REQUIRE(seed < 255);
        const auto spread = static_cast<std::uint32_t>(info.maxSeats - info.minSeats + 1);
        const int seats = info.minSeats + static_cast<int>(below(random, spread));
        auto match = AnyMatch::begin(newCase(game, seats, seed).log.setup);
        REQUIRE(match.ok());
        while (!match->pending().over() && comparison.positions < positionsWanted) {
            comparison.compare(
                *match, seatAt(static_cast<int>(below(random, static_cast<std::uint32_t>(seats)))), random);
            const Seat seat = match->pending().seats.first();
            REQUIRE(match->play(seat, match->read(seat, anyMove(*match, random))->move()) == Refusal::None);
        }
        comparison.compare(*match, Seat::First, random);
    }
    CHECK(comparison.positions >= positionsWanted);
    CHECK(comparison.rulings > positionsWanted / 2);
    CHECK(comparison.refusals > positionsWanted / 4);
}
