#pragma once

#include <QList>
#include <QString>

#include <functional>
#include <string>

#include "core/games/any_match.h"

/// Places that a finger seldom comes to: the core plays matches at random and looks for them.
namespace positions {

/// A match that stands where a move of this kind may be made.
struct Place {
    int kind = 0;
    QString match; ///< as text, for two people
};

using Wanted = std::function<bool(const architects::AnyMatch&, const architects::Entry&)>;

/// Up to so many places, each of another match, for every kind of move that is wanted; the same every time.
QList<Place> withEachKind(const std::string& game, int examples, const Wanted& wanted);

/// A match whose last move is still to be made, as text, for two people; the same every time.
QString beforeTheEnd(const std::string& game);

} // namespace positions
