#include "tests/core/games/readme_tables.h"

#include "core/games/luxor/cards.h"
#include "core/games/luxor/luxor.h"
#include "core/games/luxor/notation.h"

using namespace architects;
using namespace architects::luxor;
using readme::Listed;
using readme::Tables;
using readme::text;

namespace {

std::string look(Card card, Half half) {
    return glyphOf(card, half).facing == Facing::Left ? "left" : "right";
}

} // namespace

TEST_CASE("The README of Luxor has the options, cards, sarcophagi and curses as the code has them") {
    Tables tables;
    tables.options(Luxor::info());
    tables.table("Animals and their pillars", {"number", "name"});
    for (int animal = 0; animal < static_cast<int>(animalCount); ++animal) {
        tables.row({text(animal), animalName(animal)});
    }
    tables.table("Cards", {"number", "card", "its top animal looks", "its bottom animal looks"});
    for (Card card = 0; card < cardCount; ++card) {
        tables.row({text(card), cardName(card), look(card, Half::Top), look(card, Half::Bottom)});
    }
    tables.table("Mummies", {"value", "eyes of the sarcophagus", "how many there are"});
    for (const MummyKind& kind : mummies) {
        tables.row({text(kind.value), text(kind.eyes), text(kind.count)});
    }
    tables.table("Curses", {"number", "curse"});
    for (Curse curse = 0; curse < curseCount; ++curse) {
        tables.row({text(curse), curseName(curse)});
    }
    tables.table("What there is", {"what", "how many"});
    tables.row({"scarabs on the slab at the beginning", text(scarabCount)});
    tables.row({"scarabs that a pillar holds", text(scarabsPerPillar)});
    tables.row({"scarabs that a turn brings one pillar at most", text(scarabsPerTurn)});
    tables.row({"researchers in the supply of a seat at the beginning", text(researcherCount)});
    tables.row({"cards in a hand", text(handSize)});
    tables.row({"points for a researcher at the pillar of the pharaoh card", text(pharaohBonus)});
    tables.row({"cards above the lower pile, with curses", text(starterStock)});
    readme::compare("luxor", tables);
}
