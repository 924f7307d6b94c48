#include "qml/model/kheops_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

using namespace architects::kheops;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Kheops)
};

constexpr std::array<const char*, 12> symbolCodes{"",   "SA", "SB", "SC", "AN", "X2",
                                                  "CU", "FB", "RC", "RR", "SW", "MV"};
constexpr std::array<const char*, pawnKinds> pawnCodes{"W", "M", "P", "H"};
constexpr std::array<const char*, 12> symbolPages{
    "kheops/tiles",  "kheops/sarcophagi", "kheops/sarcophagi", "kheops/sarcophagi",
    "kheops/ankh",   "kheops/double",     "kheops/curse",      "kheops/forbidden",
    "kheops/rotate", "kheops/rotate",     "kheops/swap",       "kheops/move"};

QString sideName(bool up, unsigned side) {
    if (side == 0) {
        return up ? Words::tr("at the bottom") : Words::tr("at the top");
    }
    const bool left = (side == 1) == up;
    return left ? Words::tr("on the left") : Words::tr("on the right");
}

} // namespace

namespace kheopswords {

QString symbolCode(Symbol symbol) {
    return QString::fromLatin1(symbolCodes[static_cast<std::size_t>(symbol)]);
}

QString pawnCode(PawnKind kind) {
    return QString::fromLatin1(pawnCodes[static_cast<std::size_t>(kind)]);
}

PawnKind pawnOf(const QString& code) {
    for (std::size_t i = 0; i < pawnCodes.size(); ++i) {
        if (code == QLatin1String(pawnCodes[i])) {
            return static_cast<PawnKind>(i);
        }
    }
    return PawnKind::Worker;
}

QString tileId(Tile tile) {
    const int number = isRoom(tile) ? tile + 1 : tile - roomCount + 1;
    return (isRoom(tile) ? QStringLiteral("R%1") : QStringLiteral("C%1"))
        .arg(number, 2, 10, QLatin1Char('0'));
}

Tile tileOf(const QString& id) {
    for (Tile tile = 0; tile < tileCount; ++tile) {
        if (tileId(tile) == id) {
            return tile;
        }
    }
    return noTile;
}

QString tileName(Tile tile) {
    switch (symbolOf(tile)) {
    case Symbol::SarcophagusA:
    case Symbol::SarcophagusB:
    case Symbol::SarcophagusC: return Words::tr("Sarcophagus");
    case Symbol::Ankh: return Words::tr("Ankh");
    case Symbol::Double: return Words::tr("Counts double");
    case Symbol::Curse: return Words::tr("Curse");
    case Symbol::Forbidden: return Words::tr("Forbidden");
    case Symbol::TurnCorridor: return Words::tr("Turn a corridor");
    case Symbol::TurnRoom: return Words::tr("Turn a room");
    case Symbol::SwapPawns: return Words::tr("Swap pawns");
    case Symbol::MovePawn: return Words::tr("Move a pawn");
    case Symbol::None: break;
    }
    return isRoom(tile) ? Words::tr("Room") : Words::tr("Corridor");
}

QString pawnName(PawnKind kind) {
    switch (kind) {
    case PawnKind::Worker: return Words::tr("Worker");
    case PawnKind::Mummy: return Words::tr("Mummy");
    case PawnKind::Priest: return Words::tr("Priest");
    case PawnKind::Pharaoh: break;
    }
    return Words::tr("Pharaoh");
}

QString placeName(Cell cell) {
    return Words::tr("row %1, place %2").arg(places[cell].row).arg(places[cell].column);
}

QString openingsName(Cell cell, Openings openings) {
    QStringList sides;
    for (unsigned side = 0; side < sideCount; ++side) {
        if (((openings >> side) & 1U) != 0) {
            sides.append(sideName(pointsUp(cell), side));
        }
    }
    return Words::tr("open %1").arg(sides.join(Words::tr(" and ", "between two or three sides")));
}

QString networkSum(const Network& network) {
    if (network.cursed) {
        return Words::tr("cursed: worth nothing");
    }
    QStringList parts{Words::tr("%n room(s)", "", network.rooms)};
    const int sarcophagi = network.sarcophagi[0] + network.sarcophagi[1] + network.sarcophagi[2];
    const bool pair = sarcophagi == 2 && (network.sarcophagi[0] == 2 || network.sarcophagi[1] == 2 ||
                                          network.sarcophagi[2] == 2);
    if (pair) {
        parts.append(Words::tr("pair 15"));
    }
    if (sarcophagi == 1) {
        parts.append(Words::tr("sarcophagus 5"));
    }
    if (network.apex) {
        parts.append(Words::tr("top 5"));
    }
    if (network.longest) {
        parts.append(Words::tr("longest 5"));
    }
    QString sum = parts.join(QStringLiteral(" + "));
    if (network.closed) {
        sum = Words::tr("%1 × 2 closed").arg(parts.size() > 1 ? QStringLiteral("(%1)").arg(sum) : sum);
    }
    if (network.owner != architects::Seat::Nobody) {
        return sum;
    }
    return network.weight[0] == 0 ? Words::tr("%1, no pawns").arg(sum) : Words::tr("%1, a tie").arg(sum);
}

QString symbolPage(Symbol symbol) {
    return QString::fromLatin1(symbolPages[static_cast<std::size_t>(symbol)]);
}

QString pawnPage(PawnKind kind) {
    switch (kind) {
    case PawnKind::Worker: return QStringLiteral("kheops/pawns");
    case PawnKind::Mummy: return QStringLiteral("kheops/mummy");
    case PawnKind::Priest: return QStringLiteral("kheops/priest");
    case PawnKind::Pharaoh: break;
    }
    return QStringLiteral("kheops/pharaoh");
}

} // namespace kheopswords
