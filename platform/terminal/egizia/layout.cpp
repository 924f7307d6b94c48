#include "platform/terminal/egizia/layout.h"

#include <array>
#include <bit>
#include <iomanip>
#include <sstream>

#include "core/games/egizia/notation.h"
#include "core/games/egizia/query.h"
#include "platform/terminal/canvas.h"

namespace architects::terminal {
namespace {

using namespace egizia;

constexpr std::array<std::string_view, colourCount> colourWords{"green", "yellow", "red"};

std::string number(int value) {
    return std::to_string(value);
}

std::string workersText(unsigned workers) {
    std::string text;
    for (; workers != 0; workers &= workers - 1) {
        text += (text.empty() ? "" : " ") + workerName(std::countr_zero(workers)) + " +1";
    }
    return text;
}

std::string monumentsText(unsigned monuments) {
    constexpr std::array<std::string_view, monumentCount> words{"obelisk", "tombs", "pyramid", "temple"};
    std::string text;
    for (; monuments != 0; monuments &= monuments - 1) {
        text += (text.empty() ? "" : " and ") +
                std::string(words[static_cast<std::size_t>(std::countr_zero(monuments))]);
    }
    return text;
}

std::string effectText(Effect effect, int amount, unsigned meant) {
    switch (effect) {
    case Effect::Market: return "market +" + number(amount);
    case Effect::Quarry: return "quarry track +" + number(amount);
    case Effect::Points: return number(amount) + " points";
    case Effect::Stones: return number(amount) + " stones";
    case Effect::SphinxPlusTwo: return "two more Sphinx cards for nothing";
    case Effect::FieldUpgrade: return "a field one colour better";
    case Effect::FeedWithStones: return "stones for grain";
    case Effect::ReuseCamp: return "ships to taken camps";
    case Effect::DrillForStones: return "once a round: 2 stones for 1 strength";
    case Effect::DrillFree: return "once a round: 1 strength";
    case Effect::Grain: return number(amount) + " grain once";
    case Effect::Strength: return "strength +" + number(amount) + " once";
    case Effect::SecondShip: return "two ships in a turn, once";
    case Effect::Upstream: return "once a round a ship upstream";
    case Effect::Leftover: return "a card left on the river each round";
    case Effect::BuildFirst: return "builds first";
    case Effect::TwoWorkers: return "two workers in an action, once";
    case Effect::KeepTwo: return "keeps two Sphinx cards, once";
    case Effect::DoubleCamp: return "a camp's work twice, once";
    case Effect::ExtraPlace: return "a place at a full site, once";
    case Effect::TrainPictured: return workersText(meant);
    case Effect::TrainChosen: return "1 strength twice";
    case Effect::SellStones: return "sells up to 10 stones, once";
    case Effect::PointsPerStone: return "a point for each stone in " + monumentsText(meant);
    case Effect::TombsPlusEight: return "tombs +8 at the end";
    default: return "";
    }
}

std::string shipsAt(unsigned seats, const Names& names, const Style& style) {
    std::string text;
    for (; seats != 0; seats &= seats - 1) {
        const int seat = std::countr_zero(seats);
        text += "  " + inked(names.at(static_cast<std::size_t>(seat)), inkOf(seat), style);
    }
    return text;
}

std::string campText(const CampWork& camp) {
    std::string text = workersText(camp.workers);
    const auto add = [&text](bool there, const std::string& what) {
        text += there ? (text.empty() ? "" : ", ") + what : "";
    };
    add(camp.chosen > 0, "1 strength");
    add(camp.stones > 0, number(camp.stones) + " stones");
    add(camp.quarry > 0, "quarry track +1");
    add(camp.market > 0, "market +1");
    add(camp.flood > 0, "the flood");
    return text;
}

std::string queueText(const State& state, std::size_t site, const Names& names, const Style& style) {
    constexpr std::array<std::string_view, 4> shipWords{"", "", " (built)", " (back)"};
    std::string text;
    for (const std::uint8_t seat : state.sites[site].queue) {
        if (seat != nobody) {
            const Ship ship = state.sites[site].ship[seat];
            text += "  " + inked(names.at(seat), inkOf(seat), style) +
                    (inReserve(state, site, seat) ? " in reserve" : "") +
                    std::string(shipWords[static_cast<std::size_t>(ship)]);
        }
    }
    return text;
}

std::string bendText(const State& state, std::size_t bend) {
    constexpr std::array<std::string_view, siteCount> sites{"Sphinx", "obelisk and tombs",
                                                            "pyramid and temple"};
    const BendInfo& info = bends[bend];
    switch (info.type) {
    case BendType::Slot: {
        const Card card = state.river[info.number];
        return card == noCard ? "-" : cardName(card) + " " + nileText(card);
    }
    case BendType::Camp: return campText(info.camp);
    default: return std::string(sites[info.number]);
    }
}

std::string riverText(const State& state, const Names& names, const Style& style) {
    std::ostringstream out;
    out << "Round " << int{state.round} << ", the flood lies " << floodName(static_cast<int>(state.flood))
        << '\n';
    for (std::size_t bend = 0; bend < bendCount; ++bend) {
        const BendInfo& info = bends[bend];
        out << "  " << std::left << std::setw(11) << info.name << std::setw(36) << bendText(state, bend)
            << (info.type == BendType::Site ? queueText(state, info.number, names, style)
                                            : shipsAt(state.ships[bend], names, style))
            << '\n';
    }
    return out.str();
}

/// A square: whose stone, or what it costs in brackets if it could be built now.
std::string squareText(const State& state, Square square, SquareSet open) {
    const std::uint8_t owner = ownerOfSquare(state, square);
    const int price = priceOf(state, square);
    if (owner != nobody) {
        return " #" + number(owner + 1);
    }
    const std::string value = price == 0 ? "?" : number(price);
    return (open & onlySquare(square)) != 0 ? "[" + value + "]" : " " + value + " ";
}

std::string rowText(const State& state, std::string_view name, Square first, std::size_t count,
                    SquareSet open) {
    std::ostringstream out;
    out << "  " << std::left << std::setw(11) << name;
    for (std::size_t i = 0; i < count; ++i) {
        out << ' ' << std::setw(3) << squareText(state, static_cast<Square>(first + i), open);
    }
    out << '\n';
    return out.str();
}

std::string monumentsTable(const State& state) {
    const SquareSet open = openSquares(state, 1) | openSquares(state, 2);
    std::string text = rowText(state, "obelisk", firstSquare[Obelisk], 12, open) +
                       rowText(state, "tombs", firstSquare[Tombs], tombPlaces, open);
    for (std::size_t floor = 0; floor < floorCount; ++floor) {
        text += rowText(state, "pyramid " + number(static_cast<int>(floor) + 1), firstOfFloor[floor],
                        floorCount - floor, open);
    }
    return text + rowText(state, "left", leftFlank, 3, open) +
           rowText(state, "right", rightFlank, 3, open) + rowText(state, "columns", firstColumn, 4, open) +
           rowText(state, "entablature", entablature, 2, open);
}

std::string cardsText(const egizia::Player& player) {
    std::string text;
    for (CardSet left = player.cards; left != 0; left &= left - 1) {
        text += " " + cardName(kindOfBit[static_cast<std::size_t>(std::countr_zero(left))]);
    }
    return text.empty() ? " none" : text;
}

std::string riddlesText(const egizia::Player& player) {
    std::string text;
    for (RiddleSet left = player.hand | player.shown; left != 0; left &= left - 1) {
        text += " " + riddleName(std::countr_zero(left));
    }
    for (int i = 0; i < player.hidden; ++i) {
        text += " ?";
    }
    return text.empty() ? " none" : text;
}

std::string seatText(const State& state, int seat, const Names& names, const Style& style) {
    const egizia::Player& player = playerAt(state, seat);
    std::string text = (seat == state.mover ? "> tile " : "  tile ") + number(tileOf(state, seat)) + ", " +
                       inked(names.at(static_cast<std::size_t>(seat)), inkOf(seat), style) + ": points " +
                       number(pointsOf(player)) + ", stones " + number(player.stones) + " (+" +
                       number(stonesProduced(state, seat)) + "), workers";
    for (std::size_t worker = 0; worker < workerCount; ++worker) {
        text += " " + workerName(static_cast<int>(worker)) + " " + number(player.strength[worker]) +
                (((player.used >> worker) & 1U) != 0 ? "*" : "");
    }
    text += ", grain";
    for (std::size_t flood = 0; flood < floodCount; ++flood) {
        text += (flood == 0 ? " " : "/") + number(grainSupply(state, seat, static_cast<Flood>(flood)));
    }
    return text + " for " + number(grainNeeded(state, seat)) + ", quarry " + number(player.quarry) +
           ", market " + number(player.market) + "\n      cards" + cardsText(player) + "; Sphinx" +
           riddlesText(player) + "\n";
}

std::string actionText(const State& state) {
    if (state.action.crew == 0) {
        return {};
    }
    std::string drawn;
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        drawn += " " + riddleName(state.drawn[i]);
    }
    return "Building: strength left " + number(strengthLeft(state)) +
           (drawn.empty() ? "" : ", drawn" + drawn) + "\n";
}

} // namespace

std::string nileText(Card card) {
    const NileCard& info = nileCards[card];
    std::string text;
    if (info.type == CardType::Field) {
        text = std::string(colourWords[static_cast<std::size_t>(info.colour)]) + " field " +
               number(info.amount);
    } else if (info.type == CardType::Quarry) {
        text = "quarry " + number(info.amount);
    }
    const int amount = info.type == CardType::Field ? info.bonus : info.amount;
    const std::string effect = effectText(info.effect, amount, info.bonus);
    return text + (text.empty() || effect.empty() ? "" : ", ") + effect;
}

std::string egiziaTable(const State& state, const Names& names, const Style& style) {
    std::string text = riverText(state, names, style) + monumentsTable(state) + actionText(state);
    for (std::size_t tile = 0; tile < state.seats; ++tile) {
        text += seatText(state, state.byTile[tile], names, style);
    }
    return text;
}

} // namespace architects::terminal
