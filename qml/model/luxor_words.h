#pragma once

#include <QString>

#include "core/games/luxor/pairs.h"
#include "qml/model/luxor_rows.h"

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

LuxorCard cardRow(architects::luxor::Card card);
LuxorPair pairRow(const architects::luxor::Pair& pair, architects::luxor::Glyph old);

} // namespace luxorwords
