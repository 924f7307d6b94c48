#include "qml/model/kheops_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

using namespace architects::kheops;

namespace {

struct KheopsTr {
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
        return up ? KheopsTr::tr("at the bottom") : KheopsTr::tr("at the top");
    }
    const bool left = (side == 1) == up;
    return left ? KheopsTr::tr("on the left") : KheopsTr::tr("on the right");
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
    case Symbol::SarcophagusC: return KheopsTr::tr("Sarcophagus");
    case Symbol::Ankh: return KheopsTr::tr("Ankh");
    case Symbol::Double: return KheopsTr::tr("Counts double");
    case Symbol::Curse: return KheopsTr::tr("Curse");
    case Symbol::Forbidden: return KheopsTr::tr("Forbidden");
    case Symbol::TurnCorridor: return KheopsTr::tr("Turn a corridor");
    case Symbol::TurnRoom: return KheopsTr::tr("Turn a room");
    case Symbol::SwapPawns: return KheopsTr::tr("Swap pawns");
    case Symbol::MovePawn: return KheopsTr::tr("Move a pawn");
    case Symbol::None: break;
    }
    return isRoom(tile) ? KheopsTr::tr("Room") : KheopsTr::tr("Corridor");
}

QString pawnName(PawnKind kind) {
    switch (kind) {
    case PawnKind::Worker: return KheopsTr::tr("Worker");
    case PawnKind::Mummy: return KheopsTr::tr("Mummy");
    case PawnKind::Priest: return KheopsTr::tr("Priest");
    case PawnKind::Pharaoh: break;
    }
    return KheopsTr::tr("Pharaoh");
}

QString placeName(Cell cell) {
    return KheopsTr::tr("row %1, place %2").arg(places[cell].row).arg(places[cell].column);
}

QString openingsName(Cell cell, Openings openings) {
    QStringList sides;
    for (unsigned side = 0; side < sideCount; ++side) {
        if (((openings >> side) & 1U) != 0) {
            sides.append(sideName(pointsUp(cell), side));
        }
    }
    return KheopsTr::tr("open %1").arg(sides.join(KheopsTr::tr(" and ", "between two or three sides")));
}

QString networkSum(const Network& network) {
    if (network.cursed) {
        return KheopsTr::tr("cursed: worth nothing");
    }
    QStringList parts{KheopsTr::tr("%n room(s)", "", network.rooms)};
    const int sarcophagi = network.sarcophagi[0] + network.sarcophagi[1] + network.sarcophagi[2];
    const bool pair = sarcophagi == 2 && (network.sarcophagi[0] == 2 || network.sarcophagi[1] == 2 ||
                                          network.sarcophagi[2] == 2);
    if (pair) {
        parts.append(KheopsTr::tr("pair 15"));
    }
    if (sarcophagi == 1) {
        parts.append(KheopsTr::tr("sarcophagus 5"));
    }
    if (network.apex) {
        parts.append(KheopsTr::tr("top 5"));
    }
    if (network.longest) {
        parts.append(KheopsTr::tr("longest 5"));
    }
    QString sum = parts.join(QStringLiteral(" + "));
    if (network.closed) {
        sum = KheopsTr::tr("%1 × 2 closed").arg(parts.size() > 1 ? QStringLiteral("(%1)").arg(sum) : sum);
    }
    if (network.owner != architects::Seat::Nobody) {
        return sum;
    }
    return network.weight[0] == 0 ? KheopsTr::tr("%1, no pawns").arg(sum)
                                  : KheopsTr::tr("%1, a tie").arg(sum);
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
