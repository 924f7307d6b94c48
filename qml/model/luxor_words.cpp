#include "qml/model/luxor_words.h"

#include <QCoreApplication>

#include <array>

using namespace architects::luxor;

namespace {

struct LuxorTr {
    Q_DECLARE_TR_FUNCTIONS(Luxor)
};

bool isAnimal(int animal) {
    return animal >= 0 && animal < static_cast<int>(animalCount);
}

QString glyphSpoken(Glyph glyph) {
    return (glyph.facing == Facing::Left ? LuxorTr::tr("%1 looking left") : LuxorTr::tr("%1 looking right"))
        .arg(luxorwords::animalName(glyph.animal));
}

} // namespace

namespace luxorwords {

QString animalName(int animal) {
    static constexpr std::array<const char*, animalCount> names{
        QT_TRANSLATE_NOOP("Luxor", "camel"),     QT_TRANSLATE_NOOP("Luxor", "mule"),
        QT_TRANSLATE_NOOP("Luxor", "snake"),     QT_TRANSLATE_NOOP("Luxor", "hippo"),
        QT_TRANSLATE_NOOP("Luxor", "crocodile"), QT_TRANSLATE_NOOP("Luxor", "ibis"),
        QT_TRANSLATE_NOOP("Luxor", "cat"),
    };
    return isAnimal(animal) ? LuxorTr::tr(names[static_cast<std::size_t>(animal)]) : QString();
}

QString animalTitle(int animal) {
    QString name = animalName(animal);
    if (!name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name;
}

QString cardName(Card card) {
    return card < cardCount ? LuxorTr::tr("%1 over %2", "animals of a card")
                                  .arg(animalName(glyphOf(card, Half::Top).animal),
                                       animalName(glyphOf(card, Half::Bottom).animal))
                            : LuxorTr::tr("a card");
}

QString cardSpoken(Card card) {
    return card < cardCount
               ? LuxorTr::tr("%1 over %2", "animals of a card")
                     .arg(glyphSpoken(glyphOf(card, Half::Top)), glyphSpoken(glyphOf(card, Half::Bottom)))
               : QString();
}

QString shaftName(int shaft) {
    return LuxorTr::tr("shaft %1").arg(shaft + 1);
}

QString curseName(Curse curse) {
    return curse < curseCount ? LuxorTr::tr("%1, %2 and %3", "animals of a curse")
                                    .arg(animalName(curses[curse][0]), animalName(curses[curse][1]),
                                         animalName(curses[curse][2]))
                              : QString();
}

QString pairsText(int pairs, bool same) {
    return same ? LuxorTr::tr("%n pair(s), same way", "", pairs)
                : LuxorTr::tr("%n pair(s), opposite ways", "", pairs);
}

LuxorCard cardRow(Card card) {
    const Glyph top = glyphOf(card, Half::Top);
    const Glyph bottom = glyphOf(card, Half::Bottom);
    LuxorCard row;
    row.card = card;
    row.top = top.animal;
    row.topLeft = top.facing == Facing::Left;
    row.bottom = bottom.animal;
    row.bottomLeft = bottom.facing == Facing::Left;
    row.name = cardName(card);
    row.spoken = cardSpoken(card);
    return row;
}

LuxorPair pairRow(const Pair& pair, Glyph old) {
    LuxorPair row;
    row.fresh = pair.fresh;
    row.old = pair.old;
    row.animal = old.animal;
    row.same = pair.same;
    row.left = pair.same && old.facing == Facing::Left;
    return row;
}

} // namespace luxorwords
