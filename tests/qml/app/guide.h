#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>

#include "qml/model/table_model.h"

class Languages;

/// What a visit to the app needs and QML cannot do itself.
class Guide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList samples READ samples CONSTANT)
    Q_PROPERTY(QStringList pyramids READ pyramids CONSTANT)
    Q_PROPERTY(QStringList temples READ temples CONSTANT)
    Q_PROPERTY(QStringList rivers READ rivers CONSTANT)
    Q_PROPERTY(bool allLessons READ allLessons CONSTANT)

  public:
    explicit Guide(QObject* parent = nullptr);
    ~Guide() override;
    /// Matches as text: three that are over, then open ones.
    [[nodiscard]] QStringList samples() const;
    /// The same of Pyramidice; see samplePyramids().
    [[nodiscard]] QStringList pyramids() const;
    /// The same of Luxor; see sampleTemples().
    [[nodiscard]] QStringList temples() const;
    /// The same of Egizia; see sampleRivers().
    [[nodiscard]] QStringList rivers() const;
    /// Every lesson on every screen in every language, which takes long: ARCHITECTS_LESSONS is set.
    [[nodiscard]] bool allLessons() const { return qEnvironmentVariableIsSet("ARCHITECTS_LESSONS"); }
    [[nodiscard]] Q_INVOKABLE QString clipboard() const;
    /// Some legal move of the person who looks, always the same one for the same position.
    Q_INVOKABLE bool playSome(TableModel* table) const;
    /// The app speaks this language from now on, as when it is chosen in the settings.
    Q_INVOKABLE void speak(const QString& language);

  private:
    std::unique_ptr<Languages> languages_; ///< none until another language is asked for
};
