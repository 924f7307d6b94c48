#pragma once

#include <QString>

#include "core/games/egizia/nile.h"
#include "core/games/egizia/river.h"
#include "core/games/egizia/sphinx.h"
#include "qml/model/egizia_rows.h"

/// What the cards and bends of Egizia say in plain words, in the user's language. Numbers come from the
/// tables of the rules.
namespace egiziatexts {

using architects::egizia::Bend;
using architects::egizia::Card;
using architects::egizia::CardType;
using architects::egizia::Deck;
using architects::egizia::Riddle;

QString fieldTitle(architects::egizia::Colour colour);
/// "N07", "S29"
QString cardCode(Card card);
QString riddleCode(Riddle riddle);

/// Two or three words; the text says all of it.
QString cardTitle(Card card);
QString cardText(Card card);
/// "field", "quarry", "always", "whenever" or "now"
QString kindKey(CardType type);
QString kindTitle(CardType type);
/// When a card can be used, by its kind.
QString kindText(CardType type);
/// "Rounds 1 and 2"
QString deckTitle(Deck deck);

QString riddleTitle(Riddle riddle);
QString riddleText(Riddle riddle);
/// The points it brings at most; 0 where there is no telling.
int riddleBest(Riddle riddle);

/// What a ship does at a bend.
QString bendText(Bend bend);

/// A card in words; nothing is said of who has it.
EgiziaCard cardRow(Card card);
EgiziaRiddle riddleRow(Riddle riddle);

} // namespace egiziatexts
