#include <catch2/catch.hpp>

#include <algorithm>

#include "core/referee/case_text.h"
#include "tests/core/referee/question.h"
#include "tests/core/referee/referee_test.h"
#include "tests/fuzz/fuzz.h"

using namespace architects;
using namespace architects::referee;

namespace {

bool isRefusal(const std::string& answered) {
    const auto games = gameNames();
    return answered.starts_with("refused table.") ||
           std::any_of(games.begin(), games.end(), [&](const std::string& game) {
               return answered.starts_with("refused " + game + ".");
           });
}

bool isAnswer(const std::string& answered) {
    return isRefusal(answered) || answered.starts_with("ruled\n") || answered.starts_with("inspected\n") ||
           answered.starts_with("options ") || answered.starts_with("rules\n");
}

/// Questions from all along a match, one of each kind.
std::vector<std::string> questionsOf(const std::string& game, int seats) {
    FastRandom random(17);
    Case asked = newCase(game, seats, 3, {0, 1, 0, 2});
    std::vector<std::string> questions{questionOf("begin", asked)};
    take(asked, begin(asked));
    for (AnyMatch match = matchOf(asked); !match.pending().over(); match = matchOf(asked)) {
        const Seat seat = match.pending().seats.first();
        const std::string move = anyMove(match, random);
        if (below(random, 10) == 0) {
            questions.push_back(questionOf("play " + std::to_string(indexOf(seat)), asked, move));
            questions.push_back(questionOf("views", asked));
            questions.push_back(questionOf("architects", asked));
        }
        take(asked, playOne(asked, seat, move));
    }
    MatchDocument document;
    document.log = asked.log;
    questions.push_back("inspect\n" + writeMatch(document, *findNotation(game)));
    return questions;
}

} // namespace

TEST_CASE("An injured question to the referee is answered or refused by name, never a crash") {
    const std::string game = GENERATE(from_range(gameNames()));
    const int seats = findGame(game)->maxSeats;
    FastRandom random(23);
    int refused = 0;
    for (const std::string& question : questionsOf(game, seats)) {
        REQUIRE(isAnswer(answer(question)));
        REQUIRE_FALSE(isRefusal(answer(question)));
        for (int i = 0; i < 60; ++i) {
            const std::string answered = answer(fuzz::injured(question, random));
            REQUIRE(isAnswer(answered));
            refused += isRefusal(answered) ? 1 : 0;
        }
    }
    CHECK(refused > 0);
}

TEST_CASE("Random bytes are no question to the referee, whatever it begins with") {
    FastRandom random(29);
    const std::string asks = GENERATE("", "begin\n", "play 0\n", "inspect\n", "options\n",
                                      "options\ngame kheops\nrules 1\nseats 2\n\n",
                                      "views\ngame kheops\nrules 1\nseats 2\n", "rules\n");
    for (int i = 0; i < 2000; ++i) {
        std::string text = asks;
        for (std::uint32_t length = below(random, 200); length > 0; --length) {
            text += static_cast<char>(below(random, 256));
        }
        const std::string answered = answer(text);
        REQUIRE((isRefusal(answered) || answered.starts_with("options ") || text == "rules\n"));
    }
}
