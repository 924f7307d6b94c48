#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "core/online/client.h"
#include "qml/model/online_rows.h"

/// What the screens say about matches with friends, in the user's language.
namespace online_words {

/// Why the server, or the way to it, said no. A broken rule is told by the game's own sentence.
QString sentenceOf(const architects::online::Error& error);
/// The rules page that explains it; empty if none does.
QString pageOf(const architects::online::Error& error);
/// "2 days", "5 hours", "12 minutes", as long as there is time left.
QString timeLeft(std::int64_t ms);
/// How long ago: "just now", "3 hours ago".
QString ago(std::int64_t ms);
/// Whose move it is, who is awaited.
QString turnText(const architects::online::MatchInfo& match);
/// How a match ended for the person at this device.
QString outcome(const architects::online::MatchInfo& match);
QString proofText(architects::online::Proof proof);
/// The names of all but the person here, as one reads them out.
QString others(const architects::online::MatchInfo& match);
/// A seat's name, also of one that nobody has taken yet.
QString seatName(const architects::online::SeatInfo& seat);

/// Those that can be sent.
QList<OnlineEmote> emotes();
/// One of them by its name; empty texts if this app does not know it.
OnlineEmote emote(const std::string& name);

/// The six letters in what somebody typed, pasted or tapped; empty if there are none.
QString codeIn(const QString& text);

} // namespace online_words
