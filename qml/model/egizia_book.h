#pragma once

#include <QJSEngine>
#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "qml/model/egizia_rows.h"

/// A Nile card in words.
struct EgiziaCardWords {
    Q_GADGET
    ROW_TYPE(egiziaCardWords)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString kindTitle MEMBER kindTitle)
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(QString rounds MEMBER rounds)
    Q_PROPERTY(int copies MEMBER copies)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(int amount MEMBER amount)
    Q_PROPERTY(QString page MEMBER page)

  public:
    int card = 0;
    QString code;  ///< "N07"
    QString title; ///< short
    QString text;  ///< what it does
    QString kind;  ///< "field", "quarry", "always", "whenever" or "now"
    QString kindTitle;
    QString when;
    QString rounds;
    int copies = 0;
    int colour = 0;
    int amount = 0;
    QString page;
    friend bool operator==(const EgiziaCardWords&, const EgiziaCardWords&) = default;
};

/// A bend in words.
struct EgiziaBendWords {
    Q_GADGET
    ROW_TYPE(egiziaBendWords)
    Q_PROPERTY(int bend MEMBER bend)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int site MEMBER site)
    Q_PROPERTY(QString page MEMBER page)

  public:
    int bend = 0;
    QString name;
    QString kind; ///< "card", "camp" or "site"
    QString text;
    int site = -1;
    QString page;
    friend bool operator==(const EgiziaBendWords&, const EgiziaBendWords&) = default;
};
/// The cards, bends and phases of Egizia in words, for whoever shows them. Numbers are those of
/// egizia_rows.h. The lists are in the order of their numbers, and change with the language.
class EgiziaBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QList<EgiziaCardWords> cards READ cards NOTIFY languageChanged)
    Q_PROPERTY(QList<EgiziaRiddle> riddles READ riddles NOTIFY languageChanged)
    Q_PROPERTY(QList<EgiziaBendWords> bends READ bends NOTIFY languageChanged)
    Q_PROPERTY(QList<EgiziaRoundPhase> stages READ stages NOTIFY languageChanged)
    Q_PROPERTY(QList<QString> floods READ floods NOTIFY languageChanged)

  public:
    /// Without a default, or the engine would make one itself instead of asking create().
    explicit EgiziaBook(QObject* parent);
    static EgiziaBook* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] QList<EgiziaCardWords> cards() const { return cards_; }
    [[nodiscard]] QList<EgiziaRiddle> riddles() const { return riddles_; }
    [[nodiscard]] QList<EgiziaBendWords> bends() const { return bends_; }
    [[nodiscard]] QList<EgiziaRoundPhase> stages() const { return stages_; }
    /// The names of the three heights.
    [[nodiscard]] QList<QString> floods() const { return floods_; }

    /// After the translators changed.
    void retranslate();

  signals:
    void languageChanged();

  private:
    void write();

    QList<EgiziaCardWords> cards_;
    QList<EgiziaRiddle> riddles_;
    QList<EgiziaBendWords> bends_;
    QList<EgiziaRoundPhase> stages_;
    QList<QString> floods_;
};
