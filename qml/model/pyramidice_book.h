#pragma once

#include <QJSEngine>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

/// The cards of Pyramidice in words, for whoever shows them: what each costs, does and is worth.
/// A binding on god() and its like has to read `language` too, because a call has no way to tell that its
/// answer has changed; the lists notify by themselves.
class PyramidiceBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int language READ language NOTIFY languageChanged)
    Q_PROPERTY(QVariantList gods READ gods NOTIFY languageChanged)
    Q_PROPERTY(QVariantList scarabs READ scarabs NOTIFY languageChanged)
    Q_PROPERTY(QVariantList tiles READ tiles NOTIFY languageChanged)
    Q_PROPERTY(QVariantList projects READ projects NOTIFY languageChanged)
    Q_PROPERTY(QVariantList rivals READ rivals NOTIFY languageChanged)

  public:
    /// Without a default, or the engine would make one itself instead of asking create().
    explicit PyramidiceBook(QObject* parent);
    static PyramidiceBook* create(QQmlEngine* engine, QJSEngine* scripts);

    /// How often the language has changed.
    [[nodiscard]] int language() const { return language_; }
    [[nodiscard]] QVariantList gods() const;
    [[nodiscard]] QVariantList scarabs() const;
    [[nodiscard]] QVariantList tiles() const;
    [[nodiscard]] QVariantList projects() const;
    [[nodiscard]] QVariantList rivals() const;

    /// {god, name, power, use, fame, costs: ["d3", "C"], costSpoken, kind, page}; empty for a number that
    /// is no god's.
    Q_INVOKABLE QVariantMap god(int id) const;
    /// {scarab, name, fullName, power, when, page}
    Q_INVOKABLE QVariantMap scarab(int id) const;
    /// {tile, name, cost, fame, gain, page}
    Q_INVOKABLE QVariantMap tile(int id) const;
    /// {project, name, pairs: [[1, 6]], text, page}
    Q_INVOKABLE QVariantMap project(int id) const;
    /// {level, name, power, projects, restFame: [0, 0, 1], page}
    Q_INVOKABLE QVariantMap rival(int level) const;

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
    int language_ = 0;
};
