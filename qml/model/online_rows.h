#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "qml/model/row.h"

// What is known of friends far away and of the matches with them, as rows.

/// A greeting: as it can be sent, or as somebody sent it.
struct OnlineEmote {
    Q_GADGET
    ROW_TYPE(onlineEmote)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(double at MEMBER at)
    Q_PROPERTY(QString emote MEMBER emote)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString glyph MEMBER glyph)

  public:
    int seat = -1; ///< who sent it; -1: nobody yet
    double at = 0; ///< when, in ms
    QString emote; ///< its name
    QString text;
    QString glyph;
    friend bool operator==(const OnlineEmote&, const OnlineEmote&) = default;
};

/// A seat of a match with friends.
struct OnlineSeat {
    Q_GADGET
    ROW_TYPE(onlineSeat)
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(bool you MEMBER you)
    Q_PROPERTY(bool left MEMBER left)
    Q_PROPERTY(bool invited MEMBER invited)
    Q_PROPERTY(bool onTurn MEMBER onTurn)
    Q_PROPERTY(QString uid MEMBER uid)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString kind MEMBER kind)

  public:
    int index = -1;
    int level = 0; ///< an Architect's
    bool you = false;
    bool left = false;    ///< the person has gone
    bool invited = false; ///< and has not answered
    bool onTurn = false;
    QString uid;
    QString name;
    QString kind; ///< "person", "architect" or "free"
    friend bool operator==(const OnlineSeat&, const OnlineSeat&) = default;
};

/// What somebody proposes to the others.
struct OnlineProposal {
    Q_GADGET
    ROW_TYPE(onlineProposal)
    Q_PROPERTY(bool byYou MEMBER byYou)
    Q_PROPERTY(bool answered MEMBER answered)
    Q_PROPERTY(QString by MEMBER by)
    Q_PROPERTY(QString kind MEMBER kind)

  public:
    bool byYou = false;
    bool answered = false; ///< by the person here
    QString by;            ///< a name
    QString kind;          ///< "draw" or "cancel"; empty: nothing is proposed
    friend bool operator==(const OnlineProposal&, const OnlineProposal&) = default;
};

/// A friend, or somebody who is blocked. The figures are those of this device.
struct OnlineFriend {
    Q_GADGET
    ROW_TYPE(onlineFriend)
    Q_PROPERTY(int played MEMBER played)
    Q_PROPERTY(int won MEMBER won)
    Q_PROPERTY(int lost MEMBER lost)
    Q_PROPERTY(int drawn MEMBER drawn)
    Q_PROPERTY(int running MEMBER running)
    Q_PROPERTY(bool blocked MEMBER blocked)
    Q_PROPERTY(QString uid MEMBER uid)
    Q_PROPERTY(QString name MEMBER name)

  public:
    int played = 0;
    int won = 0;
    int lost = 0;
    int drawn = 0;
    int running = 0; ///< matches under way
    bool blocked = false;
    QString uid;
    QString name;
    friend bool operator==(const OnlineFriend&, const OnlineFriend&) = default;
};

/// A match with friends; one that is not known has no id.
struct OnlineMatch {
    Q_GADGET
    ROW_TYPE(onlineMatch)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int news MEMBER news)
    Q_PROPERTY(int clock MEMBER clock)
    Q_PROPERTY(bool host MEMBER host)
    Q_PROPERTY(bool yourTurn MEMBER yourTurn)
    Q_PROPERTY(bool waiting MEMBER waiting)
    Q_PROPERTY(bool urgent MEMBER urgent)
    Q_PROPERTY(bool overdue MEMBER overdue)
    Q_PROPERTY(bool won MEMBER won)
    Q_PROPERTY(double deadline MEMBER deadline)
    Q_PROPERTY(double updated MEMBER updated)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString gameName MEMBER gameName)
    Q_PROPERTY(QString stage MEMBER stage)
    Q_PROPERTY(QString others MEMBER others)
    Q_PROPERTY(QString turnText MEMBER turnText)
    Q_PROPERTY(QString timeLeft MEMBER timeLeft)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString link MEMBER link)
    Q_PROPERTY(QString end MEMBER end)
    Q_PROPERTY(QString outcome MEMBER outcome)
    Q_PROPERTY(QString rematch MEMBER rematch)
    Q_PROPERTY(QString proof MEMBER proof)
    Q_PROPERTY(QString proofText MEMBER proofText)
    Q_PROPERTY(QString seedHash MEMBER seedHash)
    Q_PROPERTY(QString seed MEMBER seed)
    Q_PROPERTY(QString updatedText MEMBER updatedText)
    Q_PROPERTY(OnlineProposal proposal MEMBER proposal)
    Q_PROPERTY(QList<OnlineSeat> seats MEMBER seats)
    Q_PROPERTY(QList<OnlineEmote> emotes MEMBER emotes)

  public:
    int seat = -1;     ///< the person's
    int news = 0;      ///< entries since the person looked
    int clock = 0;     ///< days for a turn; 0: no limit
    bool host = false; ///< the person made it
    bool yourTurn = false;
    bool waiting = false; ///< a move has not reached the server
    bool urgent = false;
    bool overdue = false;
    bool won = false;
    double deadline = 0; ///< ms; 0: none
    double updated = 0;  ///< ms
    QString id;
    QString game;
    QString gameName;
    QString stage;  ///< "invited", "open", "running", "finished" or "cancelled"
    QString others; ///< names, for people
    QString turnText;
    QString timeLeft; ///< for people; may be empty
    QString code;
    QString link;
    QString end;     ///< "score", "resigned", "timeout", "draw" or "cancelled"; empty: it is not over
    QString outcome; ///< for people
    QString rematch; ///< its id
    QString proof;   ///< "holds" or "broken"; empty: not yet
    QString proofText;
    QString seedHash;
    QString seed; ///< once it is over
    QString updatedText;
    OnlineProposal proposal;
    QList<OnlineSeat> seats;
    QList<OnlineEmote> emotes;
    friend bool operator==(const OnlineMatch&, const OnlineMatch&) = default;
};
