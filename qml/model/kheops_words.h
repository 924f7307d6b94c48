#pragma once

#include <QString>

#include "core/games/kheops/moves.h"
#include "core/games/kheops/networks.h"

/// How Kheops speaks to people: names of tiles, pawns and places, sentences for powers and networks.
/// The codes ("SA", "W") are what the QML pieces are drawn by; they are not shown.
namespace kheopswords {

QString symbolCode(architects::kheops::Symbol symbol);
QString pawnCode(architects::kheops::PawnKind kind);
/// The kind that a code stands for; Worker for anything unknown.
architects::kheops::PawnKind pawnOf(const QString& code);

QString tileId(architects::kheops::Tile tile);
/// The tile of an id such as "R07"; noTile if there is none.
architects::kheops::Tile tileOf(const QString& id);

/// "Sarcophagus", "Move a pawn"; "Room" or "Corridor" for a tile without a symbol.
QString tileName(architects::kheops::Tile tile);
QString pawnName(architects::kheops::PawnKind kind);
/// "row 2, place 4"
QString placeName(architects::kheops::Cell cell);
/// "open at the bottom and on the left"
QString openingsName(architects::kheops::Cell cell, architects::kheops::Openings openings);
/// "(3 rooms + pair 15) × 2 closed"
QString networkSum(const architects::kheops::Network& network);
/// The rules page of a symbol or a pawn: "kheops/swap".
QString symbolPage(architects::kheops::Symbol symbol);
QString pawnPage(architects::kheops::PawnKind kind);

} // namespace kheopswords
