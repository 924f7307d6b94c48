#include <map>

#include "core/games/luxor/luxor.h"
#include "core/referee/case_text.h"
#include "core/table/match_text.h"
#include "tests/core/referee/question.h"
#include "tests/core/referee/referee_test.h"
#include "tests/golden/fingerprint.h"

using namespace architects;
using namespace architects::referee;

namespace {

std::vector<std::string> split(const std::string& text, const std::string& mark) {
    std::vector<std::string> pieces;
    std::size_t from = 0;
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, from)) {
        pieces.push_back(text.substr(from, at - from));
        from = at + mark.size();
    }
    pieces.push_back(text.substr(from));
    return pieces;
}

/// The first block of an answer, by the first word of each line.
std::map<std::string, std::string> fieldsOf(const std::string& answered) {
    std::map<std::string, std::string> fields;
    for (const std::string& line : split(split(answered, "\n\n")[0], "\n")) {
        const std::size_t end = std::min(line.find(' '), line.size());
        fields[line.substr(0, end)] = line.substr(std::min(end + 1, line.size()));
    }
    return fields;
}

std::string digits(std::uint64_t hash) {
    return golden::fingerprintNote(hash).substr(std::string("final state ").size());
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

std::string fileOf(const Log& log) {
    MatchDocument document;
    document.log = log;
    return writeMatch(document, *findNotation(log.setup.game));
}

/// A match after some moves, with its chain.
Case midMatch(const std::string& game, int seats) {
    FastRandom random(9);
    Case asked = begun(game, seats, 7);
    for (int i = 0; i < 20; ++i) {
        const AnyMatch match = matchOf(asked);
        take(asked, playOne(asked, match.pending().seats.first(), anyMove(match, random)));
    }
    return asked;
}

} // namespace

TEST_CASE("A referee says which rules of which games it knows") {
    const std::string told = answer("rules\n");
    for (const GameInfo* game : allGames()) {
        const std::string line = "\n" + std::string(game->id) + " " + std::to_string(game->oldestRules) +
                                 " " + std::to_string(game->rules);
        CHECK(told.find(line) != std::string::npos);
    }
    CHECK(told.starts_with("rules\n"));
}

TEST_CASE("A case by rules that this referee does not have is refused by name, whatever the game") {
    for (const GameInfo* game : allGames()) {
        Case asked;
        asked.log.setup = newSetup(std::string(game->id), game->minSeats, Seed{});
        asked.log.setup.rules = game->rules + 1;
        CHECK(answer(questionOf("begin", asked)) == "refused table.unknown_rules 0");
        asked.log.setup.rules = 0;
        CHECK(answer(questionOf("begin", asked)) == "refused table.unknown_rules 0");
    }
}

TEST_CASE("Architects play on some moves at a time as they do all at once, whatever the game") {
    for (const GameInfo* game : allGames()) {
        INFO(game->id);
        Case asked;
        asked.log.setup = newSetup(std::string(game->id), game->minSeats, Seed{});
        asked.architects.fill(1);
        const Ruling whole = letArchitectsPlay(asked);
        REQUIRE(whole.over);
        Case step = asked;
        Ruling last = letArchitectsPlay(step, 3);
        for (int i = 0; i < 2000 && !last.over; ++i) {
            step.log.entries.insert(step.log.entries.end(), last.entries.begin(), last.entries.end());
            step.chain = last.chain;
            last = letArchitectsPlay(step, 3);
        }
        CHECK(last.over);
        CHECK(last.chain == whole.chain);
        CHECK(last.points == whole.points);
    }
}

TEST_CASE("The answer in text says what the ruling says, ruling by ruling, to the end of a match") {
    const auto [game, seats] = GENERATE(from_range(gameTables()));
    FastRandom random(13);
    Case asked = newCase(game, seats, 6, {0, 0, 2, 0});
    Ruling ruling = begin(asked);
    std::string answered = answer(questionOf("begin", asked));
    const Notation& notation = *findNotation(game);
    for (;;) {
        const auto blocks = split(answered, "\n\n");
        REQUIRE(blocks.size() == 2 + static_cast<std::size_t>(seats));
        CHECK(blocks[1] == linesOf(ruling.entries, notation));
        std::string hashes;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
            CHECK(blocks[2 + seat] == linesOf(ruling.seen[seat], notation));
            hashes += (seat == 0 ? "" : " ") + digits(ruling.seenHash[seat]);
        }
        auto fields = fieldsOf(answered);
        REQUIRE(fields.count("ruled") == 1);
        CHECK(fields["from"] == std::to_string(asked.log.entries.size()));
        take(asked, ruling);
        CHECK(fields["n"] == std::to_string(asked.log.entries.size()));
        CHECK(fields["chain"] == toHex(chainOf(asked.log)));
        CHECK(fields["hashes"] == hashes);
        CHECK(fields["over"] == (ruling.over ? "1" : "0"));
        if (ruling.over) {
            CHECK(fields["turn"].empty());
            CHECK(split(fields["points"], " ").size() == static_cast<std::size_t>(seats));
            CHECK_FALSE(fields["winners"].empty());
            return;
        }
        const AnyMatch match = matchOf(asked);
        const Seat seat = match.pending().seats.first();
        CHECK(fields["turn"] == std::to_string(indexOf(seat)));
        CHECK(fields.count("points") == 0);
        const std::string move = anyMove(match, random);
        ruling = playOne(asked, seat, move);
        answered = answer(questionOf("play " + std::to_string(indexOf(seat)), asked, move));
    }
}

TEST_CASE("A refusal says which rule, and which of the moves") {
    const Case asked = begun("kheops", 2);
    const AnyMatch match = matchOf(asked);
    const Seat turn = match.pending().seats.first();
    FastRandom random(1);
    const std::string asks = "play " + std::to_string(indexOf(turn));
    CHECK(answer(questionOf(asks, asked, "pawn W 7.1")) == "refused kheops.no_tile_there 0");
    CHECK(answer(questionOf(asks, asked, anyMove(match, random) + "\nnonsense")) ==
          "refused table.bad_notation 1");
    CHECK(answer(questionOf(asks, asked)) == "refused table.no_such_move 0");
    CHECK(answer(questionOf("play " + std::to_string(1 - indexOf(turn)), asked, "pawn W 1.1")) ==
          "refused table.not_your_turn 0");
}

TEST_CASE("Where nothing is new the blocks of an answer are empty") {
    const auto blocks = split(answer(questionOf("architects", midMatch("pyramidice", 3))), "\n\n");
    REQUIRE(blocks.size() == 5);
    CHECK(blocks[0].starts_with("ruled\n"));
    CHECK((blocks[1] + blocks[2] + blocks[3] + blocks[4]).empty());
}

TEST_CASE("A case told from its first entry on gives each seat its whole view") {
    const std::string game = GENERATE(from_range(gameNames()));
    const Case asked = midMatch(game, 2);
    const auto blocks = split(answer(questionOf("views", asked)), "\n\n");
    REQUIRE(blocks.size() == 4);
    CHECK(blocks[1] == linesOf(asked.log.entries, *findNotation(game)));
    for (int seat = 0; seat < 2; ++seat) {
        const Log view = matchOf(asked).view(seatAt(seat));
        CHECK(blocks[2 + static_cast<std::size_t>(seat)] == linesOf(view.entries, *findNotation(game)));
    }
}

TEST_CASE("A case that cannot be read is refused, line by line") {
    const Case asked = midMatch("kheops", 2);
    const std::string sound = questionOf("architects", asked);
    REQUIRE(answer(sound).starts_with("ruled\n"));
    const auto refusalOf = [&](const std::string& from, const std::string& to) {
        return answer(replaced(sound, from, to));
    };
    CHECK(refusalOf("architects\n", "dance\n") == "refused table.bad_file 0");
    CHECK(refusalOf("architects\n", "play\n") == "refused table.bad_file 0");
    CHECK(refusalOf("architects\n", "play 2\n") == "refused table.bad_file 0");
    CHECK(refusalOf("architects\n", "begin\n") == "refused table.bad_file 0");
    CHECK(refusalOf("game kheops", "game senet") == "refused table.unknown_game 0");
    CHECK(refusalOf("game kheops", "gama kheops") == "refused table.bad_file 0");
    CHECK(refusalOf("seats 2", "seats 9") == "refused table.bad_file 0");
    CHECK(refusalOf("seats 2", "seats 3") == "refused table.bad_file 0");
    CHECK(refusalOf("options 00", "options 09") == "refused table.unknown_option 0");
    CHECK(refusalOf("options 00", "options 0") == "refused table.bad_file 0");
    CHECK(refusalOf("seed 07", "seed 7") == "refused table.bad_file 0");
    CHECK(refusalOf("seed-from 0", "seed-from 20001") == "refused table.bad_file 0");
    CHECK(refusalOf("seed-from 0", "seed-from 5000") == "refused table.bad_file 0");
    CHECK(refusalOf("architects 0 0", "architects 0") == "refused table.bad_file 0");
    CHECK(refusalOf("architects 0 0", "architects 0 5") == "refused table.bad_file 0");
    CHECK(refusalOf("architects 0 0", "architects 0 0 0") == "refused table.bad_file 0");
    CHECK(refusalOf("chain ", "chain x") == "refused table.bad_file 0");
    CHECK(refusalOf("* white", "3 white") == "refused table.bad_notation 0");
    CHECK(refusalOf("* white", "** white") == "refused table.bad_notation 0");
    CHECK(refusalOf("\n\n* white", "\n\n\n\n* white") == "refused table.bad_file 0");
    CHECK(answer(sound + "pawn W 1.1") == "refused table.bad_file 0");
    CHECK(answer("") == "refused table.bad_file 0");
    CHECK(answer("views") == "refused table.bad_file 0");
}

TEST_CASE("A view is no case: with a draw nobody knows it is refused") {
    Case asked = midMatch("kheops", 2);
    asked.log.entries = matchOf(asked).view(Seat::First).entries;
    CHECK(answer(questionOf("architects", asked)) == "refused table.bad_file 0");
}

TEST_CASE("Questions, lists and logs beyond all measure are refused unread") {
    Case asked = midMatch("kheops", 2);
    CHECK(answer(std::string(longestQuestion + 1, 'x')) == "refused table.log_too_long 0");
    std::string moves = "pawn W 1.1";
    for (std::size_t i = 0; i < mostMoves; ++i) {
        moves += "\npawn W 1.1";
    }
    CHECK(answer(questionOf("play 0", asked, moves)) == "refused table.bad_file 0");
    asked.log.entries.resize(longestLog + 1, asked.log.entries[0]);
    CHECK(answer(questionOf("architects", asked)) == "refused table.log_too_long 0");
}

TEST_CASE("A match file with its seed is verified whole, and told as set-up and log") {
    const std::string game = GENERATE(from_range(gameNames()));
    const Case asked = midMatch(game, 2);
    const std::string answered = answer("inspect\n" + fileOf(asked.log));
    auto fields = fieldsOf(answered);
    REQUIRE(fields.count("inspected") == 1);
    CHECK(fields["game"] == game);
    CHECK(fields["seats"] == "2");
    CHECK(fields["options"] == "0000000000000000");
    CHECK(fields["n"] == std::to_string(asked.log.entries.size()));
    CHECK(fields["over"] == "0");
    CHECK(fields["turn"] == std::to_string(indexOf(matchOf(asked).pending().seats.first())));
    CHECK(split(answered, "\n\n")[1] == linesOf(asked.log.entries, *findNotation(game)));
}

TEST_CASE("A match file that proves nothing is refused by name") {
    const Case asked = midMatch("kheops", 2);
    Log log = asked.log;
    SECTION("no match at all") {
        CHECK(answer("inspect\nhello") == "refused table.bad_file 0");
    }
    SECTION("without its seed") {
        log.setup.seed.reset();
        CHECK(answer("inspect\n" + fileOf(log)) == "refused table.seed_mismatch 0");
    }
    SECTION("as one seat saw it") {
        CHECK(answer("inspect\n" + replaced(fileOf(log), "seed-hash", "view 1\nseed-hash")) ==
              "refused table.bad_file 0");
    }
    SECTION("with a draw that its seed does not give") {
        log.setup = newCase("kheops", 2, 77).log.setup;
        CHECK(answer("inspect\n" + fileOf(log)) == "refused table.forged_chance 0");
    }
    SECTION("whose seed is said to hold only later") {
        log.setup = newCase("kheops", 2, 77).log.setup;
        log.setup.seedFrom = static_cast<std::uint32_t>(log.entries.size());
        CHECK(answer("inspect\n" + fileOf(log)) == "refused table.forged_chance 0");
    }
}

TEST_CASE("Options are read by name, and checked against the game and its seats") {
    CHECK(answer("options\ngame kheops\nrules 1\nseats 2\n\n") == "options 0000000000000000");
    CHECK(answer("options\ngame kheops\nrules 1\nseats 2\n\npharaoh mummy") == "options 0100000000000000");
    CHECK(answer("options\ngame kheops\nrules 1\nseats 2\n\npharaoh king") ==
          "refused table.unknown_option 0");
    CHECK(answer("options\ngame kheops\nrules 1\nseats 2\n\nqueen mummy") ==
          "refused table.unknown_option 0");
    CHECK(answer("options\ngame kheops\nrules 1\nseats 3\n\n") == "refused table.wrong_seat_count 0");
    CHECK(answer("options\ngame senet\nrules 1\nseats 2\n\n") == "refused table.unknown_game 0");
    CHECK(answer("options\nseats 2\n\n") == "refused table.bad_file 0");
    const std::string alone = std::string(findGame("pyramidice")->options[0].name) + " " +
                              std::string(findGame("pyramidice")->options[0].values[1]);
    CHECK(answer("options\ngame pyramidice\nrules 1\nseats 2\n\n" + alone) == "options 0100000000000000");
    CHECK(answer("options\ngame pyramidice\nrules 1\nseats 4\n\n" + alone) ==
          "refused table.wrong_seat_count 0");
}

TEST_CASE("Options for people around one device are refused, and told of a match that has them") {
    CHECK(answer("options\ngame luxor\nrules 1\nseats 3\n\ncurse turns") == "options 0100000000000000");
    CHECK(answer("options\ngame luxor\nrules 1\nseats 3\n\ncurse race") ==
          "refused table.one_device_only 0");
    Case asked = newCase("luxor", 2, 7);
    CHECK(fieldsOf(answer("inspect\n" + fileOf(asked.log)))["one-device"] == "0");
    asked.log.setup.options[0] = static_cast<std::uint8_t>(luxor::CurseRule::Race);
    CHECK(fieldsOf(answer("inspect\n" + fileOf(asked.log)))["one-device"] == "1");
}
