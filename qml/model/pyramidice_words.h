#pragma once

#include <QString>
#include <QStringList>

#include <array>

#include "core/games/pyramidice/state.h"

/// Small words that the table of Pyramidice and its history share.
namespace pyramidicewords {

using architects::pyramidice::God;
using architects::pyramidice::Need;
using architects::pyramidice::Resource;
using architects::pyramidice::Scarab;

/// A god's name; "the Ennead" for the whole stack.
QString godName(God god);
/// "d3", "d*", "s4", "s*", "W", "C"
QString needCode(Need need);
/// "W", "C", "S"
QString pieceCode(Resource piece);
/// The piece of a code; nothing sensible for any other text, so check isPiece() first.
Resource pieceOf(const QString& code);
bool isPiece(const QString& code);
/// "Cheops"
QString pyramidName(int pyramid);
/// "the ground of Cheops, row 2, place 3"
QString spaceName(architects::pyramidice::Space space);

/// The first space of each pyramid, and one past the last.
inline constexpr std::array<int, 4> firstSpace{0, 14, 19, 20};
/// A space as a pyramid and its place in there, and back; noSpace if there is none.
struct Place {
    int pyramid = 0;
    int space = 0;
};
Place placeOf(architects::pyramidice::Space space);
architects::pyramidice::Space spaceOf(int pyramid, int space);

} // namespace pyramidicewords
