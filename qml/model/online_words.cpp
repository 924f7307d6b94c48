#include "qml/model/online_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

#include "core/bots/architects.h"
#include "core/table/refusal.h"
#include "qml/model/core_text.h"

using architects::online::End;
using architects::online::Error;
using architects::online::MatchInfo;
using architects::online::Proof;
using architects::online::SeatInfo;
using architects::online::Stage;

namespace {

/// The context of these texts; QML's own are under the names of its files.
struct Online {
    Q_DECLARE_TR_FUNCTIONS(Online)
};

struct Sentence {
    const char* name;
    const char* text;
};

/// By the names of platform/firebase/PROTOCOL.md and core/online/transport.h.
constexpr std::array sentences{
    Sentence{"net.unreachable", QT_TRANSLATE_NOOP("Online", "The server cannot be reached just now.")},
    Sentence{"net.trouble",
             QT_TRANSLATE_NOOP("Online", "The connection is blocked, perhaps by a Wi-Fi sign-in page.")},
    Sentence{"app.too_old",
             QT_TRANSLATE_NOOP("Online", "This version of the app is too old for that. Please update it: "
                                         "nothing of yours is lost.")},
    Sentence{"auth.missing", QT_TRANSLATE_NOOP("Online", "Please sign in first.")},
    Sentence{"auth.app_check",
             QT_TRANSLATE_NOOP("Online", "The server accepts moves from the official app only.")},
    Sentence{"auth.email_in_use",
             QT_TRANSLATE_NOOP("Online", "There is an account with this e-mail already.")},
    Sentence{"auth.wrong_password", QT_TRANSLATE_NOOP("Online", "Wrong e-mail or password.")},
    Sentence{"auth.weak_password",
             QT_TRANSLATE_NOOP("Online", "A password needs at least six characters.")},
    Sentence{"auth.bad_email", QT_TRANSLATE_NOOP("Online", "That is not an e-mail address.")},
    Sentence{"auth.too_many", QT_TRANSLATE_NOOP("Online", "Too many attempts. Please wait a little.")},
    Sentence{"auth.credential_in_use",
             QT_TRANSLATE_NOOP("Online", "That account is linked to somebody else already.")},
    Sentence{"auth.disabled", QT_TRANSLATE_NOOP("Online", "This account has been closed.")},
    Sentence{"auth.bad_credential", QT_TRANSLATE_NOOP("Online", "Signing in did not work.")},
    Sentence{"auth.not_offered", QT_TRANSLATE_NOOP("Online", "This way to sign in is not offered.")},
    Sentence{"auth.not_kept",
             QT_TRANSLATE_NOOP("Online", "This device could not keep the key to your account.")},
    Sentence{"read.denied", QT_TRANSLATE_NOOP("Online", "You cannot see that.")},
    Sentence{"request.bad", QT_TRANSLATE_NOOP("Online", "The server did not understand that.")},
    Sentence{"request.too_large", QT_TRANSLATE_NOOP("Online", "That is too long.")},
    Sentence{"limit.rate", QT_TRANSLATE_NOOP("Online", "Too many requests. Please wait a minute.")},
    Sentence{"limit.matches", QT_TRANSLATE_NOOP("Online", "You have reached the limit of open matches.")},
    Sentence{"limit.friends", QT_TRANSLATE_NOOP("Online", "Your friends list is full.")},
    Sentence{"match.unknown", QT_TRANSLATE_NOOP("Online", "There is no such match.")},
    Sentence{"match.exists", QT_TRANSLATE_NOOP("Online", "There is a match of that name already.")},
    Sentence{"match.stage",
             QT_TRANSLATE_NOOP("Online", "The match has moved on: this is not possible now.")},
    Sentence{"match.full", QT_TRANSLATE_NOOP("Online", "All seats of that match are taken.")},
    Sentence{"match.stale", QT_TRANSLATE_NOOP("Online", "Something happened before your move arrived.")},
    Sentence{"match.not_due", QT_TRANSLATE_NOOP("Online", "There is still time for that move.")},
    Sentence{"match.no_proposal", QT_TRANSLATE_NOOP("Online", "The proposal has been withdrawn.")},
    Sentence{"code.unknown", QT_TRANSLATE_NOOP("Online", "No match has that code.")},
    Sentence{"move.refused", QT_TRANSLATE_NOOP("Online", "The server did not accept the move.")},
    Sentence{"friend.self", QT_TRANSLATE_NOOP("Online", "That is your own code.")},
    Sentence{"friend.blocked", QT_TRANSLATE_NOOP("Online", "This person cannot be reached.")},
    Sentence{"friend.unknown", QT_TRANSLATE_NOOP("Online", "That person is not among your friends.")},
    Sentence{"account.token", QT_TRANSLATE_NOOP("Online", "The two accounts could not be joined.")},
    Sentence{"server.busy", QT_TRANSLATE_NOOP("Online", "The server is busy. Please try again.")},
};

struct EmoteInfo {
    const char* name;
    const char* text;
    const char* glyph;
};

/// The names of functions/src/emotes.ts; a test holds the two lists to one another.
constexpr std::array emoteList{
    EmoteInfo{"hello", QT_TRANSLATE_NOOP("Online", "Hello!"), "sun"},
    EmoteInfo{"luck", QT_TRANSLATE_NOOP("Online", "Good luck!"), "ankh"},
    EmoteInfo{"well", QT_TRANSLATE_NOOP("Online", "Well played!"), "lotus"},
    EmoteInfo{"wow", QT_TRANSLATE_NOOP("Online", "I did not see that coming."), "eye"},
    EmoteInfo{"think", QT_TRANSLATE_NOOP("Online", "Let me think…"), "pyramid"},
    EmoteInfo{"oops", QT_TRANSLATE_NOOP("Online", "Oh no!"), "die"},
    EmoteInfo{"thanks", QT_TRANSLATE_NOOP("Online", "Thank you for the match."), "star"},
    EmoteInfo{"again", QT_TRANSLATE_NOOP("Online", "Once more?"), "replay"},
};

/// The refusal of the game that the server named, if it named one.
architects::Refusal refusalIn(const Error& error) {
    return architects::refusalNamed(error.details["refusal"].text());
}

OnlineEmote emoteOf(const EmoteInfo& info) {
    OnlineEmote emote;
    emote.emote = QString::fromLatin1(info.name);
    emote.text = Online::tr(info.text);
    emote.glyph = QString::fromLatin1(info.glyph);
    return emote;
}

constexpr std::int64_t minute = 60'000;
constexpr std::int64_t hour = 60 * minute;
constexpr std::int64_t day = 24 * hour;

QString namesOf(const MatchInfo& match, architects::SeatSet seats) {
    QStringList names;
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        if (seats.has(architects::seatAt(static_cast<int>(i)))) {
            names.append(online_words::seatName(match.seats[i]));
        }
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

namespace online_words {

QString sentenceOf(const Error& error) {
    if (const auto refusal = refusalIn(error); refusal != architects::Refusal::None) {
        return coreText("Refusal", architects::infoOf(refusal).sentence);
    }
    for (const Sentence& sentence : sentences) {
        if (error.name == sentence.name) {
            return Online::tr(sentence.text);
        }
    }
    return error.kind == Error::Kind::Unreachable
               ? Online::tr(sentences[0].text)
               : Online::tr("The server refused the request (%1).").arg(QString::fromStdString(error.name));
}

QString pageOf(const Error& error) {
    const auto page = architects::infoOf(refusalIn(error)).rule;
    return QString::fromUtf8(page.data(), static_cast<qsizetype>(page.size()));
}

QString timeLeft(std::int64_t ms) {
    if (ms <= 0) {
        return {};
    }
    if (ms >= 2 * day) {
        return Online::tr("%n day(s)", nullptr, static_cast<int>(ms / day));
    }
    if (ms >= hour) {
        return Online::tr("%n hour(s)", nullptr, static_cast<int>(ms / hour));
    }
    return Online::tr("%n minute(s)", nullptr, static_cast<int>(ms / minute) + 1);
}

QString ago(std::int64_t ms) {
    if (ms < 2 * minute) {
        return Online::tr("just now");
    }
    if (ms < hour) {
        return Online::tr("%n minute(s) ago", nullptr, static_cast<int>(ms / minute));
    }
    return ms < 2 * day ? Online::tr("%n hour(s) ago", nullptr, static_cast<int>(ms / hour))
                        : Online::tr("%n day(s) ago", nullptr, static_cast<int>(ms / day));
}

QString seatName(const SeatInfo& seat) {
    if (seat.kind == SeatInfo::Kind::Architect) {
        return QString::fromUtf8(architects::architectOf(seat.level).name.data());
    }
    if (seat.kind == SeatInfo::Kind::Free && !seat.invited) {
        return Online::tr("a free seat");
    }
    return seat.name.empty() ? Online::tr("A friend") : QString::fromStdString(seat.name);
}

QString others(const MatchInfo& match) {
    QStringList names;
    int free = 0;
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        const SeatInfo& seat = match.seats[i];
        const bool open = seat.kind == SeatInfo::Kind::Free && !seat.invited;
        free += open ? 1 : 0;
        if (!open && match.seat != architects::seatAt(static_cast<int>(i))) {
            names.append(seatName(seat));
        }
    }
    if (free > 0) {
        names.append(Online::tr("%n free seat(s)", nullptr, free));
    }
    return names.join(QStringLiteral(", "));
}

QString turnText(const MatchInfo& match) {
    switch (match.stage) {
    case Stage::Invited: return Online::tr("You are invited");
    case Stage::Open: return Online::tr("Waiting for friends to join");
    case Stage::Running:
        return match.myTurn() ? Online::tr("Your move")
                              : Online::tr("%1 to move").arg(namesOf(match, match.turn));
    case Stage::Finished: return outcome(match);
    case Stage::Cancelled: break;
    }
    return Online::tr("Cancelled");
}

QString outcome(const MatchInfo& match) {
    if (match.stage != Stage::Finished) {
        return {};
    }
    if (match.end == End::Draw || match.winners.empty()) {
        return Online::tr("A draw");
    }
    const bool mine = match.winners.has(match.seat);
    const bool alone = match.winners == architects::SeatSet(match.seat);
    const bool single = match.winners == architects::SeatSet(match.winners.first());
    const QString names = namesOf(match, match.winners);
    QString who = alone    ? Online::tr("You won")
                  : mine   ? Online::tr("Shared victory")
                  : single ? Online::tr("%1 won").arg(names)
                           : Online::tr("Shared victory: %1").arg(names);
    switch (match.end) {
    case End::Resigned: return mine ? Online::tr("You won: your rival gave up") : Online::tr("You gave up");
    case End::Timeout:
        return mine ? Online::tr("You won: your rival ran out of time") : Online::tr("Your time ran out");
    default: return who;
    }
}

QString proofText(Proof proof) {
    switch (proof) {
    case Proof::NotYet: return {};
    case Proof::Holds:
        return Online::tr(
            "Checked on this device: every move was legal, and every draw is what the announced seed "
            "gives.");
    case Proof::WrongSeed: return Online::tr("The seed is not the one that was announced.");
    case Proof::ForgedChance: return Online::tr("One random draw does not match the seed.");
    case Proof::IllegalMove: return Online::tr("A move in the published log was not legal.");
    case Proof::DiffersFromSeen: break;
    }
    return Online::tr("The published log is not the one this device saw.");
}

QList<OnlineEmote> emotes() {
    QList<OnlineEmote> list;
    for (const EmoteInfo& info : emoteList) {
        list.append(emoteOf(info));
    }
    return list;
}

OnlineEmote emote(const std::string& name) {
    for (const EmoteInfo& info : emoteList) {
        if (name == info.name) {
            return emoteOf(info);
        }
    }
    OnlineEmote unknown;
    unknown.emote = QString::fromStdString(name);
    unknown.glyph = QStringLiteral("sun");
    return unknown;
}

QString codeIn(const QString& text) {
    static const QRegularExpression link(QStringLiteral("join/([A-Za-z]{6})\\b"));
    static const QRegularExpression alone(QStringLiteral("^[A-HJ-NP-Z]{6}$"));
    const QRegularExpressionMatch found = link.match(text);
    QString code = (found.hasMatch() ? found.captured(1) : text).toUpper();
    code.remove(QRegularExpression(QStringLiteral("[\\s-]")));
    return alone.match(code).hasMatch() ? code : QString();
}

} // namespace online_words
