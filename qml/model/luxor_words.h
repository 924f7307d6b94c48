#pragma once

#include <QString>
#include <QVariantMap>

#include "core/games/luxor/pairs.h"

/// How Luxor speaks to people: names of animals, cards and places.
namespace luxorwords {

/// "camel"; nothing for a number that is no animal.
QString animalName(int animal);
/// "Camel", where it begins a line.
QString animalTitle(int animal);
/// "camel over hippo"
QString cardName(architects::luxor::Card card);
/// "camel looking left over hippo looking right"
QString cardSpoken(architects::luxor::Card card);
/// "shaft 5"
QString shaftName(int shaft);
/// "camel, mule and hippo"
QString curseName(architects::luxor::Curse curse);
/// "2 pairs, same way"
QString pairsText(int pairs, bool same);

/// {card, top, topLeft, bottom, bottomLeft, name, spoken}
QVariantMap cardMap(architects::luxor::Card card);
/// {fresh, old, same, left, animal}
QVariantMap pairMap(const architects::luxor::Pair& pair, architects::luxor::Glyph old);

} // namespace luxorwords
