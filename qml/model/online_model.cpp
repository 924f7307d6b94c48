#include "qml/model/online_model.h"

#include <QDateTime>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <utility>

#include "core/games/all_games.h"
#include "qml/model/entropy.h"
#include "qml/model/match_options.h"
#include "qml/model/online_words.h"

using architects::online::Error;
using architects::online::LostMove;
using architects::online::OnlineWish;
using architects::online::Proposal;

namespace {

OnlineModel* theModel = nullptr;
constexpr auto hasAccount = "online.account"; ///< a note: somebody plays with friends on this device

architects::online::Surroundings surroundingsOf(architects::save::Store* store, QObject* owner,
                                                std::function<std::int64_t()> nowMs) {
    return {store, std::move(nowMs), systemEntropy, [owner](std::int64_t ms, std::function<void()> then) {
                QTimer::singleShot(std::chrono::milliseconds(ms), owner, std::move(then));
            }};
}

OnlineWish wishOf(const QVariantMap& map) {
    OnlineWish wish;
    wish.game = map.value(QStringLiteral("game")).toString().toStdString();
    wish.seats = map.value(QStringLiteral("seats"), 2).toInt();
    wish.clockDays = map.value(QStringLiteral("clock"), 3).toInt();
    wish.seat = architects::seatAt(map.value(QStringLiteral("seat"), 0).toInt());
    wish.localMatch = map.value(QStringLiteral("localMatch")).toString().toStdString();
    for (const QVariant& uid : map.value(QStringLiteral("invite")).toList()) {
        wish.invited.push_back(uid.toString().toStdString());
    }
    const QVariantMap architects = map.value(QStringLiteral("architects")).toMap();
    for (std::size_t i = 0; i < wish.architects.size(); ++i) {
        wish.architects[i] = static_cast<std::uint8_t>(architects.value(QString::number(i)).toInt());
    }
    if (const auto* info = architects::findGame(wish.game)) {
        wish.options = optionsOf(map.value(QStringLiteral("options")).toMap(), *info);
    }
    return wish;
}

} // namespace

OnlineModel::OnlineModel(architects::online::Transport* transport, architects::save::Store* store,
                         QObject* parent)
    : QObject(parent),
      transport_(transport),
      store_(store),
      nowMs_([] { return QDateTime::currentMSecsSinceEpoch(); }) {
    theModel = this;
    if (transport_ != nullptr) {
        begin();
    }
}

OnlineModel::OnlineModel(Way way, architects::save::Store* store, QObject* parent)
    : OnlineModel(nullptr, store, parent) {
    way_ = std::move(way);
    if (!way_) {
        return; // an app without a server
    }
    const auto known = store_->note(hasAccount);
    if (known.ok() && !known->value_or("").empty()) {
        open();
    }
}

bool OnlineModel::open() {
    if (const Way way = std::exchange(way_, nullptr)) {
        transport_ = way();
        if (transport_ != nullptr) {
            begin();
            emit connectionChanged();
            emit accountChanged();
            emit matchesChanged();
        } else {
            emit availableChanged();
        }
    }
    return client_ != nullptr;
}

void OnlineModel::begin() {
    client_ = std::make_unique<architects::online::Client>(
        *transport_, surroundingsOf(store_, this, [this] { return nowMs_(); }));
    client_->listen(
        {[this] {
             rememberAccount();
             emit accountChanged();
             emit updateChanged();
         },
         [this] {
             emit matchesChanged();
             emit updateChanged();
         },
         [this](const std::string& match) { emit entriesChanged(QString::fromStdString(match)); },
         [this](const LostMove& lost) {
             emit moveLost(QString::fromStdString(lost.match), sentenceOf(lost),
                           online_words::pageOf(lost.error));
         },
         [this](const std::string& match) { emit matchAsked(QString::fromStdString(match)); },
         [this](bool /*online*/) { emit connectionChanged(); },
         [this](const std::string& token) {
             push_.token = token;
             registerPush();
         },
         [this](const std::string& /*match*/, const Error& error) {
             emit failed(QStringLiteral("take"), online_words::sentenceOf(error));
         }});
    client_->start();
    minute_.setInterval(std::chrono::minutes(1));
    connect(&minute_, &QTimer::timeout, this, &OnlineModel::matchesChanged);
    minute_.start();
    rememberAccount();
}

/// For the next start: who has an account is told what happened meanwhile, whoever has none sends nothing.
void OnlineModel::rememberAccount() {
    (void)store_->setNote(hasAccount, signedIn() ? "yes" : ""); // at worst the server is asked later
}

OnlineModel::~OnlineModel() {
    if (theModel == this) {
        theModel = nullptr;
    }
}

OnlineModel* OnlineModel::create(QQmlEngine* engine, QJSEngine* /*scripts*/) {
    if (theModel == nullptr) {
        return new OnlineModel(nullptr, nullptr, engine);
    }
    QJSEngine::setObjectOwnership(theModel, QJSEngine::CppOwnership);
    return theModel;
}

// ---- who I am ---------------------------------------------------------------------------------------

bool OnlineModel::available() const {
    return client_ != nullptr || way_ != nullptr;
}

bool OnlineModel::connected() const {
    return transport_ != nullptr && transport_->connected();
}

std::optional<architects::online::Account> OnlineModel::account() const {
    return transport_ != nullptr ? transport_->account() : std::nullopt;
}

bool OnlineModel::signedIn() const {
    return account().has_value();
}

bool OnlineModel::anonymous() const {
    return account().value_or(architects::online::Account{}).anonymous;
}

QString OnlineModel::email() const {
    return QString::fromStdString(account().value_or(architects::online::Account{}).email);
}

QStringList OnlineModel::providers() const {
    QStringList list;
    const auto known = account();
    for (const std::string& provider : known ? known->providers : std::vector<std::string>()) {
        list.append(QString::fromStdString(provider));
    }
    return list;
}

QString OnlineModel::name() const {
    return client_ ? QString::fromStdString(client_->profile().name) : QString();
}

QString OnlineModel::friendCode() const {
    return client_ ? QString::fromStdString(client_->profile().friendCode) : QString();
}

OnlineModel::Done OnlineModel::answerTo(const QString& what, const QString& match) {
    ++asked_;
    emit busyChanged();
    return [self = QPointer(this), what, match](const Error& error) {
        if (!self.isNull()) {
            self->answered(what, match, error);
        }
    };
}

OnlineModel::GotMatch OnlineModel::matchFor(const QString& what) {
    ++asked_;
    emit busyChanged();
    return [self = QPointer(this), what](const Error& error, const std::string& match) {
        if (!self.isNull()) {
            self->answered(what, QString::fromStdString(match), error);
        }
    };
}

void OnlineModel::answered(const QString& what, const QString& match, const Error& error) {
    --asked_;
    emit busyChanged();
    if (error.ok()) {
        emit succeeded(what, match);
    } else {
        emit failed(what, online_words::sentenceOf(error));
    }
}

void OnlineModel::signInAnonymously() {
    client_->ensureSignedIn(answerTo(QStringLiteral("signIn")));
}

void OnlineModel::signInWithEmail(const QString& email, const QString& password) {
    client_->signInWithEmail(email.trimmed().toStdString(), password.toStdString(),
                             answerTo(QStringLiteral("signIn")));
}

void OnlineModel::linkEmail(const QString& email, const QString& password) {
    client_->linkEmail(email.trimmed().toStdString(), password.toStdString(),
                       answerTo(QStringLiteral("link")));
}

void OnlineModel::sendPasswordReset(const QString& email) {
    transport_->sendPasswordReset(email.trimmed().toStdString(), answerTo(QStringLiteral("reset")));
}

void OnlineModel::signInWithProvider(const QString& provider, const QString& idToken,
                                     const QString& nonce) {
    client_->signInWith({provider.toStdString(), idToken.toStdString(), nonce.toStdString()},
                        answerTo(QStringLiteral("signIn")));
}

void OnlineModel::linkProvider(const QString& provider, const QString& idToken, const QString& nonce) {
    client_->link({provider.toStdString(), idToken.toStdString(), nonce.toStdString()},
                  answerTo(QStringLiteral("link")));
}

void OnlineModel::signOut() {
    client_->signOut();
}

void OnlineModel::setName(const QString& name) {
    client_->setName(name.simplified().left(24).toStdString(), answerTo(QStringLiteral("name")));
}

void OnlineModel::deleteAccount() {
    client_->deleteAccount(answerTo(QStringLiteral("delete")));
}

// ---- friends ----------------------------------------------------------------------------------------

void OnlineModel::addFriend(const QString& code) {
    client_->addFriend(codeIn(code).toStdString(), answerTo(QStringLiteral("addFriend")));
}

void OnlineModel::befriend(const QString& uid, const QString& match) {
    client_->befriend(uid.toStdString(), match.toStdString(), answerTo(QStringLiteral("addFriend"), match));
}

void OnlineModel::removeFriend(const QString& uid) {
    client_->removeFriend(uid.toStdString(), answerTo(QStringLiteral("removeFriend")));
}

void OnlineModel::block(const QString& uid, bool on) {
    client_->block(uid.toStdString(), on, answerTo(QStringLiteral("block")));
}

void OnlineModel::report(const QString& match, const QString& uid, const QString& reason) {
    client_->report(match.toStdString(), uid.toStdString(), reason.toStdString(),
                    answerTo(QStringLiteral("report"), match));
}

// ---- matches ----------------------------------------------------------------------------------------

void OnlineModel::createMatch(const QVariantMap& wish) {
    client_->create(wishOf(wish), matchFor(QStringLiteral("create")));
}

void OnlineModel::join(const QString& codeOrLink) {
    client_->joinByCode(codeIn(codeOrLink).toStdString(), matchFor(QStringLiteral("join")));
}

void OnlineModel::acceptInvite(const QString& match) {
    client_->acceptInvite(match.toStdString(), matchFor(QStringLiteral("join")));
}

void OnlineModel::declineInvite(const QString& match) {
    client_->declineInvite(match.toStdString(), answerTo(QStringLiteral("decline"), match));
}

void OnlineModel::leaveOpen(const QString& match) {
    client_->leaveOpen(match.toStdString(), answerTo(QStringLiteral("leave"), match));
}

void OnlineModel::resign(const QString& match) {
    client_->resign(match.toStdString(), answerTo(QStringLiteral("resign"), match));
}

void OnlineModel::proposeDraw(const QString& match, const QString& kind, const QString& answer) {
    const auto what = kind == QLatin1String("cancel") ? Proposal::Kind::Cancel : Proposal::Kind::Draw;
    client_->proposeDraw(match.toStdString(), what, answer.toStdString(),
                         answerTo(QStringLiteral("propose"), match));
}

void OnlineModel::claimTimeout(const QString& match, const QString& action, int level) {
    client_->claimTimeout(match.toStdString(), action.toStdString(), level,
                          answerTo(QStringLiteral("claim"), match));
}

void OnlineModel::replaceLeaver(const QString& match, int seat, int level) {
    client_->replaceLeaver(match.toStdString(), architects::seatAt(seat), level,
                           answerTo(QStringLiteral("replace"), match));
}

void OnlineModel::takeSeatBack(const QString& match) {
    const auto info = client_->match(match.toStdString());
    if (info) {
        client_->replaceLeaver(match.toStdString(), info->seat, 0,
                               answerTo(QStringLiteral("takeBack"), match));
    }
}

void OnlineModel::rematch(const QString& match) {
    client_->rematch(match.toStdString(), matchFor(QStringLiteral("rematch")));
}

void OnlineModel::sendEmote(const QString& match, const QString& emote) {
    client_->sendEmote(match.toStdString(), emote.toStdString(), answerTo(QStringLiteral("emote"), match));
}

QString OnlineModel::sentenceOf(const LostMove& lost) const {
    const auto first = lost.error.details["first"].integer(-1);
    const auto match = client_->match(lost.match);
    if (!match || first < 0 || first >= static_cast<std::int64_t>(match->seats.size())) {
        return online_words::sentenceOf(lost.error);
    }
    return architects::seatAt(static_cast<int>(first)) == match->seat
               ? tr("Your move on another device came first, and counts.")
               : tr("%1 was first.")
                     .arg(online_words::seatName(match->seats[static_cast<std::size_t>(first)]));
}

WhyNot OnlineModel::lostMove(const QString& match) const {
    const auto lost = client_ ? client_->lostMove(match.toStdString()) : std::nullopt;
    if (!lost) {
        return {};
    }
    return {sentenceOf(*lost), online_words::pageOf(lost->error)};
}

void OnlineModel::forgetLostMove(const QString& match) {
    if (client_) {
        client_->forgetLostMove(match.toStdString());
    }
}

bool OnlineModel::tooOld() const {
    return client_ && (client_->tooOld() || client_->matchesTooNew() > 0);
}

bool OnlineModel::accountGone() const {
    return client_ && client_->accountGone();
}

void OnlineModel::leaveGoneAccount() {
    if (client_) {
        client_->leaveGoneAccount();
    }
}

void OnlineModel::refresh() {
    if (client_) {
        client_->start();
    }
}

QString OnlineModel::codeIn(const QString& text) const {
    return online_words::codeIn(text);
}

// ---- coming and going -------------------------------------------------------------------------------

void OnlineModel::setPush(bool wanted, int quietFrom, int quietTo, const QString& language) {
    push_.wanted = wanted;
    push_.quietFrom = quietFrom;
    push_.quietTo = quietTo;
    push_.language = language.toStdString();
    registerPush();
}

void OnlineModel::registerPush() {
    if (!client_ || push_.token.empty() || !signedIn()) {
        return;
    }
    const int offset = QDateTime::currentDateTime().offsetFromUtc() / 60;
    client_->registerPush(push_.wanted ? push_.token : std::string(), push_.language, offset,
                          push_.quietFrom, push_.quietTo,
                          [](const Error& /*asked again with the next*/) {});
}

void OnlineModel::rest() {
    if (transport_ != nullptr) {
        minute_.stop();
        transport_->rest();
    }
}

void OnlineModel::wake() {
    if (transport_ != nullptr) {
        transport_->wake();
        minute_.start();
        emit matchesChanged();
    }
}

void OnlineModel::retranslate() {
    emit languageChanged();
    emit accountChanged();
    emit matchesChanged();
}

void OnlineModel::openLink(const QString& link) {
    const QString code = codeIn(link);
    if (available() && !code.isEmpty()) {
        emit codeAsked(code);
    }
}
