// What a table of Pyramidice shows, by the names of its pieces and straight from the core's state: what the
// screen says of itself is compared with it.
#include <algorithm>

#include "qml/model/pyramidice_model.h"
#include "qml/model/pyramidice_prices.h"
#include "qml/model/pyramidice_words.h"
#include "qml/model/table_model.h"

using namespace architects::pyramidice;
namespace words = pyramidicewords;

namespace {

using Facts = QMap<QString, QString>;

QString yesNo(bool yes) {
    return yes ? QStringLiteral("1") : QStringLiteral("0");
}

void tellSpaces(const State& state, Facts& facts) {
    for (std::size_t space = 0; space < spacesFor(state.seats); ++space) {
        const auto place = words::placeOf(static_cast<Space>(space));
        facts.insert(QStringLiteral("space.%1.%2").arg(place.pyramid).arg(place.space),
                     QString::number(state.built[space]));
    }
}

/// The parts of a price in their order; a + after those that can be paid.
QString priceOf(God god, const State* payer) {
    QStringList parts;
    for (const auto& part : pyramidiceprices::partsOf(god, payer)) {
        parts.append(words::needCode(part.need) + (part.met ? QStringLiteral("+") : QString()));
    }
    return parts.join(QLatin1Char(' '));
}

void tellRow(const State& state, bool asked, Facts& facts) {
    const bool paying = asked && state.step == Step::Act;
    for (std::size_t i = 0; i < rowSlots; ++i) {
        const QString name = QStringLiteral("row.%1").arg(i + 1);
        facts.insert(name, QString::number(state.row[i]));
        facts.insert(name + QStringLiteral(".price"), priceOf(state.row[i], paying ? &state : nullptr));
    }
}

QString godsOf(const Side& side) {
    QStringList gods;
    for (int god = 1; god < static_cast<int>(wholeEnnead); ++god) {
        if (has(side.gods, static_cast<God>(god))) {
            gods.append(QString::number(god));
        }
    }
    return gods.join(QLatin1Char(' '));
}

QString tilesOf(const Side& side) {
    QStringList tiles;
    for (std::size_t i = 0; i < side.tiles.size(); ++i) {
        if (side.tiles[i] != 0) {
            tiles.append(QString::number(side.tiles[i]) +
                         (((side.faceDown >> i) & 1U) != 0 ? QStringLiteral("d") : QString()));
        }
    }
    return tiles.join(QLatin1Char(' '));
}

QString projectsOf(const Side& side) {
    QStringList projects;
    for (int project = 0; project < 8; ++project) {
        if (((side.projects >> project) & 1U) != 0) {
            projects.append(QString::number(project));
        }
    }
    projects.insert(projects.end(), side.hiddenProjects, QStringLiteral("?"));
    return projects.join(QLatin1Char(' '));
}

void tellSeat(const State& state, int seat, Facts& facts) {
    const Side& side = state.sides[static_cast<std::size_t>(seat)];
    const auto tell = [&](const char* what, const QString& value) {
        facts.insert(QStringLiteral("seat.%1.%2").arg(seat).arg(QString::fromLatin1(what)), value);
    };
    tell("fame", QString::number(side.fame));
    tell("W", QString::number(side.pieces[at(Resource::Worker)]));
    tell("C", QString::number(side.pieces[at(Resource::Cat)]));
    tell("S", QString::number(side.pieces[at(Resource::Stone)]));
    tell("gods", godsOf(side));
    tell("godCount", QString::number(sizeOf(side.gods)));
    tell("scarab", QString::number(side.scarab));
    tell("tiles", tilesOf(side));
    tell("tileCount", QString::number(std::count_if(side.tiles.begin(), side.tiles.end(),
                                                    [](auto tile) { return tile != 0; })));
    tell("projects", projectsOf(side));
    tell("turn", yesNo(seat == state.mover && state.step != Step::Over));
}

} // namespace

QMap<QString, QString> PyramidiceModel::facts(const architects::AnyMatch& position) const {
    Facts facts = BoardModel::facts(position);
    const State* state = position.stateAs<Pyramidice>();
    if (state == nullptr) {
        return facts;
    }
    const auto pending = Pyramidice::pending(*state);
    const bool asked = !pending.chance() && state->step != Step::Over && pending.seats.first() == viewer();
    architects::MoveList moves;
    if (asked) {
        position.legalMoves(viewer(), moves);
    }
    facts.insert(QStringLiteral("phase"), QString::number(phaseOf(*state, moves)));
    tellSpaces(*state, facts);
    tellRow(*state, asked, facts);
    for (int seat = 0; seat < state->seats; ++seat) {
        tellSeat(*state, seat, facts);
    }
    for (int space = 0; space < suppliesFor[state->seats].tiles; ++space) {
        facts.insert(QStringLiteral("tile.%1").arg(space),
                     QString::number(state->tileRow[static_cast<std::size_t>(space)]));
    }
    facts.insert(QStringLiteral("deck"), QString::number(state->deck));
    facts.insert(QStringLiteral("stones"), QString::number(state->stoneSupply));
    PyramidiceDice dice = things_; // their numbers are the table's own
    if (state->turn.toRoll[0] + state->turn.toRoll[1] == 0) {
        dice.follow(*state, touched_);
    }
    for (const auto& die : dice.list()) {
        const QString colour = die.prayer ? QStringLiteral("prayer") : QStringLiteral("stone");
        facts.insert(QStringLiteral("die.%1").arg(die.id),
                     die.value > 0 ? colour + QLatin1Char(' ') + QString::number(die.value) : colour);
    }
    return facts;
}
