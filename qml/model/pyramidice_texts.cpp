#include "qml/model/pyramidice_texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

using namespace architects::pyramidice;

namespace {

/// All texts are filed under the name that QML knows.
struct PyramidiceBookTr {
    Q_DECLARE_TR_FUNCTIONS(PyramidiceBook)
};

/// From Amon on; what those of the Ennead and of the Triad do is put together below.
constexpr std::array<const char*, godCount - Amon + 1> powerTexts{
    QT_TRANSLATE_NOOP("PyramidiceBook", "Set one Prayer die you rolled to any value."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "At upkeep you may keep three gods more."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Discard another of your gods, or your whole Ennead: gain 4 Fame."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Your Workers count as Cats, and your Cats as Workers."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Gain 1 Fame."),
    QT_TRANSLATE_NOOP("PyramidiceBook",
                      "In place of a Rest tile: discard 1 resource, then take 3 resources of other kinds."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "No power: she is worth having for her Fame alone."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Gain 1 Fame."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Discard 2 Cats: take 1 Worker and gain 3 Fame."),
    QT_TRANSLATE_NOOP("PyramidiceBook",
                      "Return 3 dice of one value: gain 3 Fame and take 1 resource of your choice."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Discard 1 Worker and 1 Cat: gain 4 Fame."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Roll any of your dice again, beyond the free reroll."),
    QT_TRANSLATE_NOOP("PyramidiceBook",
                      "Return 2 dice: take a Stone die from the supply and roll it at once."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Return 2 dice: take 1 Worker."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Discard 2 Workers: take 1 Cat and gain 4 Fame."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Set one Stone die you rolled to any value."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Discard 1 Cat: gain 2 Fame."),
    QT_TRANSLATE_NOOP("PyramidiceBook",
                      "Return 1 die: your gods that have been used this Work turn may be used once more."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Discard 1 Worker: gain 3 Fame."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Discard 1 Worker and 1 Cat and return 1 Stone die: gain 7 Fame."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Each die you build on top of four dice brings 3 Fame more."),
    QT_TRANSLATE_NOOP(
        "PyramidiceBook",
        "You build with her table: a 1, 2 or 3 takes no Worker, a 4 or 5 takes 1, a 6 takes 2. What the "
        "level adds stays the same."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Return 2 dice: gain 3 Fame."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Return 1 die: take 1 Cat."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Each Worker you discard to build brings 1 Fame more."),
};

struct ScarabWords {
    const char* name;
    const char* fullName;
    const char* when;
    const char* power;
    const char* word;
};
constexpr std::array<ScarabWords, scarabCount + 1> scarabs{{
    {"", "", "", "", ""},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Amethyst"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Amethyst Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Once in your Work turn"),
     QT_TRANSLATE_NOOP(
         "PyramidiceBook",
         "Return 1 die: until the end of this Work turn a god of the row serves you as if you had it."),
     "amethyst"},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Silver"), QT_TRANSLATE_NOOP("PyramidiceBook", "Silver Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "At any time"),
     QT_TRANSLATE_NOOP("PyramidiceBook",
                       "Each time a resource fills the eighth space of your board, gain 2 Fame."),
     "silver"},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Pearl"), QT_TRANSLATE_NOOP("PyramidiceBook", "Pearl Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "After somebody else's build"),
     QT_TRANSLATE_NOOP(
         "PyramidiceBook",
         "Discard one Worker more than the builder did: gain exactly the Fame which that build gave."),
     "pearl"},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Emerald"), QT_TRANSLATE_NOOP("PyramidiceBook", "Emerald Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "In your Rest turn"),
     QT_TRANSLATE_NOOP(
         "PyramidiceBook",
         "In place of a tile of the row, use an open Rest tile that lies with somebody else. It is "
         "turned face down and stays there."),
     "emerald"},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Quartz"), QT_TRANSLATE_NOOP("PyramidiceBook", "Quartz Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "At the end"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "2 Fame for each god you have. Your Ennead counts as one."),
     "quartz"},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Obsidian"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Obsidian Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "At the end"),
     QT_TRANSLATE_NOOP("PyramidiceBook",
                       "1 Fame for each filled space of your board, and 4 more if all eight are filled."),
     "obsidian"},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Gold"), QT_TRANSLATE_NOOP("PyramidiceBook", "Gold Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Once in your Work turn"),
     QT_TRANSLATE_NOOP("PyramidiceBook",
                       "The Golden Cat turns one die you rolled by 1, up or down, and stays with you."),
     "gold"},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Lapis lazuli"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Lapis lazuli Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "When you pray"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Each time you take a god by paying its price, take 1 Cat."),
     "lapis-lazuli"},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Turquoise"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Turquoise Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "When you take dice"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Take one die more than you have Workers."), "turquoise"},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Carnelian"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Carnelian Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Once in your Work turn"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "One build takes 1 Worker fewer, but never fewer than 1."),
     "carnelian"},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Jasper"), QT_TRANSLATE_NOOP("PyramidiceBook", "Jasper Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "When you build"),
     QT_TRANSLATE_NOOP("PyramidiceBook",
                       "2 Fame more for each die you build on a level that takes extra Workers."),
     "jasper"},
    {QT_TRANSLATE_NOOP("PyramidiceBook", "Malachite"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Malachite Scarab"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "When your three Rest tiles go back"),
     QT_TRANSLATE_NOOP("PyramidiceBook", "Take 1 resource of your choice and gain 1 Fame."), "malachite"},
}};

constexpr std::array<const char*, tileCount + 1> tileNames{
    "",
    QT_TRANSLATE_NOOP("PyramidiceBook", "The exchange"),
    QT_TRANSLATE_NOOP("PyramidiceBook", "One of each"),
    QT_TRANSLATE_NOOP("PyramidiceBook", "The open shrine"),
    QT_TRANSLATE_NOOP("PyramidiceBook", "The feast"),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Three alike"),
    QT_TRANSLATE_NOOP("PyramidiceBook", "The early riser"),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Two Workers"),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Worker and stone"),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Worker and Cat"),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Stone and Cat"),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Two stones"),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Two Cats")};

constexpr std::array<const char*, rivalTable.size()> rivalPowers{
    "",
    QT_TRANSLATE_NOOP("PyramidiceBook", "Gains 1 Fame more when he builds a die of 1 or 2."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Gains 1 Fame more with every build."),
    QT_TRANSLATE_NOOP("PyramidiceBook",
                      "Gains 1 Fame more with a build that makes at least one pair of his projects."),
    QT_TRANSLATE_NOOP("PyramidiceBook", "Gains 3 Fame more with every build."),
};

QString said(const char* english) {
    return PyramidiceBookTr::tr(english);
}

/// One part of a price, or two equal ones.
QString part(const QString& code, bool two) {
    const QString value = code.mid(1);
    if (code == QLatin1String("W")) {
        return two ? PyramidiceBookTr::tr("two Workers") : PyramidiceBookTr::tr("a Worker");
    }
    if (code == QLatin1String("C")) {
        return two ? PyramidiceBookTr::tr("two Cats") : PyramidiceBookTr::tr("a Cat");
    }
    if (code == QLatin1String("d*")) {
        return two ? PyramidiceBookTr::tr("any two dice") : PyramidiceBookTr::tr("any die");
    }
    if (code == QLatin1String("s*")) {
        return two ? PyramidiceBookTr::tr("any two Stone dice") : PyramidiceBookTr::tr("any Stone die");
    }
    if (code.startsWith(QLatin1Char('s'))) {
        return (two ? PyramidiceBookTr::tr("two Stone dice of %1")
                    : PyramidiceBookTr::tr("a Stone die of %1"))
            .arg(value);
    }
    return (two ? PyramidiceBookTr::tr("two dice of %1")
                : PyramidiceBookTr::tr("a %1", "a die of that value"))
        .arg(value);
}

} // namespace

namespace pyramidicetexts {

QString godKind(God god) {
    if (has(triad, god)) {
        return QStringLiteral("triad");
    }
    switch (infoOf(god).use) {
    case Use::Stack: return QStringLiteral("ennead");
    case Use::Work: return QStringLiteral("work");
    case Use::Rest: return QStringLiteral("rest");
    case Use::Always: return QStringLiteral("always");
    case Use::Many: return QStringLiteral("many");
    case Use::None: break;
    }
    return QStringLiteral("none");
}

QString godPower(God god) {
    if (has(ennead, god)) {
        return PyramidiceBookTr::tr(
            "No power of its own: it counts at the end, together with your other gods of the "
            "Ennead.");
    }
    if (has(triad, god)) {
        const auto values = virtualValues(god);
        return PyramidiceBookTr::tr(
                   "Lends you a Prayer die of %1 or %2 for one action. Then that die is gone.")
            .arg(values[0])
            .arg(values[1]);
    }
    return said(powerTexts[static_cast<std::size_t>(god - Amon)]);
}

QString godUse(God god) {
    switch (infoOf(god).use) {
    case Use::Work: return PyramidiceBookTr::tr("Once in your Work turn");
    case Use::Rest: return PyramidiceBookTr::tr("Once in your Rest turn");
    case Use::Always: return PyramidiceBookTr::tr("Always, in your Work turn");
    case Use::Many: return PyramidiceBookTr::tr("Any number of times in your Work turn");
    case Use::Stack:
    case Use::None: break;
    }
    return PyramidiceBookTr::tr("Counts at the end");
}

QString godFame(God god) {
    if (has(ennead, god)) {
        return PyramidiceBookTr::tr(
                   "Two gods of the Ennead are worth %1 Fame at the end, three %2, four %3, and so on.")
            .arg(enneadFame(2))
            .arg(enneadFame(3))
            .arg(enneadFame(4));
    }
    const int fame = infoOf(god).fame;
    return fame > 0 ? PyramidiceBookTr::tr("%n Fame at the end.", "", fame) : QString();
}

QString scarabName(Scarab scarab) {
    return said(scarabs[scarab].name);
}
QString scarabFullName(Scarab scarab) {
    return said(scarabs[scarab].fullName);
}
QString scarabPower(Scarab scarab) {
    return said(scarabs[scarab].power);
}
QString scarabWhen(Scarab scarab) {
    return said(scarabs[scarab].when);
}
QString scarabWord(Scarab scarab) {
    return QString::fromLatin1(scarabs[scarab].word);
}

QString tileName(int tile) {
    return said(tileNames[static_cast<std::size_t>(tile)]);
}

QString tileCost(int tile) {
    const TileInfo& info = tileTable[static_cast<std::size_t>(tile)];
    if (info.effect == TileEffect::Exchange) {
        return PyramidiceBookTr::tr("1 resource");
    }
    return info.fame > 0 ? PyramidiceBookTr::tr("%n Fame", "", info.fame) : PyramidiceBookTr::tr("Free");
}

QString tileGain(int tile) {
    const TileInfo& info = tileTable[static_cast<std::size_t>(tile)];
    switch (info.effect) {
    case TileEffect::Exchange:
        return PyramidiceBookTr::tr("Discard 1 resource, then take 2 resources of other kinds.");
    case TileEffect::FreeGod:
        return PyramidiceBookTr::tr("Take a god of the row without paying its price.");
    case TileEffect::Generous:
        return PyramidiceBookTr::tr("Take 2 resources of your choice. Everybody else takes 1 Cat.");
    case TileEffect::Three: return PyramidiceBookTr::tr("Take 3 resources of one kind.");
    case TileEffect::WorkTurn:
        return PyramidiceBookTr::tr("Take 1 resource of your choice, then play a whole Work turn.");
    case TileEffect::Named: break;
    }
    QStringList parts;
    for (std::size_t kind = 0; kind < resourceCount; ++kind) {
        if (info.gain[kind] > 0) {
            parts.append(pieces(static_cast<Resource>(kind), info.gain[kind]));
        }
    }
    return PyramidiceBookTr::tr("Take %1.").arg(listed(parts));
}

QString projectText(int project) {
    const ProjectInfo& info = projectTable[static_cast<std::size_t>(project)];
    QStringList pairs;
    for (std::size_t i = 0; i < info.pairCount; ++i) {
        pairs.append(QStringLiteral("%1–%2").arg(info.pairs[i][0]).arg(info.pairs[i][1]));
    }
    return PyramidiceBookTr::tr(
               "%1 Fame for each two neighbours of one level that show one of these pairs: %2.")
        .arg(projectFame)
        .arg(pairs.join(QStringLiteral(", ")));
}

QString rivalPower(int level) {
    return said(rivalPowers[static_cast<std::size_t>(level)]);
}

QString pieces(Resource kind, int count) {
    switch (kind) {
    case Resource::Worker: return PyramidiceBookTr::tr("%n Worker(s)", "", count);
    case Resource::Cat: return PyramidiceBookTr::tr("%n Cat(s)", "", count);
    case Resource::Stone: break;
    }
    return PyramidiceBookTr::tr("%n Stone dice", "", count);
}

QString die(bool prayer, int value) {
    const QString name = prayer ? PyramidiceBookTr::tr("Prayer die") : PyramidiceBookTr::tr("Stone die");
    return value > 0 ? QStringLiteral("%1, %2").arg(name).arg(value) : name;
}

QString cost(const QStringList& codes) {
    QStringList parts;
    for (qsizetype i = 0; i < codes.size(); ++i) {
        const bool two = i + 1 < codes.size() && codes[i] == codes[i + 1];
        parts.append(part(codes[i], two));
        i += two ? 1 : 0;
    }
    return listed(parts);
}

QString listed(const QStringList& parts) {
    if (parts.size() < 2) {
        return parts.join(QString());
    }
    return PyramidiceBookTr::tr("%1 and %2", "the last two parts of a list")
        .arg(parts.mid(0, parts.size() - 1).join(QStringLiteral(", ")), parts.constLast());
}

} // namespace pyramidicetexts
