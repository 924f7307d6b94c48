#include <set>

#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

namespace {

/// A price as the rules write it.
std::string textOf(const Price& price) {
    std::string text;
    for (const Need need : price) {
        const int number = static_cast<int>(need);
        if (need >= Need::Die1 && need <= Need::Die6) {
            text += "d" + std::to_string(number - static_cast<int>(Need::Die1) + 1) + " ";
        } else if (need >= Need::Stone1 && need <= Need::Stone6) {
            text += "s" + std::to_string(number - static_cast<int>(Need::Stone1) + 1) + " ";
        } else if (need != Need::None) {
            text += need == Need::AnyDie   ? "d* "
                    : need == Need::Worker ? "W "
                    : need == Need::Cat    ? "C "
                                           : "?";
        }
    }
    return text;
}

} // namespace

TEST_CASE("There are 38 gods: ten of the Ennead, three of the Triad, 25 others", "[pyramidice]") {
    CHECK(sizeOf(everyGod) == 38);
    CHECK(sizeOf(ennead) == 10);
    CHECK(sizeOf(triad) == 3);
    CHECK(has(ennead, Atum));
    CHECK(has(ennead, Horus));
    CHECK_FALSE(has(ennead, Khnum));
}

TEST_CASE("Each god has the price of the rules", "[pyramidice]") {
    struct Line {
        God god;
        const char* price;
    };
    const std::array<Line, godCount> lines{{
        {Atum, "d1 d6 d* "},     {Shu, "d1 d2 d* "},       {Tefnut, "d2 d3 d* "}, {Geb, "d2 d6 d* "},
        {Nut, "d3 d5 d* "},      {Osiris, "d4 d5 W "},     {Seth, "s6 d* "},      {Isis, "d3 d4 C "},
        {Nephthys, "d2 d5 d* "}, {Horus, "d1 d5 d* "},     {Khnum, "d2 d5 "},     {Satis, "d3 d6 "},
        {Anuket, "d1 d4 "},      {Amon, "d1 d2 d6 "},      {Anubis, "d4 d* "},    {Aton, "d6 d* d* "},
        {Bastet, "d3 C "},       {Bes, "d3 d* "},          {Hapy, "d2 d4 "},      {Hathor, "d1 d3 d5 d* "},
        {Heh, "d6 d* "},         {Heka, "d5 C "},          {Khepri, "d4 d4 "},    {Khonsu, "d2 d* "},
        {Maat, "d1 d4 d* "},     {Mertseger, "d2 d4 d6 "}, {Min, "d4 d6 d* "},    {Montu, "d5 d* "},
        {Mut, "s3 d* "},         {Neith, "d1 d* "},        {Ptah, "d5 d5 d* "},   {Ra, "d5 d6 "},
        {Sekhmet, "s4 d1 "},     {Serket, "s1 d* "},       {Seshat, "s2 d3 "},    {Sobek, "d3 d5 d6 "},
        {Sopdet, "d1 d3 "},      {Thoth, "s5 d2 "},
    }};
    std::set<std::string> different;
    for (const Line& line : lines) {
        CHECK(textOf(infoOf(line.god).price) == line.price);
        different.insert(line.price);
    }
    CHECK(different.size() == 38);
}

TEST_CASE("The exact values of all prices occur 11, 11, 11, 11, 13 and 11 times", "[pyramidice]") {
    std::array<int, 7> counts{};
    for (std::size_t i = 1; i <= godCount; ++i) {
        for (const Need need : infoOf(static_cast<God>(i)).price) {
            for (int value = 1; value <= 6; ++value) {
                counts[static_cast<std::size_t>(value)] +=
                    need == dieNeed(value) || need == stoneNeed(value) ? 1 : 0;
            }
        }
    }
    CHECK(counts == std::array<int, 7>{0, 11, 11, 11, 11, 13, 11});
}

TEST_CASE("Ten gods and the Ennead are worth Fame at the end, all others nothing", "[pyramidice]") {
    std::array<int, godCount + 1> fame{};
    fame[Hathor] = 6;
    fame[Maat] = 3;
    fame[Amon] = fame[Mertseger] = fame[Min] = fame[Ptah] = 2;
    fame[Aton] = fame[Hapy] = fame[Khepri] = fame[Sopdet] = 1;
    for (std::size_t i = 1; i <= godCount; ++i) {
        INFO(infoOf(static_cast<God>(i)).name);
        CHECK(infoOf(static_cast<God>(i)).fame == fame[i]);
    }
    const std::array<int, 11> table{0, 0, 2, 6, 12, 20, 30, 42, 56, 72, 90};
    for (std::size_t n = 0; n < table.size(); ++n) {
        CHECK(enneadFame(static_cast<int>(n)) == table[n]);
    }
}

TEST_CASE("Each god is used as the rules say", "[pyramidice]") {
    const GodSet always = setOf({Anubis, Bastet, Serket, Seshat, Thoth});
    for (std::size_t i = 1; i <= godCount; ++i) {
        const God god = static_cast<God>(i);
        const Use expected = has(ennead, god)            ? Use::Stack
                             : has(always, god)          ? Use::Always
                             : god == Bes || god == Hapy ? Use::Rest
                             : god == Hathor             ? Use::None
                             : god == Khepri             ? Use::Many
                                                         : Use::Work;
        INFO(infoOf(god).name);
        CHECK(infoOf(god).use == expected);
    }
}

TEST_CASE("The six projects share out the 21 pairs of values", "[pyramidice]") {
    std::set<std::pair<int, int>> pairs;
    for (std::size_t project = 1; project <= projectCount; ++project) {
        CHECK(projectTable[project].pairCount == (project == 6 ? 6 : 3));
        for (std::size_t i = 0; i < projectTable[project].pairCount; ++i) {
            const auto pair = projectTable[project].pairs[i];
            pairs.insert({std::min(pair[0], pair[1]), std::max(pair[0], pair[1])});
        }
    }
    CHECK(pairs.size() == 21);
    CHECK(projectOf(1, 6) == 1);
    CHECK(projectOf(6, 2) == 2);
    CHECK(projectOf(3, 6) == 3);
    CHECK(projectOf(6, 4) == 4);
    CHECK(projectOf(5, 6) == 5);
    CHECK(projectOf(4, 4) == 6);
}

TEST_CASE("The pyramids have 14, 19 and 20 spaces: no more dice than spaces", "[pyramidice]") {
    for (int seats = 2; seats <= 4; ++seats) {
        CHECK(spacesFor(seats) == suppliesFor[static_cast<std::size_t>(seats)].stoneDice);
    }
    const auto level = [](std::size_t space) {
        return std::array<int, 2>{spaceTable[space].workers, spaceTable[space].fame};
    };
    for (std::size_t i = 0; i < spaceCount; ++i) {
        const bool middle = (i >= 9 && i <= 12) || (i >= 14 && i <= 17);
        CHECK(level(i) == (i <= 8   ? std::array<int, 2>{0, 0}
                           : middle ? std::array<int, 2>{1, 2}
                                    : std::array<int, 2>{2, 4}));
    }
}

TEST_CASE("There are sixteen neighbourhoods on Cheops and four on Chephren", "[pyramidice]") {
    int cheops = 0;
    for (const Edge& edge : edges) {
        CHECK(spaceTable[edge.a].pyramid == spaceTable[edge.b].pyramid);
        CHECK(spaceTable[edge.a].level == spaceTable[edge.b].level);
        cheops += spaceTable[edge.a].pyramid == 0 ? 1 : 0;
    }
    CHECK(cheops == 16);
    CHECK(edges.size() == 20);
}

TEST_CASE("The named Rest tiles are the six pairs of pieces, and one of all three for a Fame",
          "[pyramidice]") {
    std::set<Pieces> pairs;
    for (std::size_t tile = 7; tile <= tileCount; ++tile) {
        CHECK(tileTable[tile].fame == 0);
        CHECK(tileTable[tile].gain[0] + tileTable[tile].gain[1] + tileTable[tile].gain[2] == 2);
        pairs.insert(tileTable[tile].gain);
    }
    CHECK(pairs.size() == 6);
    CHECK(tileTable[2].gain == Pieces{1, 1, 1});
    const std::array<int, 7> fame{0, 0, 1, 2, 0, 1, 1};
    for (std::size_t tile = 1; tile <= 6; ++tile) {
        CHECK(tileTable[tile].fame == fame[tile]);
    }
}
