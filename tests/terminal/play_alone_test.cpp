#include "tests/terminal/matches.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

namespace {

const Arguments alone{"play", "--seat", "2", "--level", "1", "--seed", "nile"};

std::string playing(const std::string& typed) {
    const Ended ended = run(alone, {typed, {}, false});
    CHECK(ended.code == 0);
    return ended.out;
}

/// The first move that `moves` offers: "tile R08  2.4 2.6 with 0 1 2" begins with "tile R08 2.4 0".
std::string firstMove(const std::string& listing) {
    std::istringstream words(listing);
    std::string verb, what, where, with, ending;
    words >> verb >> what >> where;
    const std::string line = listing.substr(0, listing.find('\n'));
    if (const std::size_t at = line.find(" with "); at != std::string::npos) {
        ending = " " + line.substr(at + 6, 1);
    }
    return verb + " " + what + " " + where + ending;
}

} // namespace

TEST_CASE("A person plays a whole match against an architect, taking what the program offers") {
    const Scratch scratch;
    const std::string file = scratch.file("alone.match");
    Conversation talk({"play", "--level", "1", "--seed", "nile", "--save", file});
    std::string said = talk.listen();
    for (int turn = 0; turn < 200 && !talk.ended(); ++turn) {
        const std::string move = firstMove(talk.say("moves"));
        INFO(move);
        said = talk.say(move);
        REQUIRE_THAT(said, !Contains("cannot be read"));
        // The table is drawn after every move, also when the same person goes on.
        REQUIRE_THAT(said, Contains("hand: "));
    }
    CHECK(talk.ended());
    CHECK(talk.code() == 0);
    CHECK_THAT(said, Contains("Total"));
    CHECK_THAT(said, Contains("wins.\n") || Contains("It is a draw"));
    CHECK(run({"verify", file}).code == 0);
    CHECK(documentIn(contentsOf(file)).result);
}

TEST_CASE("The rival's hand stays hidden from a person who plays alone") {
    const std::string out = playing("");
    CHECK_THAT(out, Contains("hand: ? ? ?"));
    CHECK_THAT(out, Contains("place a pawn> "));
}

TEST_CASE("A refused move tells the sentence, its name and the page of the rules") {
    const std::string out = playing("pawn F 1.1\npawn W 3.1\npawn W 9.9\ndance\n");
    CHECK_THAT(out, Contains("You have no pawn of that kind left: choose another. "
                             "[kheops.pawn_not_in_supply, see rules kheops/pawns]"));
    CHECK_THAT(out, Contains("kheops.no_tile_there"));
    CHECK_THAT(out, Contains("kheops.outside_pyramid"));
    CHECK_THAT(out, Contains("That move cannot be read. [table.bad_notation]"));
}

TEST_CASE("A pawn can be taken back, and then something else be played") {
    const std::string out = playing("pawn W 1.1\nundo\npawn W 2.1\n");
    CHECK_THAT(out, Contains("pawn W 1.1"));
    CHECK_THAT(out, Contains("Taken back."));
    CHECK_THAT(out, Contains("  30  2  pawn W 2.1"));
}

TEST_CASE("There is nothing to take back before one has moved") {
    CHECK_THAT(playing("undo\n"), Contains("table.nothing_to_undo"));
}

TEST_CASE("Help, moves, board and score answer without moving") {
    const std::string out = playing("help\nmoves\nboard\nscore\n\n   \nquit\n");
    CHECK_THAT(out, Contains("pawn W 2.3       put a pawn"));
    CHECK_THAT(out, Contains("take your last move back"));
    CHECK_THAT(out, Contains("pawn W  1.1 1.2"));
    CHECK_THAT(out, Contains("Total"));
    CHECK_THAT(out, !Contains("  30  2  "));
}

TEST_CASE(
    "A match can be saved while it is played, and a file that cannot be written is no reason to stop") {
    const Scratch scratch;
    const std::string file = scratch.file("now.match");
    const std::string out =
        playing("save\nsave " + scratch.file("no/where") + "\npawn W 1.1\nsave " + file + "\nquit\n");
    CHECK_THAT(out, Contains("Type: save FILE"));
    CHECK_THAT(out, Contains("cannot be written"));
    CHECK_THAT(out, Contains("Saved as "));
    CHECK(run({"verify", file}).code == 0);
    CHECK_FALSE(documentIn(contentsOf(file)).result);
}

TEST_CASE("With --ascii a table is drawn in ASCII only") {
    Arguments arguments = alone;
    arguments.emplace_back("--ascii");
    const std::string out = run(arguments, {"help\nmoves\n", {}, false}).out;
    CHECK_THAT(out, Contains("/_1.1"));
    for (const char c : out) {
        REQUIRE(static_cast<unsigned char>(c) < 128);
    }
}

TEST_CASE("A match that does not hold cannot be resumed") {
    const Scratch scratch;
    CHECK(run({"play", "--resume", fileWith(scratch.file("bad.match"), "no\n")}).code == 1);
    CHECK(run({"play", "--resume", scratch.file("nowhere.match")}).code == 3);
}

TEST_CASE("A save file that cannot be kept up to date ends the play with code 3") {
    const Scratch scratch;
    CHECK(run({"play", "--save", scratch.file("no/where.match")}).code == 3);
}
