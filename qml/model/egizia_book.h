#pragma once

#include <QJSEngine>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

/// The cards, bends and phases of Egizia in words, for whoever shows them. Numbers are those of
/// EgiziaModel. A binding on card() and its like has to read `language` too, because a call has no way to
/// tell that its answer has changed; the lists notify by themselves.
class EgiziaBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int language READ language NOTIFY languageChanged)
    Q_PROPERTY(QVariantList cards READ cards NOTIFY languageChanged)
    Q_PROPERTY(QVariantList riddles READ riddles NOTIFY languageChanged)
    Q_PROPERTY(QVariantList bends READ bends NOTIFY languageChanged)
    Q_PROPERTY(QVariantList stages READ stages NOTIFY languageChanged)
    Q_PROPERTY(QVariantList sources READ sources NOTIFY languageChanged)

  public:
    /// Without a default, or the engine would make one itself instead of asking create().
    explicit EgiziaBook(QObject* parent);
    static EgiziaBook* create(QQmlEngine* engine, QJSEngine* scripts);

    /// How often the language has changed.
    [[nodiscard]] int language() const { return language_; }
    [[nodiscard]] QVariantList cards() const;
    [[nodiscard]] QVariantList riddles() const;
    [[nodiscard]] QVariantList bends() const;
    [[nodiscard]] QVariantList stages() const;
    /// What points come from: {source (0..10), title}.
    [[nodiscard]] QVariantList sources() const;

    /// {card, code ("N07"), title (short), text (what it does), kind ("field", "quarry", "always",
    /// "whenever" or "now"), kindTitle, when, rounds, copies, colour, amount, page}; empty for a number
    /// that is no card's.
    Q_INVOKABLE QVariantMap card(int number) const;
    /// {riddle, code ("S05"), title, text, best (points at most; 0 open), page}
    Q_INVOKABLE QVariantMap riddle(int number) const;
    /// {bend, name, kind, text, site (-1), page}
    Q_INVOKABLE QVariantMap bend(int number) const;
    /// {number, title, text, page}
    Q_INVOKABLE QVariantMap stage(int number) const;
    Q_INVOKABLE QString workerName(int worker) const;
    Q_INVOKABLE QString monumentName(const QString& monument) const;
    Q_INVOKABLE QString floodName(int flood) const;

    /// After the translators changed.
    void retranslate();

  signals:
    void languageChanged();

  private:
    int language_ = 0;
};
