// Monuments, the score track and the sheet, as rows.

#include "core/games/egizia/egizia.h"
#include "core/games/egizia/score.h"
#include "qml/model/core_text.h"
#include "qml/model/egizia_texts.h"
#include "qml/model/egizia_tr.h"
#include "qml/model/egizia_view.h"
#include "qml/model/egizia_words.h"
#include "qml/model/player_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;
namespace rules = architects::egizia;

namespace egiziaview {
namespace {

QString spokenOf(const View& view, Square square, bool open) {
    const std::uint8_t owner = ownerOfSquare(view.state, square);
    const int price = priceOf(view.state, square);
    const QString state = owner != nobody ? playerwords::builtBy(view.table.who(owner))
                          : price == 0    ? EgiziaTr::tr("face down")
                          : open          ? EgiziaTr::tr("free, costs %1").arg(words::stones(price))
                                          : EgiziaTr::tr("not yet, costs %1").arg(words::stones(price));
    return EgiziaTr::tr("%1: %2", "a square, how it is").arg(words::squareName(square), state);
}

EgiziaSquare squareRow(const View& view, Square square, SquareSet open) {
    const State& state = view.state;
    const std::uint8_t owner = ownerOfSquare(state, square);
    const bool reachable = (open & onlySquare(square)) != 0;
    EgiziaSquare row;
    row.square = words::squareKey(square);
    row.seat = owner == nobody ? -1 : static_cast<int>(owner);
    row.price = priceOf(state, square);
    row.value = monumentOf(square) == Tombs ? row.price : 0;
    row.points = row.price;
    row.open = reachable && row.price > 0;
    row.may = view.offers(rules::build(square));
    row.fresh = (state.action.squares & onlySquare(square)) != 0;
    if (view.live && state.step == Step::Action) {
        row.reason = view.reason(rules::build(square));
    }
    row.spoken = spokenOf(view, square, reachable);
    return row;
}

QList<EgiziaSquare> squaresIn(const View& view, Monument monument, SquareSet open) {
    QList<EgiziaSquare> list;
    for (std::size_t square = firstSquare[monument]; square < firstSquare[monument + 1U]; ++square) {
        list.append(squareRow(view, static_cast<Square>(square), open));
    }
    return list;
}

} // namespace

EgiziaMonuments monumentsOf(const View& view) {
    SquareSet open = 0;
    for (std::size_t site = 0; site < siteCount; ++site) {
        open |= openSquares(view.state, site);
    }
    const auto done = [left = ~filledSquares(view.state)](Monument monument) {
        return (squaresOf(monument) & left) == 0;
    };
    EgiziaMonuments row;
    row.obelisk = squaresIn(view, Obelisk, open);
    row.tombs = squaresIn(view, Tombs, open);
    row.pyramid = squaresIn(view, Pyramid, open);
    row.temple = squaresIn(view, Temple, open);
    row.obeliskDone = done(Obelisk);
    row.tombsDone = done(Tombs);
    row.pyramidDone = done(Pyramid);
    row.templeDone = done(Temple);
    return row;
}

QList<EgiziaFloor> floorsOf(const View& view) {
    QList<EgiziaFloor> list;
    for (std::size_t floor = 0; floor < floorCount; ++floor) {
        const FloorBonus leader = floorLeader(view.state, floor);
        EgiziaFloor row;
        row.floor = static_cast<int>(floor) + 1;
        row.seat = leader.seat == nobody ? -1 : static_cast<int>(leader.seat);
        row.stones = leader.points;
        row.done = (floorSquares(floor) & ~filledSquares(view.state)) == 0;
        list.append(row);
    }
    return list;
}

QList<EgiziaStanding> scoreTrackOf(const View& view) {
    QList<EgiziaStanding> list;
    const auto order = trackOrder(view.state);
    for (std::size_t place = 0; place < view.state.seats; ++place) {
        EgiziaStanding row;
        row.seat = order[place];
        row.name = view.table.seatName(row.seat);
        row.points = pointsOf(view.state, row.seat);
        row.place = static_cast<int>(place) + 1;
        row.tile = tileOf(view.state, row.seat);
        row.behind = place > 0 && list.constLast().points == row.points;
        list.append(row);
    }
    return list;
}

QList<EgiziaScoreLine> scoreOf(const View& view) {
    // On the sheet of the core a Sphinx card has only its number; here it has a name.
    const auto titleOf = [](const architects::ScoreLine& line) {
        return line.subject < riddleSubject
                   ? scoreText(line)
                   : EgiziaTr::tr("Sphinx: %1", "the name of a card")
                         .arg(egiziatexts::riddleTitle(static_cast<Riddle>(line.subject - riddleSubject)));
    };
    QList<EgiziaScoreLine> list;
    const architects::ScoreSheet sheet = Egizia::score(view.state);
    for (const architects::ScoreLine& line : sheet.lines) {
        EgiziaScoreLine row;
        row.text = titleOf(line);
        for (std::size_t seat = 0; seat < view.state.seats; ++seat) {
            row.points.append(line.points[seat]);
        }
        list.append(row);
    }
    return list;
}

} // namespace egiziaview
