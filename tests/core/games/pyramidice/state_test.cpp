#include "tests/core/games/pyramidice/tally.h"

#include <string>
#include <vector>

#include "core/games/playout.h"

namespace architects::pyramidice {
namespace {

std::uint32_t upTo(std::size_t bound, FastRandom& random) {
    return below(random, static_cast<std::uint32_t>(bound));
}

void stepOn(State& state, FastRandom& random, MoveList& moves) {
    const Pending pending = Pyramidice::pending(state);
    if (pending.chance()) {
        Pyramidice::resolve(state, Pyramidice::sample(state, random));
        return;
    }
    Pyramidice::legalMoves(state, pending.seats.first(), moves);
    REQUIRE_FALSE(moves.empty());
    Pyramidice::play(state, pending.seats.first(), moves[upTo(moves.size(), random)]);
}

/// Positions as text, from the middle of random matches of every kind.
std::vector<std::string> manyPositions(FastRandom& random) {
    std::vector<std::string> texts;
    MoveList moves;
    for (int game = 0; game < 70; ++game) {
        const int rival = game % 7 < 4 ? game % 7 + 1 : 0;
        State state = Pyramidice::start(tally::setupOf(rival != 0 ? 2 : 2 + game % 3, rival));
        while (!Pyramidice::pending(state).over()) {
            stepOn(state, random, moves);
            if (upTo(6, random) == 0) {
                texts.push_back(Pyramidice::writeState(state));
            }
        }
    }
    return texts;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line + "\n";
    }
    return text;
}

/// Puts a word that is a number a little higher or lower.
bool changeNumber(std::string& line, FastRandom& random) {
    std::vector<std::size_t> digits;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] >= '0' && line[i] <= '9') {
            digits.push_back(i);
        }
    }
    if (digits.empty()) {
        return false;
    }
    line[digits[upTo(digits.size(), random)]] = static_cast<char>('0' + upTo(10, random));
    return true;
}

/// A position that differs in a number, in a line left out, or in a line of another position.
std::string damaged(const std::string& text, const std::string& other, FastRandom& random) {
    std::vector<std::string> lines = linesOf(text);
    const std::vector<std::string> others = linesOf(other);
    for (std::uint32_t wounds = 1 + upTo(2, random); wounds > 0; --wounds) {
        const std::size_t at = upTo(lines.size(), random);
        switch (upTo(4, random)) {
        case 0: lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at)); break;
        case 1: lines[at] = others[upTo(others.size(), random)]; break;
        case 2:
            lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at),
                         others[upTo(others.size(), random)]);
            break;
        default: changeNumber(lines[at], random); break;
        }
        if (lines.empty()) {
            break;
        }
    }
    return joined(lines);
}

TEST_CASE("A damaged position is refused, or is one in which nothing is missing and which can be played to "
          "its end") {
    FastRandom random(5);
    MoveList moves;
    const std::vector<std::string> texts = manyPositions(random);
    int accepted = 0;
    int refused = 0;
    for (const std::string& text : texts) {
        for (int i = 0; i < 30; ++i) {
            const std::string hurt = damaged(text, texts[upTo(texts.size(), random)], random);
            auto state = Pyramidice::readState(hurt);
            if (!state.ok()) {
                CHECK(state.refusal() == Refusal::BadNotation);
                ++refused;
                continue;
            }
            ++accepted;
            INFO(hurt);
            for (int plies = 0; !Pyramidice::pending(*state).over(); ++plies) {
                REQUIRE(plies < 20'000);
                REQUIRE(tally::wrongIn(*state).empty());
                stepOn(*state, random, moves);
            }
        }
    }
    CHECK(accepted > 1000);
    CHECK(refused > 10'000);
}

TEST_CASE("A position is read exactly as it was written, and in no other spelling") {
    FastRandom random(6);
    for (const std::string& text : manyPositions(random)) {
        const auto state = Pyramidice::readState(text);
        REQUIRE(state.ok());
        REQUIRE(Pyramidice::writeState(*state) == text);
        REQUIRE_FALSE(Pyramidice::readState(text + "\n").ok());
        REQUIRE_FALSE(Pyramidice::readState(" " + text).ok());
    }
    CHECK_FALSE(Pyramidice::readState("").ok());
    CHECK_FALSE(Pyramidice::readState("kheops priest\n").ok());
}

/// A quiet position in which everything can be seen; the tests below spoil it one thing at a time.
const std::string quiet = "pyramidice 2 none\n"
                          "step begin first 1 mover 1 turn 9 quiet 0\n"
                          "row ra heh min\n"
                          "discarded shu\n"
                          "tilerow t1 t2 - t4 t5 t6\n"
                          "quarry 3\n"
                          "built a1=4 a2=2\n"
                          "seat 1 fame 12 4W 1C 1S\n"
                          "scarab pearl\n"
                          "projects giza\n"
                          "tiles t3\n"
                          "gods thoth\n"
                          "seat 2 fame 9 3W 2C 0S\n"
                          "scarab gold\n"
                          "projects ?\n"
                          "gods atum geb\n"
                          "end\n";

std::string with(std::string_view what, std::string_view instead) {
    std::string text = quiet;
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), instead);
}

TEST_CASE("A quiet position is read") {
    const auto state = Pyramidice::readState(quiet);
    REQUIRE(state.ok());
    CHECK(state->deck == 38 - 10 - 3 - 1 - 3);
    CHECK(state->stoneSupply == 14 - 3 - 2 - 1);
    CHECK(state->quarry[1] == 4);
    CHECK(state->pieces[0] == 21 - 7);
    CHECK(state->pieces[1] == 9 - 3);
}

TEST_CASE("A position in which something is there twice, or too often, is refused") {
    CHECK_FALSE(Pyramidice::readState(with("gods thoth", "gods ra")).ok());       // ra is in the row
    CHECK_FALSE(Pyramidice::readState(with("tiles t3", "tiles t4")).ok());        // t4 is in the row
    CHECK_FALSE(Pyramidice::readState(with("scarab gold", "scarab pearl")).ok()); // one of each
    CHECK_FALSE(Pyramidice::readState(with("projects ?", "projects giza")).ok());
    CHECK_FALSE(Pyramidice::readState(with("quarry 3", "quarry 12")).ok()); // 14 Stone dice in all
    CHECK_FALSE(Pyramidice::readState(with("4W 1C 1S", "9W 1C 1S")).ok());
    CHECK_FALSE(Pyramidice::readState(with("projects giza", "projects giza dahshur")).ok());
    CHECK_FALSE(Pyramidice::readState(with("tiles t3", "tiles t3 t7")).ok()); // six tiles in all
}

TEST_CASE("A position that the rules cannot lead to is refused") {
    CHECK_FALSE(Pyramidice::readState(with("built a1=4", "built b1=4")).ok());    // rests on nothing
    CHECK_FALSE(Pyramidice::readState(with("built a1=4", "built d1=4")).ok());    // Chephren is for three
    CHECK_FALSE(Pyramidice::readState(with("none", "snefru")).ok());              // scarabs in a solo game
    CHECK_FALSE(Pyramidice::readState(with("step begin", "step rivaldie")).ok()); // nobody's rival
    CHECK_FALSE(Pyramidice::readState(with("step begin", "step take ")).ok());
    CHECK_FALSE(
        Pyramidice::readState(with("quiet 0\n", "quiet 0\nending 1\n")).ok());  // nothing has run out
    CHECK_FALSE(Pyramidice::readState(with("end\n", "pearl 2 5\nend\n")).ok()); // no build was made
    CHECK_FALSE(Pyramidice::readState(with("end\n", "dice s4\nend\n")).ok());   // nobody has rolled
    CHECK_FALSE(Pyramidice::readState(with("end\n", "returning t7\nend\n")).ok());
    CHECK_FALSE(Pyramidice::readState(with("end\n", "owes fame 0 0 0 d* d*\nend\n")).ok());
    CHECK_FALSE(Pyramidice::readState(with("scarab gold\n", "")).ok());
    CHECK_FALSE(Pyramidice::readState(with("projects ?\n", "")).ok());
    CHECK_FALSE(Pyramidice::readState(with("first 1", "first 3")).ok());
    CHECK_FALSE(Pyramidice::readState(with("quiet 0", "quiet 7")).ok());
}

TEST_CASE("A payment that is being made is read only if it can be made") {
    const std::string working = with("step begin", "step act");
    const auto owing = [&working](std::string_view lines) {
        std::string text = working;
        return Pyramidice::readState(text.replace(text.rfind("end\n"), 4, std::string(lines) + "end\n"))
            .ok();
    };
    CHECK(owing("dice s4 p2\n"));
    CHECK(owing("dice s4 p2 p3\nowes fame 0 0 0 d* d*\n"));
    CHECK(owing("dice s5 s6 p5\nowes pray 1 0 0 d5 d6\n"));
    CHECK_FALSE(owing("dice s4\nowes fame 0 0 0 d* d*\n"));       // a die short
    CHECK_FALSE(owing("dice s5 p5\nowes pray 1 0 0 d5 d6\n"));    // no six
    CHECK_FALSE(owing("dice s5 s6 p5\nowes pray 1 0 0 d5 d5\n")); // not the price of Ra
    CHECK_FALSE(owing("dice s5 s6 p5\nowes power 1 0 0 d5\n"));   // Atum takes nothing
    CHECK_FALSE(owing("dice s5 p5 p6\nowes build 5 4 0 W\n"));    // there is no die on a6
    CHECK_FALSE(owing("dice p5\nowes dismiss 4 0 0 d*\n"));       // there is no slot 4
    CHECK_FALSE(owing("dice s5 s6 p5\nowes pray 1 0 0\n"));       // nothing is owed
    CHECK_FALSE(owing("marked s5\nflags rerolled\n"));            // and nothing to roll it with
}

} // namespace
} // namespace architects::pyramidice
