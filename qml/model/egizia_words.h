#pragma once

#include <QString>
#include <QStringList>

#include <optional>

#include "core/games/egizia/state.h"

/// How Egizia speaks to people: names of workers, places, tracks and phases; and how QML calls them.
namespace egiziawords {

using architects::egizia::Bend;
using architects::egizia::BendType;
using architects::egizia::Card;
using architects::egizia::Flood;
using architects::egizia::Monument;
using architects::egizia::Riddle;
using architects::egizia::Source;
using architects::egizia::Square;
using architects::egizia::Track;

/// "blue worker"; nothing for a number that is no worker.
QString workerName(int worker);
QString workerTitle(int worker);
/// "blue worker and black worker", for a set of them.
QString workerNames(unsigned workers);

/// "Beni Hasan", "Nile 4"
QString bendName(Bend bend);
QString siteName(std::size_t site);
/// "card", "camp" or "site"
QString bendKind(BendType type);

/// "obelisk": how QML calls it.
QString monumentKey(Monument monument);
/// "the obelisk"
QString monumentName(Monument monument);
/// "the obelisk and the temple", for a set of them.
QString monumentNames(unsigned monuments);
/// How QML calls a square within its monument: "4", "2.3", "L1".
QString squareKey(Square square);
std::optional<Monument> monumentCalled(const QString& key);
std::optional<Square> squareCalled(const QString& monument, const QString& key);
/// "column 2 of the temple"
QString squareName(Square square);

/// "low", "middle", "high"
QString floodName(Flood flood);
QString trackKey(Track track);
std::optional<Track> trackCalled(const QString& key);
/// "the grain market"
QString trackName(Track track);
/// "Squares and tombs": what points came from.
QString sourceTitle(Source source);

/// The seven phases of a round, by number.
inline constexpr int stageCount = 7;
QString stageTitle(int stage);
QString stageText(int stage);

// Rules pages.
QString cardPage(Card card);
QString riddlePage(Riddle riddle);
QString bendPage(Bend bend);
QString stagePage(int stage);

// What is given, in a few words.
QString points(int count);
QString stones(int count);
QString grain(int count);
/// "a, b and c"
QString listed(const QStringList& parts);

} // namespace egiziawords
