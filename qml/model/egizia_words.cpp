#include "qml/model/egizia_words.h"

#include <array>

#include "qml/model/egizia_tr.h"
#include "qml/model/proper_names.h"

using namespace architects::egizia;

namespace {

constexpr std::array<const char*, workerCount> workerNames_{
    QT_TRANSLATE_NOOP("Egizia", "blue worker"), QT_TRANSLATE_NOOP("Egizia", "black worker"),
    QT_TRANSLATE_NOOP("Egizia", "yellow worker"), QT_TRANSLATE_NOOP("Egizia", "foreman")};

constexpr std::array<const char*, monumentCount> monumentKeys{"obelisk", "tombs", "pyramid", "temple"};
constexpr std::array<const char*, monumentCount> monumentNames_{
    QT_TRANSLATE_NOOP("Egizia", "the obelisk"), QT_TRANSLATE_NOOP("Egizia", "the tombs"),
    QT_TRANSLATE_NOOP("Egizia", "the pyramid"), QT_TRANSLATE_NOOP("Egizia", "the temple")};

constexpr std::array<const char*, sourceCount> sourceTitles{
    QT_TRANSLATE_NOOP("Egizia", "Building"),
    QT_TRANSLATE_NOOP("Egizia", "Floors of the pyramid"),
    QT_TRANSLATE_NOOP("Egizia", "Sphinx cards put back"),
    QT_TRANSLATE_NOOP("Egizia", "Ships at the sites"),
    QT_TRANSLATE_NOOP("Egizia", "Grain market"),
    QT_TRANSLATE_NOOP("Egizia", "Nile cards"),
    QT_TRANSLATE_NOOP("Egizia", "Stones sold"),
    QT_TRANSLATE_NOOP("Egizia", "Missing grain"),
    QT_TRANSLATE_NOOP("Egizia", "Stones left over"),
    QT_TRANSLATE_NOOP("Egizia", "Tombs"),
    QT_TRANSLATE_NOOP("Egizia", "Sphinx cards"),
};

struct StageWords {
    const char* title;
    const char* text;
};
constexpr std::array<StageWords, egiziawords::stageCount> stageWords{{
    {QT_TRANSLATE_NOOP("Egizia", "Cards"),
     QT_TRANSLATE_NOOP("Egizia", "Ten Nile cards are laid out, from Ombos down.")},
    {QT_TRANSLATE_NOOP("Egizia", "Ships"),
     QT_TRANSLATE_NOOP("Egizia", "In turn, everybody sends a ship further down the Nile, or passes.")},
    {QT_TRANSLATE_NOOP("Egizia", "Grain"),
     QT_TRANSLATE_NOOP("Egizia",
                       "The workers eat what the watered fields bear; missing grain costs points.")},
    {QT_TRANSLATE_NOOP("Egizia", "Stones"),
     QT_TRANSLATE_NOOP("Egizia", "The quarries deliver their stones.")},
    {QT_TRANSLATE_NOOP("Egizia", "Building"),
     QT_TRANSLATE_NOOP("Egizia", "The ships build: at Abydos, then at Amarna, then at Giza.")},
    {QT_TRANSLATE_NOOP("Egizia", "Site bonus"),
     QT_TRANSLATE_NOOP("Egizia", "Players who built at one, two or three sites gain 1, 3 or 6 points.")},
    {QT_TRANSLATE_NOOP("Egizia", "Order"),
     QT_TRANSLATE_NOOP("Egizia", "The player furthest behind on the score track begins the next round.")},
}};

template <class Called>
QString joinSet(unsigned set, std::size_t count, Called called) {
    QStringList parts;
    for (std::size_t i = 0; i < count; ++i) {
        if (((set >> i) & 1U) != 0) {
            parts.append(called(i));
        }
    }
    return egiziawords::listed(parts);
}

QString pageOf(const QString& name) {
    return QStringLiteral("egizia/") + name;
}

/// "n07", "s29"
QString numbered(char letter, int index) {
    return QStringLiteral("%1%2").arg(QLatin1Char(letter)).arg(index + 1, 2, 10, QLatin1Char('0'));
}

QString templeName(Square square) {
    if (square < rightFlank) {
        return EgiziaTr::tr("stone %1 of the temple's left flank").arg(square - leftFlank + 1);
    }
    if (square < firstColumn) {
        return EgiziaTr::tr("stone %1 of the temple's right flank").arg(square - rightFlank + 1);
    }
    return square < entablature    ? EgiziaTr::tr("column %1 of the temple").arg(square - firstColumn + 1)
           : square == entablature ? EgiziaTr::tr("the left half of the temple's roof")
                                   : EgiziaTr::tr("the right half of the temple's roof");
}

std::size_t floorOf(Square square) {
    std::size_t floor = 0;
    while (square >= firstOfFloor[floor + 1]) {
        ++floor;
    }
    return floor;
}

} // namespace

namespace egiziawords {

QString workerName(int worker) {
    return worker >= 0 && worker < static_cast<int>(workerCount)
               ? EgiziaTr::tr(workerNames_[static_cast<std::size_t>(worker)])
               : QString();
}

QString workerTitle(int worker) {
    QString name = workerName(worker);
    if (!name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name;
}

QString workerNames(unsigned workers) {
    return joinSet(workers, workerCount, [](std::size_t i) { return workerName(static_cast<int>(i)); });
}

QString bendName(Bend bend) {
    const BendInfo& info = bends[bend];
    if (info.type == BendType::Slot && info.number > 0) {
        return EgiziaTr::tr("Nile %1", "a bend of the river").arg(info.number + 1);
    }
    return propernames::place(info.title);
}

QString siteName(std::size_t site) {
    return site < siteCount ? bendName(bendOfSite[site]) : QString();
}

QString bendKind(BendType type) {
    return type == BendType::Slot   ? QStringLiteral("card")
           : type == BendType::Camp ? QStringLiteral("camp")
                                    : QStringLiteral("site");
}

QString monumentKey(Monument monument) {
    return QString::fromLatin1(monumentKeys[monument]);
}

QString monumentName(Monument monument) {
    return EgiziaTr::tr(monumentNames_[monument]);
}

QString monumentNames(unsigned monuments) {
    return joinSet(monuments, monumentCount,
                   [](std::size_t i) { return monumentName(static_cast<Monument>(i)); });
}

QString squareKey(Square square) {
    const Monument monument = monumentOf(square);
    if (monument == Pyramid) {
        const std::size_t floor = floorOf(square);
        return QStringLiteral("%1.%2").arg(floor + 1).arg(square - firstOfFloor[floor] + 1);
    }
    if (monument != Temple) {
        return QString::number(square - firstSquare[monument] + 1);
    }
    const Square first = square < rightFlank    ? leftFlank
                         : square < firstColumn ? rightFlank
                         : square < entablature ? firstColumn
                                                : entablature;
    const char part = first == leftFlank     ? 'L'
                      : first == rightFlank  ? 'R'
                      : first == firstColumn ? 'C'
                                             : 'E';
    return QLatin1Char(part) + QString::number(square - first + 1);
}

std::optional<Monument> monumentCalled(const QString& key) {
    for (std::size_t i = 0; i < monumentCount; ++i) {
        if (key == QLatin1String(monumentKeys[i])) {
            return static_cast<Monument>(i);
        }
    }
    return std::nullopt;
}

std::optional<Square> squareCalled(const QString& monument, const QString& key) {
    const auto which = monumentCalled(monument);
    for (std::size_t i = which ? firstSquare[*which] : squareCount; which && i < firstSquare[*which + 1U];
         ++i) {
        if (squareKey(static_cast<Square>(i)) == key) {
            return static_cast<Square>(i);
        }
    }
    return std::nullopt;
}

QString squareName(Square square) {
    switch (monumentOf(square)) {
    case Obelisk: return EgiziaTr::tr("stone %1 of the obelisk").arg(square + 1);
    case Tombs: return EgiziaTr::tr("tomb %1").arg(square - firstSquare[Tombs] + 1);
    case Pyramid: {
        const std::size_t floor = floorOf(square);
        return EgiziaTr::tr("stone %1 of the pyramid's floor %2")
            .arg(square - firstOfFloor[floor] + 1)
            .arg(floor + 1);
    }
    default: return templeName(square);
    }
}

QString floodName(Flood flood) {
    return flood == Flood::Left     ? EgiziaTr::tr("low", "the flood")
           : flood == Flood::Centre ? EgiziaTr::tr("middle", "the flood")
                                    : EgiziaTr::tr("high", "the flood");
}

QString trackKey(Track track) {
    return track == Track::Quarry ? QStringLiteral("quarry") : QStringLiteral("market");
}

std::optional<Track> trackCalled(const QString& key) {
    return key == trackKey(Track::Quarry)   ? std::optional(Track::Quarry)
           : key == trackKey(Track::Market) ? std::optional(Track::Market)
                                            : std::nullopt;
}

QString trackName(Track track) {
    return track == Track::Quarry ? EgiziaTr::tr("the quarry track") : EgiziaTr::tr("the grain market");
}

QString sourceTitle(Source source) {
    return EgiziaTr::tr(sourceTitles[static_cast<std::size_t>(source)]);
}

QString stageTitle(int stage) {
    return stage >= 1 && stage <= stageCount
               ? EgiziaTr::tr(stageWords[static_cast<std::size_t>(stage - 1)].title)
               : QString();
}

QString stageText(int stage) {
    return stage >= 1 && stage <= stageCount
               ? EgiziaTr::tr(stageWords[static_cast<std::size_t>(stage - 1)].text)
               : QString();
}

QString cardPage(Card card) {
    return pageOf(numbered('n', card));
}

QString riddlePage(Riddle riddle) {
    return pageOf(numbered('s', riddle));
}

QString bendPage(Bend bend) {
    const std::string_view name = bends[bend].name;
    return pageOf(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
}

QString stagePage(int stage) {
    return pageOf(QStringLiteral("stage-%1").arg(stage));
}

QString points(int count) {
    return EgiziaTr::tr("%n point(s)", "", count);
}

QString stones(int count) {
    return EgiziaTr::tr("%n stone(s)", "", count);
}

QString grain(int count) {
    return EgiziaTr::tr("%n grain", "", count);
}

QString listed(const QStringList& parts) {
    if (parts.size() < 2) {
        return parts.join(QString());
    }
    return EgiziaTr::tr("%1 and %2", "the last two of a list")
        .arg(QStringList(parts.begin(), parts.end() - 1).join(QStringLiteral(", ")), parts.last());
}

} // namespace egiziawords
