#include "tests/core/games/readme_tables.h"

#include "core/games/egizia/egizia.h"
#include "core/games/egizia/nile.h"
#include "core/games/egizia/notation.h"
#include "core/games/egizia/river.h"
#include "core/games/egizia/sphinx.h"

using namespace architects;
using namespace architects::egizia;
using readme::Listed;
using readme::Tables;
using readme::text;

namespace {

constexpr std::array<const char*, deckCount> deckNames{"1 and 2", "3 and 4", "5"};
constexpr std::array<const char*, colourCount> colourNames{"green", "yellow", "red"};
constexpr std::array<const char*, monumentCount> monumentNames{"obelisk", "tombs", "pyramid", "temple"};

std::string workersOf(unsigned set) {
    Listed names;
    for (int worker = 0; worker < static_cast<int>(workerCount); ++worker) {
        if (((set >> worker) & 1U) != 0) {
            names.add(workerName(worker));
        }
    }
    return names.orElse("none");
}

std::string monumentsOf(unsigned set) {
    Listed names;
    for (std::size_t monument = 0; monument < monumentCount; ++monument) {
        if (((set >> monument) & 1U) != 0) {
            names.add(monumentNames[monument]);
        }
    }
    return names.orElse("none");
}

/// What a card does beyond its field or quarry; of a field `bonus` says how much of it, once.
std::string effectOf(const NileCard& card) {
    const std::string amount = text(card.type == CardType::Field ? card.bonus : card.amount);
    switch (card.effect) {
    case Effect::None: return "";
    case Effect::Market: return amount + " step(s) down the market";
    case Effect::Quarry: return amount + " step(s) down the quarry track";
    case Effect::Points: return amount + " points";
    case Effect::Stones: return amount + " stones";
    case Effect::SphinxPlusTwo:
        return "up to " + amount + " of the cards looked at are free; one stone is paid at least";
    case Effect::FieldUpgrade: return "laid on a field: one colour better";
    case Effect::FeedWithStones: return "stones feed like grain";
    case Effect::ReuseCamp: return "a camp that is taken, but Heliopolis";
    case Effect::DrillForStones: return "once a round one strength for " + amount + " stones";
    case Effect::DrillFree: return "once a round one strength";
    case Effect::Grain: return amount + " grain in one's feeding step";
    case Effect::Strength: return amount + " strength for one building action";
    case Effect::SecondShip: return "a second ship in this turn";
    case Effect::Upstream: return "once a round a ship upstream";
    case Effect::Leftover: return "a card that is left on the river";
    case Effect::BuildFirst: return "builds first";
    case Effect::TwoWorkers: return "two workers in one building action";
    case Effect::KeepTwo: return "keeps two Sphinx cards";
    case Effect::DoubleCamp: return "a camp's work twice, but Heliopolis";
    case Effect::ExtraPlace: return "a place at a full site";
    case Effect::TrainPictured: return "one strength each: " + workersOf(card.bonus);
    case Effect::TrainChosen: return amount + " single strengths of one's choice";
    case Effect::SellStones: return "up to " + amount + " stones for a point each";
    case Effect::PointsPerStone: return "a point for each own stone: " + monumentsOf(card.bonus);
    case Effect::TombsPlusEight: return amount + " more in tombs at the end";
    }
    return "?";
}

std::string kindOf(const NileCard& card) {
    switch (card.type) {
    case CardType::Field:
        return std::string(colourNames[static_cast<std::size_t>(card.colour)]) + " field, " +
               text(card.amount) + " grain";
    case CardType::Quarry: return "quarry, " + text(card.amount) + " stones";
    case CardType::Always: return "always";
    case CardType::Whenever: return "whenever";
    case CardType::Now: return "at once";
    }
    return "?";
}

void addCards(Tables& tables) {
    tables.table("Nile cards", {"number", "card", "copies", "rounds", "kind", "what it does besides"});
    for (std::size_t card = 0; card < cardCount; ++card) {
        const NileCard& info = nileCards[card];
        const int number = static_cast<int>(card);
        tables.row({text(number), cardName(number), text(info.copies),
                    deckNames[static_cast<std::size_t>(info.deck)], kindOf(info), effectOf(info)});
    }
    tables.note("Everybody has a green field of " + text(startGrain) + " and a quarry of " +
                text(startQuarry) + " from the start, beside the cards.");
}

std::string campOf(const CampWork& camp) {
    Listed work;
    const auto add = [&work](int amount, const char* what) {
        if (amount > 0) {
            work.add(text(amount) + what);
        }
    };
    if (camp.workers != 0) {
        work.add("one strength each: " + workersOf(camp.workers));
    }
    add(camp.chosen, " strength of one's choice");
    add(camp.stones, " stones");
    add(camp.quarry, " step down the quarry track");
    add(camp.market, " step down the market");
    add(camp.flood, " step of the flood, if wanted");
    return "camp: " + work.orElse("nothing");
}

void addBends(Tables& tables) {
    tables.table("Bends, from Ombos downstream", {"number", "bend", "what lies there"});
    for (std::size_t bend = 0; bend < bendCount; ++bend) {
        const BendInfo& info = bends[bend];
        tables.row({text(static_cast<int>(bend)), std::string(info.name),
                    info.type == BendType::Slot   ? "card, slot " + text(info.number)
                    : info.type == BendType::Site ? "site " + text(info.number)
                                                  : campOf(info.camp)});
    }
}

void addSquares(Tables& tables) {
    tables.table("Squares", {"number", "square", "monument", "value", "to be built first"});
    for (std::size_t square = 0; square < squareCount; ++square) {
        Listed needed;
        for (std::size_t other = 0; other < squareCount; ++other) {
            if (((neededFor[square] >> other) & 1U) != 0) {
                needed.add(squareName(static_cast<int>(other)));
            }
        }
        const Monument monument = monumentOf(static_cast<Square>(square));
        tables.row({text(static_cast<int>(square)), squareName(static_cast<int>(square)),
                    monumentNames[monument], monument == Tombs ? "its tile" : text(squareValues[square]),
                    needed.orElse("none")});
    }
    tables.table("Tomb tiles", {"value", "how many of the twenty"});
    for (std::size_t value = 1; value < tombValueCount; ++value) {
        tables.row({text(static_cast<int>(value)), text(tombTiles[value])});
    }
    tables.note("The sum of one's tomb tiles is worth " + text(tombBonus(1)) + " points up to 10, " +
                text(tombBonus(11)) + " up to 20, " + text(tombBonus(21)) + " above; none is worth " +
                text(tombBonus(0)) + ".");
}

std::string riddleOf(const RiddleCard& card) {
    const std::string points = text(card.points);
    switch (card.family) {
    case RiddleFamily::SquareFilled:
        return points + " if " + squareName(card.what) + " is built, by anybody";
    case RiddleFamily::MonumentsDone: return points + " if all is built: " + monumentsOf(card.what);
    case RiddleFamily::PlayersAtEnd: {
        Listed by;
        for (const std::uint8_t many : pointsByPlayersAtEnd) {
            by.add(text(many));
        }
        return by.orElse("") + " for 0, 1, 2, 3, 4 players at the end of the " +
               (card.what == 0 ? "quarry track" : "market");
    }
    case RiddleFamily::OwnStones:
        return points + " for " + text(card.least) + " own stones or more: " + monumentNames[card.what];
    case RiddleFamily::OwnStonesInEach:
        return points + " for " + text(card.least) +
               " own stones or more in each: " + monumentsOf(card.what);
    case RiddleFamily::TombStones: return points + " for each own stone in the tombs";
    case RiddleFamily::Strength: return points + " for each strength of " + workerName(card.what);
    case RiddleFamily::MostGrain:
        return points + " for more grain than anybody else from " + colourNames[card.what] + " fields";
    case RiddleFamily::MostStones: return points + " for more stones than anybody else from quarries";
    case RiddleFamily::OwnAtEnd:
        return points + " for being at the end: " +
               (card.what == 1   ? "quarry track"
                : card.what == 2 ? "market"
                                 : "quarry track, market");
    case RiddleFamily::AlwaysCards: return points + " for each \"always\" card";
    case RiddleFamily::EveryTenth: return points + " for every ten points, last of all";
    }
    return "?";
}

void addRiddles(Tables& tables) {
    tables.table("Sphinx cards", {"number", "card", "points"});
    for (std::size_t riddle = 0; riddle < riddleCount; ++riddle) {
        tables.row({text(static_cast<int>(riddle)), riddleName(static_cast<int>(riddle)),
                    riddleOf(riddles[riddle])});
    }
}

void addNumbers(Tables& tables) {
    tables.table("The grain market", {"square", "points lost for each grain that is missing"});
    for (std::size_t square = 1; square <= trackEnd; ++square) {
        tables.row({text(static_cast<int>(square)), text(lossPerGrain[square])});
    }
    tables.table("What there is", {"what", "how many"});
    tables.row({"strength of blue, black, yellow, foreman at the start",
                text(startStrength[0]) + ", " + text(startStrength[1]) + ", " + text(startStrength[2]) +
                    ", " + text(startStrength[3])});
    tables.row({"strength at most", text(strengthCap)});
    tables.row({"stones at the start, for who has tile 1, 2, 3, 4",
                text(startStones(1)) + ", " + text(startStones(2)) + ", " + text(startStones(3)) + ", " +
                    text(startStones(4))});
    tables.row({"stones at most", text(stoneCap)});
    tables.row({"ships of a seat", text(shipCount)});
    tables.row({"places at a site for 2, 3, 4 seats",
                text(placesAt(2)) + ", " + text(placesAt(3)) + ", " + text(placesAt(4))});
    tables.row({"points for ships at 0, 1, 2, 3 sites after building",
                text(siteBonus[0]) + ", " + text(siteBonus[1]) + ", " + text(siteBonus[2]) + ", " +
                    text(siteBonus[3])});
    tables.row(
        {"stones for each step to, or beyond, the end of the quarry track", text(stonesAtQuarryEnd)});
    tables.row({"points for each step to, or beyond, the end of the market", text(pointsAtMarketEnd)});
    tables.row(
        {"square of the quarry track from which two stones are a point at the end", text(quarrySellsFrom)});
}

} // namespace

TEST_CASE("The README of Egizia has cards, bends, squares and numbers as the code has them") {
    Tables tables;
    tables.options(Egizia::info());
    addCards(tables);
    addBends(tables);
    addSquares(tables);
    addRiddles(tables);
    addNumbers(tables);
    readme::compare("egizia", tables);
}
