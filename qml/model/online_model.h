#pragma once

#include <QJSEngine>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>

#include "core/online/client.h"
#include "qml/model/board_model.h"
#include "qml/model/online_rows.h"

/// Friends far away, as QML sees them: who I am, my friends, our matches. One instance, made by the entry
/// point and given to QML as the singleton `Online`. Everything asked here is answered later: by
/// `succeeded` or `failed` with the name of what was asked, and by the properties.
class OnlineModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Online)
    QML_SINGLETON
    Q_PROPERTY(bool available READ available NOTIFY availableChanged)
    Q_PROPERTY(bool connected READ connected NOTIFY connectionChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(bool signedIn READ signedIn NOTIFY accountChanged)
    Q_PROPERTY(bool anonymous READ anonymous NOTIFY accountChanged)
    Q_PROPERTY(QString email READ email NOTIFY accountChanged)
    Q_PROPERTY(QStringList providers READ providers NOTIFY accountChanged)
    Q_PROPERTY(QString name READ name NOTIFY accountChanged)
    Q_PROPERTY(QString friendCode READ friendCode NOTIFY accountChanged)
    Q_PROPERTY(QList<OnlineFriend> friends READ friends NOTIFY accountChanged)
    Q_PROPERTY(QList<OnlineMatch> matches READ matches NOTIFY matchesChanged)
    Q_PROPERTY(int yourTurns READ yourTurns NOTIFY matchesChanged)
    Q_PROPERTY(int waiting READ waiting NOTIFY matchesChanged)
    Q_PROPERTY(QList<OnlineEmote> emotes READ emotes NOTIFY languageChanged)
    Q_PROPERTY(bool tooOld READ tooOld NOTIFY updateChanged)
    Q_PROPERTY(bool accountGone READ accountGone NOTIFY accountChanged)
    Q_PROPERTY(QString updatePage READ updatePage CONSTANT)
    Q_PROPERTY(QString deletionPage READ deletionPage CONSTANT)

  public:
    /// Makes the way to the server; null if this device lacks what it needs.
    using Way = std::function<architects::online::Transport*()>;

    /// `transport` may be null: then this app has no server, and `available` is false.
    OnlineModel(architects::online::Transport* transport, architects::save::Store* store,
                QObject* parent = nullptr);
    /// The way is made when it is first needed (open()), and at once only for somebody who has an account:
    /// who plays alone sends nothing. Without a way there is no server.
    OnlineModel(Way way, architects::save::Store* store, QObject* parent = nullptr);
    ~OnlineModel() override;
    Q_DISABLE_COPY_MOVE(OnlineModel)
    /// The one the entry point made; where it made none, one without a server, so that screens can ask.
    static OnlineModel* create(QQmlEngine* engine, QJSEngine* scripts);

    /// There is a server to play with friends at; whether it has been reached yet is another question.
    [[nodiscard]] bool available() const;
    /// Somebody wants to play with friends: from now on the server is reached. False if that cannot be.
    Q_INVOKABLE bool open();
    [[nodiscard]] bool connected() const;
    /// A question of the person is on its way.
    [[nodiscard]] bool busy() const { return asked_ > 0; }
    [[nodiscard]] bool signedIn() const;
    [[nodiscard]] bool anonymous() const;
    [[nodiscard]] QString email() const;
    [[nodiscard]] QStringList providers() const;
    [[nodiscard]] QString name() const;
    /// Six letters by which a friend finds this person.
    [[nodiscard]] QString friendCode() const;
    /// By name.
    [[nodiscard]] QList<OnlineFriend> friends() const;
    /// Those where it is my turn first, then invitations, then the others, finished ones last.
    [[nodiscard]] QList<OnlineMatch> matches() const;
    [[nodiscard]] int yourTurns() const;
    /// Matches with a move that has not reached the server.
    [[nodiscard]] int waiting() const;
    /// Those that can be sent.
    [[nodiscard]] QList<OnlineEmote> emotes() const;

    /// The server no longer speaks with this version of the app, or a match of the person needs a newer
    /// one.
    [[nodiscard]] bool tooOld() const;
    /// The account is gone from the server, and nobody at this device wanted that; until the person knows.
    [[nodiscard]] bool accountGone() const;
    Q_INVOKABLE void leaveGoneAccount();
    /// Where the app is updated; empty if there is no such page.
    [[nodiscard]] QString updatePage() const { return updatePage_; }
    void setUpdatePage(const QString& page) { updatePage_ = page; }

    /// Where an account is deleted without the app; empty if there is no such page.
    [[nodiscard]] QString deletionPage() const { return deletionPage_; }

    /// One without an id if there is no such match.
    Q_INVOKABLE OnlineMatch match(const QString& id) const;
    /// The stage of a match alone; empty if there is no such match.
    Q_INVOKABLE QString stageOf(const QString& id) const;

    // Accounts
    Q_INVOKABLE void signInAnonymously();
    Q_INVOKABLE void signInWithEmail(const QString& email, const QString& password);
    Q_INVOKABLE void linkEmail(const QString& email, const QString& password);
    Q_INVOKABLE void sendPasswordReset(const QString& email);
    Q_INVOKABLE void signInWithProvider(const QString& provider, const QString& idToken,
                                        const QString& nonce);
    Q_INVOKABLE void linkProvider(const QString& provider, const QString& idToken, const QString& nonce);
    Q_INVOKABLE void signOut();
    Q_INVOKABLE void setName(const QString& name);
    Q_INVOKABLE void deleteAccount();
    // Friends
    Q_INVOKABLE void addFriend(const QString& code);
    Q_INVOKABLE void befriend(const QString& uid, const QString& match);
    Q_INVOKABLE void removeFriend(const QString& uid);
    Q_INVOKABLE void block(const QString& uid, bool on);
    Q_INVOKABLE void report(const QString& match, const QString& uid, const QString& reason);
    // Matches
    /// {game, seats, options {name: value}, clock, seat, invite [uid], architects {"2": level},
    /// localMatch}; succeeded("create", id).
    Q_INVOKABLE void createMatch(const QVariantMap& wish);
    /// A code, or a link that holds one; succeeded("join", id).
    Q_INVOKABLE void join(const QString& codeOrLink);
    Q_INVOKABLE void acceptInvite(const QString& match);
    Q_INVOKABLE void declineInvite(const QString& match);
    Q_INVOKABLE void leaveOpen(const QString& match);
    Q_INVOKABLE void resign(const QString& match);
    /// kind: "draw" or "cancel"; answer: "propose", "accept" or "refuse".
    Q_INVOKABLE void proposeDraw(const QString& match, const QString& kind, const QString& answer);
    /// action: "win", "cancel" or "architect" (with a level).
    Q_INVOKABLE void claimTimeout(const QString& match, const QString& action, int level);
    Q_INVOKABLE void replaceLeaver(const QString& match, int seat, int level);
    Q_INVOKABLE void takeSeatBack(const QString& match);
    Q_INVOKABLE void rematch(const QString& match);
    Q_INVOKABLE void sendEmote(const QString& match, const QString& emote);
    /// Why a move could not be played, until forgetLostMove(); nothing if there is none.
    Q_INVOKABLE WhyNot lostMove(const QString& match) const;
    Q_INVOKABLE void forgetLostMove(const QString& match);
    Q_INVOKABLE void refresh();
    /// The six letters in a code or link as a person types or pastes it; empty if there are none.
    Q_INVOKABLE QString codeIn(const QString& text) const;
    /// What to share with a friend: a sentence with code and link.
    Q_INVOKABLE QString invitation(const QString& match) const;

    [[nodiscard]] architects::online::Client* client() const { return client_.get(); }
    /// Where invitations lead: the six letters are put after it.
    void setLinkBase(const QString& base) { linkBase_ = base; }
    void setDeletionPage(const QString& page) { deletionPage_ = page; }
    /// The device's clock, for tests that let days pass.
    void setClock(std::function<std::int64_t()> nowMs) { nowMs_ = std::move(nowMs); }
    /// Whether and when this device may be called.
    void setPush(bool wanted, int quietFrom, int quietTo, const QString& language);
    void rest();
    void wake();
    void retranslate();
    /// The app was opened by a link.
    void openLink(const QString& link);

  signals:
    void availableChanged();
    void accountChanged();
    void updateChanged();
    void matchesChanged();
    void connectionChanged();
    void busyChanged();
    void languageChanged();
    /// New confirmed or waiting entries of one match.
    void entriesChanged(const QString& match);
    void succeeded(const QString& what, const QString& match);
    void failed(const QString& what, const QString& sentence);
    /// A move that waited could not be played; `sentence` says why, `page` is the rules page that explains
    /// it, or empty.
    void moveLost(const QString& match, const QString& sentence, const QString& page);
    /// A notification was tapped, or an invitation's link: show this match, or ask to join by this code.
    void matchAsked(const QString& match);
    void codeAsked(const QString& code);

  private:
    using Done = architects::online::Client::Done;
    using GotMatch = architects::online::Client::GotMatch;
    /// Counts the question, and tells its end.
    Done answerTo(const QString& what, const QString& match = {});
    GotMatch matchFor(const QString& what);
    void answered(const QString& what, const QString& match, const architects::online::Error& error);
    [[nodiscard]] std::optional<architects::online::Account> account() const;
    /// Why a move could not be played, and who was first.
    [[nodiscard]] QString sentenceOf(const architects::online::LostMove& lost) const;
    void registerPush();
    [[nodiscard]] OnlineMatch describe(const architects::online::MatchInfo& info) const;
    void begin();
    void rememberAccount();

    Way way_; ///< until it has been made
    architects::online::Transport* transport_ = nullptr;
    architects::save::Store* store_;
    std::unique_ptr<architects::online::Client> client_;
    QString linkBase_ = QStringLiteral("greatarchitects://join/");
    QString updatePage_;
    QString deletionPage_;
    std::function<std::int64_t()> nowMs_;
    QTimer minute_; ///< what is said about time grows old
    struct Push {
        std::string token; ///< the device's address; empty while it has none
        bool wanted = true;
        int quietFrom = 22;
        int quietTo = 8;
        std::string language;
    };
    Push push_;
    int asked_ = 0;
};
