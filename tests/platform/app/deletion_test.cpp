// Deleting the account here takes nothing back at Apple (TN3194), so the person is told how to do that
// there: in the language of the app, and with the words that Apple's own settings have in it.
#include <catch2/catch.hpp>

#include <QDir>
#include <QQuickItem>

#include <algorithm>
#include <iterator>

#include "platform/pictures/layers.h"
#include "tests/platform/app/running_app.h"

namespace {

/// What an iPhone calls its settings, and the entry below the person's name.
struct Iphone {
    const char* language;
    const char* settings;
    const char* entry;
};
constexpr Iphone iphones[] = {
    {"en", "Settings", "Sign in with Apple"},      {"it", "Impostazioni", "Accedi con Apple"},
    {"es", "Ajustes", "Iniciar sesión con Apple"}, {"fr", "Réglages", "Se connecter avec Apple"},
    {"de", "Einstellungen", "Mit Apple anmelden"},
};

/// Somebody who signed in by a provider, at the question before the account is deleted.
struct AskedForGood {
    AskedForGood(const char* language, const char* provider) : running(AppStore::inMemory) {
        running.app.app().settings()->setLanguage(QString::fromLatin1(language));
        REQUIRE(running.app.online().open());
        running.app.online().signInWithProvider(QString::fromLatin1(provider), QStringLiteral("a token"),
                                                QStringLiteral("a nonce"));
        REQUIRE(comes([this] { return running.app.online().signedIn(); }));
        auto* current = running.app.window()->property("current").value<QObject*>();
        QMetaObject::invokeMethod(current, "go", Q_ARG(QString, QStringLiteral("account")),
                                  Q_ARG(QVariant, QVariant(QVariantMap())));
        REQUIRE(comes([this] { return sheet() != nullptr; }));
        QMetaObject::invokeMethod(sheet(), "open");
        REQUIRE(comes([this] { return sheet()->property("opened").toBool(); }));
    }
    [[nodiscard]] QQuickItem* sheet() const {
        const QList<Layer> all = layersOf(*running.app.window()->contentItem());
        const auto found = std::find_if(all.begin(), all.end(), [](const Layer& one) {
            return one.name == QLatin1String("DeleteSheet");
        });
        return found == all.end() ? nullptr : found->item;
    }
    /// Every text on the sheet that can be seen and speaks of Apple.
    [[nodiscard]] QStringList ofApple() const {
        QStringList texts;
        collect(*sheet(), texts);
        return texts;
    }

    RunningApp running;

  private:
    static void collect(const QQuickItem& item, QStringList& texts) {
        const QString text = item.property("text").toString();
        if (item.isVisible() && text.contains(QLatin1String("Apple"))) {
            texts.append(text);
        }
        for (const QQuickItem* child : item.childItems()) {
            collect(*child, texts);
        }
    }
};

} // namespace

TEST_CASE(
    "Who deletes an account that Apple signed in is told in the app's language how to end that at Apple") {
    for (const Iphone& iphone : iphones) {
        AskedForGood asked(iphone.language, "apple.com");
        const QStringList told = asked.ofApple();
        INFO(iphone.language << ": " << told.join(u'|').toStdString());
        REQUIRE(told.size() == 1);
        CHECK(told.first().contains(QString::fromUtf8(iphone.settings)));
        CHECK(told.first().contains(QString::fromUtf8(iphone.entry)));
    }
}

TEST_CASE("Every language of the app is one in which that is told") {
    const QStringList spoken =
        QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("architects_*.qm")});
    CHECK(spoken.size() == static_cast<qsizetype>(std::size(iphones)));
    for (const Iphone& iphone : iphones) {
        CHECK(spoken.contains(QStringLiteral("architects_%1.qm").arg(QLatin1String(iphone.language))));
    }
}

TEST_CASE("Who signed in with Google hears nothing of Apple when the account is deleted") {
    AskedForGood asked("de", "google.com");
    CHECK(asked.ofApple().isEmpty());
}
