#pragma once

#include <QString>
#include <QStringList>

#include "core/games/pyramidice/cards.h"
#include "core/games/pyramidice/gods.h"

/// What the cards of Pyramidice say in plain words, in the user's language. Numbers that the rules hold in
/// tables come from those tables.
namespace pyramidicetexts {

using architects::pyramidice::God;
using architects::pyramidice::Scarab;

/// "ennead", "triad", "work", "rest", "always", "many" or "none": how a card is drawn and filed.
QString godKind(God god);
QString godPower(God god);
/// "Once in your Work turn"
QString godUse(God god);
/// What the god is worth at the end; empty for those who are worth nothing.
QString godFame(God god);

/// "Amethyst"
QString scarabName(Scarab scarab);
/// "Amethyst Scarab"
QString scarabFullName(Scarab scarab);
QString scarabPower(Scarab scarab);
QString scarabWhen(Scarab scarab);
/// "lapis-lazuli": the last part of its page.
QString scarabWord(Scarab scarab);

QString tileName(int tile);
/// "1 Fame", "1 resource", "Free"
QString tileCost(int tile);
QString tileGain(int tile);

QString projectText(int project);
QString rivalPower(int level);

/// "2 Workers": W Worker, C Cat, S Stone die.
QString pieces(architects::pyramidice::Resource kind, int count);
/// "Prayer die, 4"; without the value if that is 0.
QString die(bool prayer, int value);
/// "a 3 and a Cat", from the codes of a price.
QString cost(const QStringList& codes);
/// "a, b and c"
QString listed(const QStringList& parts);

} // namespace pyramidicetexts
