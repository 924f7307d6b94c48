#pragma once

#include "qml/model/egizia_events.h"
#include "qml/model/egizia_rows.h"

// What is asked at a table of Egizia, as rows; what their numbers mean, egizia_rows.h says.

/// What is asked of the viewer.
class EgiziaPhase : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its values are used")

  public:
    enum Value {
        Wait, ///< it is not the viewer's decision
        Sail,
        AfterSail,
        Train,
        Flood,
        Leftover,
        Feed,
        First,
        Build,
        Action,
        Keep,
        Extra,
        Close,
        Over,
    };
    Q_ENUM(Value)
};

/// The plain answers that may be given, and what each would mean.
struct EgiziaActions {
    Q_GADGET
    ROW_TYPE(egiziaActions)
    Q_PROPERTY(bool pass MEMBER pass)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool giveUp MEMBER giveUp)
    Q_PROPERTY(bool finish MEMBER finish)
    Q_PROPERTY(QString passText MEMBER passText)
    Q_PROPERTY(QString doneText MEMBER doneText)
    Q_PROPERTY(QString giveUpText MEMBER giveUpText)
    Q_PROPERTY(QString finishText MEMBER finishText)

  public:
    bool pass = false;
    bool done = false;
    bool giveUp = false;
    bool finish = false;
    QString passText;
    QString doneText;
    QString giveUpText;
    QString finishText;
    friend bool operator==(const EgiziaActions&, const EgiziaActions&) = default;
};

/// A worker who may be chosen, or why not.
struct EgiziaOffer {
    Q_GADGET
    ROW_TYPE(egiziaOffer)
    Q_PROPERTY(int worker MEMBER worker)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int strength MEMBER strength)
    Q_PROPERTY(bool used MEMBER used)
    Q_PROPERTY(bool inCrew MEMBER inCrew)
    Q_PROPERTY(bool may MEMBER may)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)

  public:
    int worker = -1;
    QString name;
    int strength = 0;
    bool used = false;
    bool inCrew = false;
    bool may = false;
    int card = 0; ///< 31 or 48 that it would play; 0
    QString reason;
    int from = 0; ///< strength, where it is to grow
    int to = 0;
    friend bool operator==(const EgiziaOffer&, const EgiziaOffer&) = default;
};

/// Strength that is to be given.
struct EgiziaTraining {
    Q_GADGET
    ROW_TYPE(egiziaTraining)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(int left MEMBER left)
    Q_PROPERTY(QList<EgiziaOffer> workers MEMBER workers)

  public:
    bool open = false;
    int left = 0;
    QList<EgiziaOffer> workers;
    friend bool operator==(const EgiziaTraining&, const EgiziaTraining&) = default;
};

/// A height to which the flood may go, and what it would mean by seat.
struct EgiziaFloodChoice {
    Q_GADGET
    ROW_TYPE(egiziaFloodChoice)
    Q_PROPERTY(int flood MEMBER flood)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool stays MEMBER stays)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<int> supply MEMBER supply)
    Q_PROPERTY(QList<int> missing MEMBER missing)

  public:
    int flood = -1;
    QString name;
    bool stays = false;
    QString text;
    QList<int> supply;
    QList<int> missing;
    friend bool operator==(const EgiziaFloodChoice&, const EgiziaFloodChoice&) = default;
};

/// Steps of the flood.
struct EgiziaFlooding {
    Q_GADGET
    ROW_TYPE(egiziaFlooding)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(int left MEMBER left)
    Q_PROPERTY(QList<EgiziaFloodChoice> choices MEMBER choices)

  public:
    bool open = false;
    int left = 0;
    QList<EgiziaFloodChoice> choices;
    friend bool operator==(const EgiziaFlooding&, const EgiziaFlooding&) = default;
};

/// What could still be put on the table: a card, stones, or a field that is improved.
struct EgiziaHelp {
    Q_GADGET
    ROW_TYPE(egiziaHelp)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int use MEMBER use)
    Q_PROPERTY(int grain MEMBER grain)
    Q_PROPERTY(int missing MEMBER missing)
    Q_PROPERTY(int loss MEMBER loss)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int field MEMBER field)

  public:
    int card = 0;
    QString title;
    QString text;
    int use = EgiziaUse::Play; ///< or Feed, Upgrade
    int grain = 0;             ///< that it gives
    int missing = 0;           ///< and loss: after it
    int loss = 0;
    int most = 0; ///< stones
    int field = 0;
    friend bool operator==(const EgiziaHelp&, const EgiziaHelp&) = default;
};

/// The viewer's sum, also while it is not asked.
struct EgiziaFeeding {
    Q_GADGET
    ROW_TYPE(egiziaFeeding)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(int need MEMBER need)
    Q_PROPERTY(int supply MEMBER supply)
    Q_PROPERTY(int given MEMBER given)
    Q_PROPERTY(int missing MEMBER missing)
    Q_PROPERTY(int perGrain MEMBER perGrain)
    Q_PROPERTY(int loss MEMBER loss)
    Q_PROPERTY(QList<EgiziaHelp> helps MEMBER helps)

  public:
    bool open = false;
    int need = 0;
    int supply = 0;
    int given = 0;
    int missing = 0;
    int perGrain = 0; ///< points
    int loss = 0;
    QList<EgiziaHelp> helps;
    friend bool operator==(const EgiziaFeeding&, const EgiziaFeeding&) = default;
};

/// One step on a track at Amarna.
struct EgiziaTrack {
    Q_GADGET
    ROW_TYPE(egiziaTrack)
    Q_PROPERTY(QString track MEMBER track)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int stones MEMBER stones)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(QString text MEMBER text)

  public:
    QString track;
    QString name;
    int from = 0;
    int to = 0;
    int stones = 0;
    int points = 0;
    QString text;
    friend bool operator==(const EgiziaTrack&, const EgiziaTrack&) = default;
};

/// A card that strengthens a building action.
struct EgiziaBoost {
    Q_GADGET
    ROW_TYPE(egiziaBoost)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int strength MEMBER strength)
    Q_PROPERTY(bool may MEMBER may)
    Q_PROPERTY(QString reason MEMBER reason)

  public:
    int card = 0;
    QString title;
    int strength = 0;
    bool may = false;
    QString reason;
    friend bool operator==(const EgiziaBoost&, const EgiziaBoost&) = default;
};

/// So many Sphinx cards for so many stones.
struct EgiziaLook {
    Q_GADGET
    ROW_TYPE(egiziaLook)
    Q_PROPERTY(int cards MEMBER cards)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(bool may MEMBER may)
    Q_PROPERTY(QString reason MEMBER reason)

  public:
    int cards = 0;
    int price = 0;
    bool may = false;
    QString reason;
    friend bool operator==(const EgiziaLook&, const EgiziaLook&) = default;
};

/// The building action, open or about to be.
struct EgiziaAction {
    Q_GADGET
    ROW_TYPE(egiziaAction)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int site MEMBER site)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool sphinx MEMBER sphinx)
    Q_PROPERTY(QList<int> crew MEMBER crew)
    Q_PROPERTY(int bonus MEMBER bonus)
    Q_PROPERTY(int strength MEMBER strength)
    Q_PROPERTY(int left MEMBER left)
    Q_PROPERTY(int spent MEMBER spent)
    Q_PROPERTY(int stones MEMBER stones)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(QList<EgiziaPlaced> squares MEMBER squares)
    Q_PROPERTY(QList<EgiziaBonus> bonuses MEMBER bonuses)
    Q_PROPERTY(QList<EgiziaTrack> tracks MEMBER tracks)
    Q_PROPERTY(QList<EgiziaOffer> workers MEMBER workers)
    Q_PROPERTY(QList<EgiziaBoost> cards MEMBER cards)
    Q_PROPERTY(QList<EgiziaLook> looks MEMBER looks)
    Q_PROPERTY(bool mayFinish MEMBER mayFinish)
    Q_PROPERTY(bool mayGiveUp MEMBER mayGiveUp)
    Q_PROPERTY(QString text MEMBER text)

  public:
    bool open = false;
    bool own = false; ///< the viewer's
    int seat = -1;
    int site = 0;
    QString name;
    bool sphinx = false; ///< it is Abydos
    QList<int> crew;     ///< workers
    int bonus = 0;
    int strength = 0; ///< all of it
    int left = 0;
    int spent = 0;
    int stones = 0; ///< left
    int points = 0; ///< to come
    QList<EgiziaPlaced> squares;
    QList<EgiziaBonus> bonuses;
    QList<EgiziaTrack> tracks;
    QList<EgiziaOffer> workers;
    QList<EgiziaBoost> cards;
    QList<EgiziaLook> looks;
    bool mayFinish = false;
    bool mayGiveUp = false;
    QString text;
    friend bool operator==(const EgiziaAction&, const EgiziaAction&) = default;
};

/// What the viewer has drawn.
struct EgiziaSphinx {
    Q_GADGET
    ROW_TYPE(egiziaSphinx)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(QList<EgiziaRiddle> cards MEMBER cards)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int two MEMBER two)
    Q_PROPERTY(QList<int> returns MEMBER returns)

  public:
    bool open = false;
    QList<EgiziaRiddle> cards;
    int most = 1;       ///< that can be kept
    int two = 0;        ///< the card that would be played for it, 32 or 0
    QList<int> returns; ///< points for keeping none, one, two
    friend bool operator==(const EgiziaSphinx&, const EgiziaSphinx&) = default;
};

/// A card that is left on the river while the viewer may take one.
struct EgiziaLeftover {
    Q_GADGET
    ROW_TYPE(egiziaLeftover)
    Q_PROPERTY(int bend MEMBER bend)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<EgiziaGain> gains MEMBER gains)

  public:
    int bend = 0;
    int card = 0;
    QString title;
    QString text;
    QList<EgiziaGain> gains;
    friend bool operator==(const EgiziaLeftover&, const EgiziaLeftover&) = default;
};

/// A ship of the viewer at a bend. What it would come to is told where it could go there.
struct EgiziaPreview {
    Q_GADGET
    ROW_TYPE(egiziaPreview)
    Q_PROPERTY(int bend MEMBER bend)
    Q_PROPERTY(bool may MEMBER may)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString page MEMBER page)
    Q_PROPERTY(int by MEMBER by)
    Q_PROPERTY(bool twice MEMBER twice)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(QList<EgiziaGain> gains MEMBER gains)
    Q_PROPERTY(int asks MEMBER asks)
    Q_PROPERTY(EgiziaGrain grain MEMBER grain)
    Q_PROPERTY(int stones MEMBER stones)
    Q_PROPERTY(int produces MEMBER produces)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool reserve MEMBER reserve)

  public:
    int bend = 0;
    bool may = false;
    QString reason; ///< why not, and the page of the rules that says so
    QString page;
    int by = 0;
    bool twice = false; ///< it could work twice
    int card = 0;
    QString text;
    bool known = false; ///< the rest is told
    QList<EgiziaGain> gains;
    int asks = 0;      ///< EgiziaPhase: Train, Flood, or Wait for nothing
    EgiziaGrain grain; ///< as it would be then, as all below
    int stones = 0;
    int produces = 0;
    int points = 0;
    int place = 0; ///< at a site: 1 ..; 0
    bool reserve = false;
    friend bool operator==(const EgiziaPreview&, const EgiziaPreview&) = default;
};
