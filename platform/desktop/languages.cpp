#include "platform/desktop/languages.h"

#include <QCoreApplication>
#include <QLocale>

#include "qml/model/app_model.h"

Languages::Languages(AppModel& app, QQmlEngine& engine, const QString& forced)
    : app_(app), engine_(engine), forced_(forced) {
    connect(app.settings(), &SettingsModel::languageChanged, this, &Languages::apply);
    apply();
}

void Languages::apply() {
    const QString chosen = forced_.isEmpty() ? app_.settings()->language() : forced_;
    const QLocale locale = chosen.isEmpty() ? QLocale::system() : QLocale(chosen);
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
