// Monuments, the score track and the sheet, as lists for QML.

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

QVariantMap squareOf(const View& view, Square square, SquareSet open) {
    const State& state = view.state;
    const std::uint8_t owner = ownerOfSquare(state, square);
    const bool reachable = (open & onlySquare(square)) != 0;
    const int price = priceOf(state, square);
    const bool building = view.live && state.step == Step::Action;
    return {{QStringLiteral("square"), words::squareKey(square)},
            {QStringLiteral("seat"), owner == nobody ? -1 : static_cast<int>(owner)},
            {QStringLiteral("price"), price},
            {QStringLiteral("value"), monumentOf(square) == Tombs ? price : 0},
            {QStringLiteral("points"), price},
            {QStringLiteral("open"), reachable && price > 0},
            {QStringLiteral("may"), view.offers(rules::build(square))},
            {QStringLiteral("fresh"), (state.action.squares & onlySquare(square)) != 0},
            {QStringLiteral("reason"), building ? view.reason(rules::build(square)) : QString()},
            {QStringLiteral("spoken"), spokenOf(view, square, reachable)}};
}

} // namespace

QVariantMap monumentsOf(const View& view) {
    QVariantMap map;
    SquareSet open = 0;
    for (std::size_t site = 0; site < siteCount; ++site) {
        open |= openSquares(view.state, site);
    }
    const SquareSet filled = filledSquares(view.state);
    for (std::size_t i = 0; i < monumentCount; ++i) {
        const auto monument = static_cast<Monument>(i);
        QVariantList squares;
        for (std::size_t square = firstSquare[i]; square < firstSquare[i + 1]; ++square) {
            squares.append(squareOf(view, static_cast<Square>(square), open));
        }
        const QString key = words::monumentKey(monument);
        map.insert(key, squares);
        map.insert(key + QStringLiteral("Done"), (squaresOf(monument) & ~filled) == 0);
    }
    return map;
}

QVariantList floorsOf(const View& view) {
    QVariantList list;
    for (std::size_t floor = 0; floor < floorCount; ++floor) {
        const FloorBonus leader = floorLeader(view.state, floor);
        list.append(QVariantMap{
            {QStringLiteral("floor"), static_cast<int>(floor) + 1},
            {QStringLiteral("seat"), leader.seat == nobody ? -1 : static_cast<int>(leader.seat)},
            {QStringLiteral("stones"), leader.points},
            {QStringLiteral("done"), (floorSquares(floor) & ~filledSquares(view.state)) == 0}});
    }
    return list;
}

QVariantList scoreTrackOf(const View& view) {
    QVariantList list;
    const auto order = trackOrder(view.state);
    for (std::size_t place = 0; place < view.state.seats; ++place) {
        const int seat = order[place];
        const bool behind =
            place > 0 && pointsOf(view.state, order[place - 1]) == pointsOf(view.state, seat);
        list.append(QVariantMap{{QStringLiteral("seat"), seat},
                                {QStringLiteral("name"), view.table.seatName(seat)},
                                {QStringLiteral("points"), pointsOf(view.state, seat)},
                                {QStringLiteral("place"), static_cast<int>(place) + 1},
                                {QStringLiteral("tile"), tileOf(view.state, seat)},
                                {QStringLiteral("behind"), behind}});
    }
    return list;
}

QVariantList scoreOf(const View& view) {
    // On the sheet of the core a Sphinx card has only its number; here it has a name.
    const auto titleOf = [](const architects::ScoreLine& line) {
        return line.subject < riddleSubject
                   ? scoreText(line)
                   : EgiziaTr::tr("Sphinx: %1", "the name of a card")
                         .arg(egiziatexts::riddleTitle(static_cast<Riddle>(line.subject - riddleSubject)));
    };
    QVariantList list;
    const architects::ScoreSheet sheet = Egizia::score(view.state);
    for (const architects::ScoreLine& line : sheet.lines) {
        QVariantList points;
        for (std::size_t seat = 0; seat < view.state.seats; ++seat) {
            points.append(line.points[seat]);
        }
        list.append(
            QVariantMap{{QStringLiteral("text"), titleOf(line)}, {QStringLiteral("points"), points}});
    }
    return list;
}

} // namespace egiziaview
