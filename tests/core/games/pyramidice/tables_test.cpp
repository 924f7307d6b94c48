#include "tests/core/games/readme_tables.h"

#include "core/games/pyramidice/notation.h"
#include "core/games/pyramidice/position_words.h"
#include "core/games/pyramidice/pyramidice.h"

using namespace architects;
using namespace architects::pyramidice;
using readme::Listed;
using readme::Tables;
using readme::text;

namespace {

std::string priceOf(const Price& price) {
    std::string parts;
    for (const Need need : price) {
        if (need != Need::None) {
            parts += (parts.empty() ? "" : " ") + std::string(needWords[static_cast<std::size_t>(need)]);
        }
    }
    return "`" + parts + "`";
}

std::string whenUsed(God god) {
    switch (infoOf(god).use) {
    case Use::Stack: return "Ennead";
    case Use::Work:
        return has(triad, god) ? "die of value " + text(virtualValues(god)[0]) + " or " +
                                     text(virtualValues(god)[1]) + ", once a Work turn"
                               : "once a Work turn";
    case Use::Rest: return "once a Rest turn";
    case Use::Always: return "always, in one's own Work turn";
    case Use::Many: return "in a Work turn, any number of times";
    case Use::None: return "no power";
    }
    return "?";
}

std::string gainOf(const TileInfo& tile) {
    switch (tile.effect) {
    case TileEffect::Named: {
        Listed named;
        for (std::size_t piece = 0; piece < resourceCount; ++piece) {
            if (tile.gain[piece] > 0) {
                named.add(text(tile.gain[piece]) + " " + pieceLetter(static_cast<Resource>(piece)));
            }
        }
        return named.orElse("?");
    }
    case TileEffect::Exchange: return "for one piece discarded two of other kinds";
    case TileEffect::FreeGod: return "a god of the row";
    case TileEffect::Generous: return "two pieces of one's choice; a C for each of the others";
    case TileEffect::Three: return "three pieces of one kind";
    case TileEffect::WorkTurn: return "a piece of one's choice and a Work turn";
    }
    return "?";
}

void addGods(Tables& tables) {
    tables.table("Gods", {"number", "god", "price", "Fame at the end", "power"});
    for (int god = 1; god <= static_cast<int>(godCount); ++god) {
        const GodInfo& info = infoOf(static_cast<God>(god));
        tables.row({text(god), godName(god), priceOf(info.price),
                    info.use == Use::Stack ? "Ennead" : text(info.fame), whenUsed(static_cast<God>(god))});
    }
    tables.row({text(wholeEnnead), godName(wholeEnnead), "", "", "all Ennead cards of a seat, in a move"});
    Listed fame;
    for (int cards = 1; cards <= sizeOf(ennead); ++cards) {
        fame.add(text(enneadFame(cards)));
    }
    tables.note("An Ennead of 1, 2, 3 ... cards is worth " + fame.orElse("") + " Fame at the end.");
}

void addCards(Tables& tables) {
    tables.table("Scarabs", {"number", "scarab"});
    for (int scarab = 1; scarab <= static_cast<int>(scarabCount); ++scarab) {
        tables.row({text(scarab), scarabName(scarab)});
    }
    tables.table("Rest tiles", {"number", "tile", "Fame it costs", "what it gives"});
    for (int tile = 1; tile <= static_cast<int>(tileCount); ++tile) {
        const TileInfo& info = tileTable[static_cast<std::size_t>(tile)];
        tables.row({text(tile), tileName(tile), text(info.fame), gainOf(info)});
    }
    tables.table("Projects", {"number", "project", "pairs of values"});
    for (int project = 1; project <= static_cast<int>(projectCount); ++project) {
        const ProjectInfo& info = projectTable[static_cast<std::size_t>(project)];
        Listed pairs;
        for (std::size_t pair = 0; pair < info.pairCount; ++pair) {
            pairs.add(text(info.pairs[pair][0]) + "-" + text(info.pairs[pair][1]));
        }
        tables.row({text(project), projectName(project), pairs.orElse("")});
    }
    tables.note("Each pair of neighbours that a project names is worth " + text(projectFame) + " Fame.");
    tables.table("Great Architects of the solo game",
                 {"level", "name", "projects", "Fame of his first, second, third tile"});
    for (std::size_t level = 1; level < rivalTable.size(); ++level) {
        const RivalInfo& info = rivalTable[level];
        tables.row(
            {text(static_cast<int>(level)), std::string(info.name), text(info.projects),
             text(info.restFame[0]) + ", " + text(info.restFame[1]) + ", " + text(info.restFame[2])});
    }
}

std::string besides(std::size_t space) {
    Listed names;
    for (const Edge& edge : edges) {
        if (edge.a == space || edge.b == space) {
            names.add(spaceName(edge.a == space ? edge.b : edge.a));
        }
    }
    return names.orElse("none");
}

void addPyramids(Tables& tables) {
    constexpr std::array<const char*, 3> pyramids{"Cheops", "Chephren", "Mykerinos"};
    tables.table("Spaces of the pyramids", {"number", "space", "pyramid", "level", "Workers more",
                                            "Fame more", "rests on", "beside"});
    for (std::size_t space = 0; space < spaceCount; ++space) {
        const SpaceInfo& info = spaceTable[space];
        Listed below;
        for (const Space under : info.below) {
            if (under != noSpace) {
                below.add(spaceName(under));
            }
        }
        tables.row({text(static_cast<int>(space)), spaceName(static_cast<int>(space)),
                    pyramids[info.pyramid], text(info.level), text(info.workers), text(info.fame),
                    below.orElse("the ground"), besides(space)});
    }
    tables.table("What a die costs to build, before the level's Workers",
                 {"value", "Workers", "Workers with Seshat"});
    for (std::size_t value = 1; value < workerTable.size(); ++value) {
        tables.row({text(static_cast<int>(value)), text(workerTable[value]), text(seshatTable[value])});
    }
}

void addSupplies(Tables& tables) {
    tables.table("Supplies",
                 {"seats", "Stone dice", "Rest tiles", "gods put away unseen", "spaces in play"});
    for (int seats = 2; seats <= maxSeats; ++seats) {
        const Supplies& supplies = suppliesFor[static_cast<std::size_t>(seats)];
        tables.row({text(seats), text(supplies.stoneDice), text(supplies.tiles), text(supplies.godsRemoved),
                    text(static_cast<int>(spacesFor(seats)))});
    }
    tables.note("Besides there are " + text(prayerDice) + " Prayer dice, which lie in the quarry, " +
                text(workerPieces) + " Workers and " + text(catPieces) + " Cats. Each seat begins with " +
                text(startPieces[0]) + " Workers, " + text(startPieces[1]) + " Cat, " +
                text(startPieces[2]) + " Stone die and " + text(startFame) +
                " Fame; the Great Architect of the solo game has only the Fame. " + "A board has " +
                text(boardSpaces) + " spaces.");
    tables.table("Pieces in the log", {"number", "piece"});
    for (int piece = 0; piece < static_cast<int>(resourceCount); ++piece) {
        tables.row({text(piece), std::string(1, pieceLetter(static_cast<Resource>(piece)))});
    }
}

} // namespace

TEST_CASE("The README of Pyramidice has gods, cards, spaces and supplies as the code has them") {
    Tables tables;
    tables.options(Pyramidice::info());
    addGods(tables);
    addCards(tables);
    addPyramids(tables);
    addSupplies(tables);
    readme::compare("pyramidice", tables);
}
