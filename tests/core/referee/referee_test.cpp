#include "tests/core/referee/referee_test.h"

#include <tuple>

#include "core/bots/choose.h"
#include "core/bots/view.h"

using namespace architects;
using namespace architects::referee;

namespace {

/// Everything a ruling says about a match, compared with what the match itself says.
void requireTrue(const Ruling& ruling, const AnyMatch& match) {
    const Log& log = match.log();
    REQUIRE(ruling.from + ruling.entries.size() == log.entries.size());
    REQUIRE(std::vector<Entry>(log.entries.begin() + static_cast<std::ptrdiff_t>(ruling.from),
                               log.entries.end()) == ruling.entries);
    REQUIRE(ruling.chain == chainOf(log));
    REQUIRE(ruling.turn == match.pending().seats);
    REQUIRE(ruling.over == match.pending().over());
    for (int seat = 0; seat < log.setup.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const Log view = match.view(seatAt(seat));
        REQUIRE(std::vector<Entry>(view.entries.begin() + static_cast<std::ptrdiff_t>(ruling.from),
                                   view.entries.end()) == ruling.seen[at]);
        const auto replayed = AnyMatch::replay(view);
        REQUIRE(replayed.ok());
        REQUIRE(ruling.seenHash[at] == replayed->hash());
    }
}

/// The text of a legal move that chance follows, after playing on to where there is one.
std::string moveThatDraws(Case& asked) {
    FastRandom random(3);
    for (;;) {
        const AnyMatch match = matchOf(asked);
        REQUIRE_FALSE(match.pending().over());
        const Seat seat = match.pending().seats.first();
        MoveList moves;
        match.legalMoves(seat, moves);
        for (const Move& move : moves) {
            AnyMatch next = match;
            REQUIRE(next.play(seat, move) == Refusal::None);
            if (next.log().entries.back().isChance() && next.pending().seats.has(seat)) {
                return match.write(Entry::of(seat, move));
            }
        }
        take(asked, playOne(asked, seat, anyMove(match, random)));
    }
}

} // namespace

TEST_CASE("A new match begins with the opening's chance, and somebody is on turn") {
    const std::string game = GENERATE(from_range(gameNames()));
    const Case asked = newCase(game, 2);
    const Ruling ruling = begin(asked);
    CHECK(ruling.refusal == Refusal::None);
    CHECK(ruling.from == 0);
    const auto match = AnyMatch::begin(asked.log.setup);
    REQUIRE(match.ok());
    requireTrue(ruling, *match);
    CHECK_FALSE(ruling.turn.empty());
    CHECK(ruling.points.empty());
}

TEST_CASE("Ruling by ruling, the log and every view grow as the match itself does, to its result") {
    const auto [game, seats] = GENERATE(from_range(gameTables()));
    FastRandom random(11);
    Case asked = begun(game, seats, 5);
    AnyMatch match = matchOf(asked);
    Ruling ruling;
    std::string last;
    while (!match.pending().over()) {
        const Seat seat = match.pending().seats.first();
        const std::string move = anyMove(match, random);
        last = move;
        ruling = playOne(asked, seat, move);
        take(asked, ruling);
        REQUIRE(match.play(seat, match.read(seat, move)->move()) == Refusal::None);
        requireTrue(ruling, match);
        REQUIRE(asked.log == match.log());
    }
    const ScoreSheet sheet = match.score();
    CHECK(ruling.over);
    CHECK(ruling.turn.empty());
    CHECK(ruling.points ==
          std::vector<int>(sheet.totals.begin(), sheet.totals.begin() + asked.log.setup.seats));
    CHECK(ruling.winners == sheet.winners);
    CHECK(playOne(asked, Seat::First, last).refusal == Refusal::MatchIsOver);
}

TEST_CASE("A move that breaks a rule is refused by the name of the rule") {
    const Case asked = begun("kheops", 2);
    const AnyMatch match = matchOf(asked);
    const Seat turn = match.pending().seats.first();
    const Seat other = turn == Seat::First ? Seat::Second : Seat::First;
    CHECK(playOne(asked, turn, "pawn W 7.1").refusal == Refusal::KheopsNoTileThere);
    CHECK(playOne(asked, turn, "pawn W 9.9").refusal == Refusal::KheopsOutsidePyramid);
    CHECK(playOne(asked, turn, "draw 1 R01").refusal == Refusal::BadNotation);
    CHECK(playOne(asked, turn, "").refusal == Refusal::BadNotation);
    CHECK(playOne(asked, other, "pawn W 1.1").refusal == Refusal::NotYourTurn);
    CHECK(playOne(asked, Seat::Fourth, "pawn W 1.1").refusal == Refusal::NotYourTurn);
    CHECK(playOne(asked, Seat::Chance, "pawn W 1.1").refusal != Refusal::None);
    CHECK(play(asked, turn, {}).refusal == Refusal::NoSuchMove);
}

TEST_CASE("Several moves are played all or none, and the one that is refused is named") {
    const Case asked = begun("kheops", 2);
    AnyMatch match = matchOf(asked);
    const Seat turn = match.pending().seats.first();
    FastRandom random(4);
    std::vector<std::string> texts;
    while (match.pending().seats.has(turn)) {
        texts.push_back(anyMove(match, random));
        REQUIRE(match.play(turn, match.read(turn, texts.back())->move()) == Refusal::None);
    }
    REQUIRE(texts.size() >= 2);
    std::vector<std::string_view> moves(texts.begin(), texts.end());
    requireTrue(play(asked, turn, moves), match);

    moves.back() = "tile R01 9.9 0";
    const Ruling refused = play(asked, turn, moves);
    CHECK(refused.refusal == Refusal::KheopsOutsidePyramid);
    CHECK(refused.at == moves.size() - 1);
    CHECK(refused.entries.empty());
    CHECK(refused.seen[0].empty());
}

TEST_CASE("Nothing is played after a draw in one list, whatever it gave: no draw can be tried out") {
    Case asked = begun("pyramidice", 2);
    const std::string drawing = moveThatDraws(asked);
    const Seat turn = matchOf(asked).pending().seats.first();
    CHECK(playOne(asked, turn, drawing).refusal == Refusal::None);
    const std::string next = GENERATE("end", "nonsense", "build a1 6", "spend s4");
    const std::vector<std::string_view> moves{drawing, next};
    const Ruling ruling = play(asked, turn, moves);
    CHECK(ruling.refusal == Refusal::WaitingForChance);
    CHECK(ruling.at == 1);
}

TEST_CASE("The Architects play until a person is on turn, each as its view and its level tell") {
    const auto [game, seats] = GENERATE(from_range(gameTables()));
    FastRandom random(2);
    Case asked = newCase(game, seats, 8, {0, 4, 1, 3});
    Ruling ruling = begin(asked);
    auto match = AnyMatch::begin(asked.log.setup);
    REQUIRE(match.ok());
    for (int turns = 0; turns < 40; ++turns) {
        for (Seat seat = match->pending().seats.first(); isPlayer(seat) && seat != Seat::First;
             seat = match->pending().seats.first()) {
            const AnyMatch view = viewOf(*match, seat);
            const int level = asked.architects[static_cast<std::size_t>(indexOf(seat))];
            const auto move =
                chooseMove(view, seat, level, seedFor(chainOf(view.log())), {architectIterations});
            REQUIRE(move.has_value());
            REQUIRE(match->play(seat, *move) == Refusal::None);
        }
        take(asked, ruling);
        requireTrue(ruling, *match);
        if (match->pending().over()) {
            return;
        }
        const std::string move = anyMove(*match, random);
        ruling = playOne(asked, Seat::First, move);
        REQUIRE(match->play(Seat::First, match->read(Seat::First, move)->move()) == Refusal::None);
    }
}

TEST_CASE("A match of Architects alone is played to its end at once") {
    const std::string game = GENERATE(from_range(gameNames()));
    const Ruling ruling = begin(newCase(game, 2, 3, {2, 2}));
    CHECK(ruling.over);
    CHECK(ruling.points.size() == 2);
    CHECK_FALSE(ruling.winners.empty());
}

TEST_CASE("Nobody plays for an Architect") {
    Case asked = begun("kheops", 2);
    const Seat turn = matchOf(asked).pending().seats.first();
    FastRandom random(1);
    const std::string move = anyMove(matchOf(asked), random);
    asked.architects[static_cast<std::size_t>(indexOf(turn))] = 2;
    CHECK(playOne(asked, turn, move).refusal == Refusal::NotYourTurn);
    const Ruling ruling = letArchitectsPlay(asked);
    CHECK(ruling.refusal == Refusal::None);
    CHECK(ruling.from == asked.log.entries.size());
    CHECK_FALSE(ruling.entries.empty());
    CHECK_FALSE(ruling.turn.has(turn));
}

TEST_CASE("Where a person is on turn the Architects change nothing") {
    const Case asked = begun("pyramidice", 3);
    const Ruling ruling = letArchitectsPlay(asked);
    CHECK(ruling.refusal == Refusal::None);
    CHECK(ruling.entries.empty());
    requireTrue(ruling, matchOf(asked));
}

TEST_CASE("A match that was cut off before a draw goes on with the draw") {
    Case asked = begun("kheops", 2);
    const std::vector<Entry> whole = asked.log.entries;
    asked.log.entries.resize(7);
    asked.chain.reset();
    CHECK(playOne(asked, Seat::First, "pawn W 1.1").refusal == Refusal::WaitingForChance);
    const Ruling ruling = letArchitectsPlay(asked);
    CHECK(ruling.from == 7);
    CHECK(ruling.entries == std::vector<Entry>(whole.begin() + 7, whole.end()));
}

TEST_CASE("An inspected match is told from its first entry on") {
    const Case asked = begun("pyramidice", 4);
    const Ruling ruling = inspect(asked);
    CHECK(ruling.from == 0);
    CHECK(ruling.entries == asked.log.entries);
    requireTrue(ruling, matchOf(asked));
}

TEST_CASE("A match that was taken in goes on with the server's own seed, and the whole can be verified") {
    const std::string game = GENERATE(from_range(gameNames()));
    FastRandom random(6);
    Case asked = begun(game, 2, 21);
    for (int moves = 0; moves < 12; ++moves) {
        const AnyMatch match = matchOf(asked);
        take(asked, playOne(asked, match.pending().seats.first(), anyMove(match, random)));
    }
    Setup setup = newCase(game, 2, 22).log.setup;
    setup.seedFrom = static_cast<std::uint32_t>(asked.log.entries.size());
    asked.log.setup = setup;
    asked.chain.reset();
    const Ruling takenIn = inspect(asked);
    CHECK(takenIn.refusal == Refusal::None);
    CHECK(takenIn.entries == asked.log.entries);
    for (AnyMatch match = matchOf(asked); !match.pending().over(); match = matchOf(asked)) {
        take(asked, playOne(asked, match.pending().seats.first(), anyMove(match, random)));
    }
    CHECK(AnyMatch::verify(asked.log) == Refusal::None);
    CHECK(asked.chain == chainOf(asked.log));
    asked.log.setup.seedFrom /= 2; // half of the draws from elsewhere are now said to be the seed's
    CHECK(AnyMatch::verify(asked.log) == Refusal::ForgedChance);
}

TEST_CASE("A case that does not hold is refused by name") {
    Case asked = begun("kheops", 2);
    SECTION("without its seed") {
        asked.log.setup.seed.reset();
        CHECK(letArchitectsPlay(asked).refusal == Refusal::SeedMismatch);
        CHECK(inspect(asked).refusal == Refusal::SeedMismatch);
    }
    SECTION("with a seed that was not promised") {
        (*asked.log.setup.seed)[0] ^= 1U;
        CHECK(letArchitectsPlay(asked).refusal == Refusal::SeedMismatch);
    }
    SECTION("of a game nobody knows") {
        asked.log.setup.game = "senet";
        CHECK(letArchitectsPlay(asked).refusal == Refusal::UnknownGame);
        CHECK(begin(newCase("senet", 2)).refusal == Refusal::UnknownGame);
    }
    SECTION("with a draw that the seed does not give") {
        Entry& white = asked.log.entries.front();
        white.arg[0] = white.arg[0] == 0 ? 1 : 0;
        CHECK(inspect(asked).refusal != Refusal::None);
        asked.log.entries.resize(1);
        CHECK(inspect(asked).refusal == Refusal::ForgedChance);
    }
    SECTION("with a seed that would hold only from an entry still to come") {
        asked.log.setup.seedFrom = static_cast<std::uint32_t>(asked.log.entries.size()) + 1;
        CHECK(letArchitectsPlay(asked).refusal == Refusal::BadFile);
    }
    SECTION("begun twice") {
        CHECK(begin(asked).refusal == Refusal::BadFile);
    }
    SECTION("longer than any match") {
        asked.log.entries.resize(longestLog + 1);
        CHECK(letArchitectsPlay(asked).refusal == Refusal::LogTooLong);
        CHECK(inspect(asked).refusal == Refusal::LogTooLong);
        CHECK(playOne(asked, Seat::First, "pawn W 1.1").refusal == Refusal::LogTooLong);
    }
}
