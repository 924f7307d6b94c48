#pragma once

#include <QJSEngine>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "qml/model/pyramidice_cards.h"

/// The cards of Pyramidice in words, for whoever shows them: what each costs, does and is worth.
/// The lists notify by themselves when the language changes, so a binding reads those; card n is at n - 1.
class PyramidiceBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int language READ language NOTIFY languageChanged)
    Q_PROPERTY(QList<PyramidiceGodText> gods READ gods NOTIFY languageChanged)
    Q_PROPERTY(QList<PyramidiceScarabText> scarabs READ scarabs NOTIFY languageChanged)
    Q_PROPERTY(QList<PyramidiceTileText> tiles READ tiles NOTIFY languageChanged)
    Q_PROPERTY(QList<PyramidiceProjectText> projects READ projects NOTIFY languageChanged)
    Q_PROPERTY(QList<PyramidiceRivalText> rivals READ rivals NOTIFY languageChanged)

  public:
    /// Without a default, or the engine would make one itself instead of asking create().
    explicit PyramidiceBook(QObject* parent);
    static PyramidiceBook* create(QQmlEngine* engine, QJSEngine* scripts);

    /// How often the language has changed.
    [[nodiscard]] int language() const { return language_; }
    [[nodiscard]] QList<PyramidiceGodText> gods() const { return gods_; }
    [[nodiscard]] QList<PyramidiceScarabText> scarabs() const { return scarabs_; }
    [[nodiscard]] QList<PyramidiceTileText> tiles() const { return tiles_; }
    [[nodiscard]] QList<PyramidiceProjectText> projects() const { return projects_; }
    [[nodiscard]] QList<PyramidiceRivalText> rivals() const { return rivals_; }

    Q_INVOKABLE PyramidiceGodText god(int id) const { return gods_.value(id - 1); }
    Q_INVOKABLE PyramidiceScarabText scarab(int id) const { return scarabs_.value(id - 1); }
    Q_INVOKABLE PyramidiceTileText tile(int id) const { return tiles_.value(id - 1); }
    Q_INVOKABLE PyramidiceProjectText project(int id) const { return projects_.value(id - 1); }
    Q_INVOKABLE PyramidiceRivalText rival(int level) const { return rivals_.value(level - 1); }

    /// "2 Workers"; kind is W, C or S.
    Q_INVOKABLE QString resourceName(const QString& kind, int count) const;
    /// "Prayer die, 4"; without the value if that is 0.
    Q_INVOKABLE QString dieSpoken(bool prayer, int value) const;
    /// "a 3 and a Cat", for ["d3", "C"]
    Q_INVOKABLE QString costSpoken(const QStringList& codes) const;

    /// After the translators changed.
    void retranslate();

  signals:
    void languageChanged();

  private:
    void makeLists();

    int language_ = 0;
    QList<PyramidiceGodText> gods_;
    QList<PyramidiceScarabText> scarabs_;
    QList<PyramidiceTileText> tiles_;
    QList<PyramidiceProjectText> projects_;
    QList<PyramidiceRivalText> rivals_;
};
