#include "faraway.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

using architects::online::Value;

namespace {

Faraway* theOne = nullptr;

Value valueOf(const QVariant& variant) {
    switch (variant.typeId()) {
    case QMetaType::Bool: return variant.toBool();
    case QMetaType::Int:
    case QMetaType::Double: return static_cast<std::int64_t>(variant.toLongLong());
    default: return variant.toString().toStdString();
    }
}

} // namespace

Faraway::Faraway(architects::save::Store* store, AppModel* app, FakeDevice* phone)
    : store_(store), phone_(phone), online_(friends_.transport(), store) {
    theOne = this;
    online_.setClock([this] { return friends_.server().now(); });
    app->playWith(&online_);
}

Faraway* Faraway::create(QQmlEngine* /*engine*/, QJSEngine* /*scripts*/) {
    QJSEngine::setObjectOwnership(theOne, QJSEngine::CppOwnership);
    return theOne;
}

QString Faraway::clipboard() const {
    return QGuiApplication::clipboard()->text();
}

void Faraway::begin() {
    friends_.setOnline(true);
    friends_.leaveAll();
    if (online_.signedIn()) {
        online_.deleteAccount();
        friends_.settle();
    }
    QCoreApplication::processEvents();
}

void Faraway::bringSamples() {
    friends_.bringSamples(online_, *store_);
}

void Faraway::setOnline(bool online) {
    friends_.setOnline(online);
}

void Faraway::settle() {
    friends_.settle();
    QCoreApplication::processEvents();
}

QString Faraway::codeOf(const QString& name) {
    return QString::fromStdString(person(name).friendCode());
}

QString Faraway::uidOf(const QString& name) {
    return QString::fromStdString(person(name).uid());
}

void Faraway::join(const QString& name, const QString& code) {
    person(name).join(code.toStdString());
    friends_.settle();
}

void Faraway::invite(const QString& name, const QString& game, const QString& match) {
    person(name).invite(friends_.transport()->account()->uid, game.toStdString(), match.toStdString());
    friends_.settle();
}

void Faraway::befriend(const QString& name) {
    person(name).befriend(online_.friendCode().toStdString());
    friends_.settle();
}

void Faraway::pause(const QString& name, bool on) {
    person(name).setWaiting(on);
}

QString Faraway::call(const QString& name, const QString& function, const QVariantMap& data) {
    Value::Map map;
    for (auto one = data.begin(); one != data.end(); ++one) {
        map.insert({one.key().toStdString(), valueOf(one.value())});
    }
    person(name).call(function.toStdString(), map);
    friends_.settle();
    return QString::fromStdString(person(name).refused());
}

void Faraway::passHours(int hours) {
    friends_.server().setTime(friends_.server().now() + std::int64_t{hours} * 3'600'000);
    friends_.settle();
    emit online_.matchesChanged(); // as every minute
}

QString Faraway::at(const QString& path) const {
    return QString::fromStdString(friends_.server().at(path.toStdString()).text());
}

void Faraway::play(const QString& match, int moves) {
    friends_.playMine(online_, *store_, match.toStdString(), moves);
}

void Faraway::openLink(const QString& link) {
    online_.openLink(link);
}

void Faraway::willAllow(bool allow) {
    phone_->asked = 0;
    phone_->settingsOpened = 0;
    phone_->answers = allow ? Device::Permission::Granted : Device::Permission::Denied;
    phone_->answer(Device::Permission::Unasked);
}

void Faraway::tap(const QString& match) {
    friends_.tapPush(match.toStdString());
}
