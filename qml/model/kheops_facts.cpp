// What a table of Kheops shows, piece by piece, straight from the rules' own state.
#include "core/games/kheops/networks.h"
#include "qml/model/kheops_model.h"
#include "qml/model/kheops_words.h"
#include "qml/model/table_model.h"

using namespace architects::kheops;

namespace {

using Facts = QMap<QString, QString>;

QString pawnText(Pawn pawn) {
    return pawn.none() ? QStringLiteral("-")
                       : QString::number(pawn.seat()) + kheopswords::pawnCode(pawn.kind());
}

/// "R07 5 SA 1W": the tile, its openings, its symbol, who stands there; "-" for an empty place.
QString cellText(const State& state, Cell cell) {
    if (!has(state.filled, cell)) {
        return QStringLiteral("-");
    }
    const QString symbol = kheopswords::symbolCode(symbolOf(state.tile[cell]));
    return QStringLiteral("%1 %2 %3 %4")
        .arg(kheopswords::tileId(state.tile[cell]))
        .arg(openingsAt(state, cell))
        .arg(symbol.isEmpty() ? QStringLiteral("-") : symbol, pawnText(state.pawn[cell]));
}

void addSeat(Facts& facts, const State& state, int seat, int onTurn) {
    const QString name = QStringLiteral(".%1").arg(seat);
    int left = 0;
    for (std::size_t kind = 0; kind < pawnKinds; ++kind) {
        const int count = state.supply[static_cast<std::size_t>(seat)][kind];
        facts.insert(QStringLiteral("supply") + name + QLatin1Char('.') +
                         kheopswords::pawnCode(static_cast<PawnKind>(kind)),
                     QString::number(count));
        left += count;
    }
    facts.insert(QStringLiteral("pawns") + name, QString::number(left));
    facts.insert(QStringLiteral("tiles") + name, QString::number(handCount(state, seat)));
    facts.insert(QStringLiteral("active") + name, QString::number(onTurn == seat ? 1 : 0));
}

int stepOf(Phase phase) {
    return phase == Phase::PlacePawn ? 0 : phase == Phase::UsePower ? 1 : 2;
}

} // namespace

QMap<QString, QString> KheopsModel::facts(const architects::AnyMatch& position) const {
    Facts facts = BoardModel::facts(position);
    const State* state = position.stateAs<Kheops>();
    if (state == nullptr) {
        return facts;
    }
    for (Cell cell = 0; cell < cellCount; ++cell) {
        facts.insert(QStringLiteral("cell.%1").arg(cell), cellText(*state, cell));
    }
    const architects::Seat next = position.pending().seats.first();
    const int onTurn = architects::isPlayer(next) ? indexOf(next) : -1;
    addSeat(facts, *state, 0, onTurn);
    addSeat(facts, *state, 1, onTurn);
    int slot = 0;
    for (const int tile : handOf(*state, position.log())) {
        facts.insert(QStringLiteral("hand.%1").arg(slot++),
                     tile < 0 ? QStringLiteral("-") : kheopswords::tileId(static_cast<Tile>(tile)));
    }
    facts.insert(QStringLiteral("pile"), QString::number(pileCount(*state)));
    facts.insert(QStringLiteral("turn"), QString::number(turnOf(*state)));
    facts.insert(QStringLiteral("step"), QString::number(stepOf(state->phase)));
    return facts;
}
