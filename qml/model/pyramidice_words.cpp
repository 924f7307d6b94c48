#include "qml/model/pyramidice_words.h"

#include <QCoreApplication>

#include "qml/model/proper_names.h"

using namespace architects::pyramidice;

namespace pyramidicewords {
namespace {

struct PyramidiceTr {
    Q_DECLARE_TR_FUNCTIONS(PyramidiceWords)
};

} // namespace

QString godName(God god) {
    if (god == wholeEnnead) {
        return PyramidiceTr::tr("the Ennead");
    }
    return propernames::god(infoOf(god).name);
}

QString needCode(Need need) {
    switch (need) {
    case Need::None: return {};
    case Need::AnyDie: return QStringLiteral("d*");
    case Need::AnyStone: return QStringLiteral("s*");
    case Need::Worker: return QStringLiteral("W");
    case Need::Cat: return QStringLiteral("C");
    default: break;
    }
    const int number = static_cast<int>(need);
    return need < Need::AnyDie ? QStringLiteral("d%1").arg(number - static_cast<int>(Need::Die1) + 1)
                               : QStringLiteral("s%1").arg(number - static_cast<int>(Need::Stone1) + 1);
}

QString pieceCode(Resource piece) {
    static const QStringList codes{QStringLiteral("W"), QStringLiteral("C"), QStringLiteral("S")};
    return codes.at(static_cast<int>(piece));
}

bool isPiece(const QString& code) {
    return code == QLatin1String("W") || code == QLatin1String("C") || code == QLatin1String("S");
}

Resource pieceOf(const QString& code) {
    return code == QLatin1String("W")   ? Resource::Worker
           : code == QLatin1String("C") ? Resource::Cat
                                        : Resource::Stone;
}

QString pyramidName(int pyramid) {
    // As the Greeks called them; other languages have names of their own.
    switch (pyramid) {
    case 0: return PyramidiceTr::tr("Cheops");
    case 1: return PyramidiceTr::tr("Chephren");
    default: return PyramidiceTr::tr("Mykerinos");
    }
}

QString spaceName(Space space) {
    const SpaceInfo& info = spaceTable[space];
    return PyramidiceTr::tr("%1, level %2, row %3, place %4")
        .arg(pyramidName(info.pyramid))
        .arg(info.level)
        .arg(info.row + 1)
        .arg(info.column + 1);
}

Place placeOf(Space space) {
    const int pyramid = spaceTable[space].pyramid;
    return {pyramid, space - firstSpace[static_cast<std::size_t>(pyramid)]};
}

Space spaceOf(int pyramid, int space) {
    if (pyramid < 0 || pyramid > 2 || space < 0) {
        return noSpace;
    }
    const int number = firstSpace[static_cast<std::size_t>(pyramid)] + space;
    return number < firstSpace[static_cast<std::size_t>(pyramid) + 1] ? static_cast<Space>(number)
                                                                      : noSpace;
}

} // namespace pyramidicewords
