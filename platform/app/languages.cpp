#include "platform/app/languages.h"

#include <QCoreApplication>
#include <QLocale>

#include <utility>

#include "qml/model/app_model.h"

Languages::Languages(AppModel& app, QQmlEngine& engine, const QString& forced,
                     std::function<QString()> system)
    : app_(app),
      engine_(engine),
      forced_(forced),
      system_(std::move(system)),
      wished_(app.settings()->systemLanguage()) {
    followSystem();
    connect(app.settings(), &SettingsModel::languageChanged, this, &Languages::apply);
    apply();
}

void Languages::followSystem() {
    const QString wish = system_();
    if (wish == wished_) {
        return;
    }
    const bool first = wished_.isEmpty();
    wished_ = wish;
    app_.settings()->setSystemLanguage(wish);
    if (first) {
        return;
    }
    if (app_.settings()->language().isEmpty()) {
        apply();
    } else {
        app_.settings()->setLanguage(QString());
    }
}

void Languages::apply() {
    const QString chosen = forced_.isEmpty() ? app_.settings()->language() : forced_;
    const QLocale locale(chosen.isEmpty() ? wished_ : chosen);
    QLocale::setDefault(locale);
    QCoreApplication::removeTranslator(&own_);
    // English is a translation too: it holds the plural forms.
    const bool found =
        own_.load(locale, QStringLiteral("architects"), QStringLiteral("_"), QStringLiteral(":/i18n"));
    if (found || own_.load(QStringLiteral(":/i18n/architects_en.qm"))) {
        QCoreApplication::installTranslator(&own_);
    }
    app_.retranslate();
    engine_.retranslate();
}
