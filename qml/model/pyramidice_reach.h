#pragma once

#include "qml/model/board_question.h"
#include "qml/model/pyramidice_model.h"

/// What can be done with a die, and what holding it over something would do.
class PyramidiceReach : public BoardQuestion {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int die MEMBER die_ NOTIFY changed)
    Q_PROPERTY(bool sparing MEMBER sparing_ NOTIFY changed)
    Q_PROPERTY(PyramidiceAim aim MEMBER aim_ NOTIFY changed)
    Q_PROPERTY(QList<PyramidiceTarget> targets READ targets NOTIFY answered)
    Q_PROPERTY(bool carnelian READ carnelian NOTIFY answered)
    Q_PROPERTY(PyramidiceTarget best READ best NOTIFY answered)
    Q_PROPERTY(PyramidiceNudges nudges READ nudges NOTIFY answered)
    Q_PROPERTY(bool helps READ helps NOTIFY answered)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY answered)

  public:
    using BoardQuestion::BoardQuestion;

    /// Where the die may be built. Carnelian's help is taken where it saves a Worker, unless it is spared.
    [[nodiscard]] QList<PyramidiceTarget> targets() const { return targets_; }
    /// Could Carnelian help with this die?
    [[nodiscard]] bool carnelian() const { return carnelian_; }
    /// The best build of all dice rolled; its space is -1 if there is none.
    [[nodiscard]] PyramidiceTarget best() const { return best_; }
    [[nodiscard]] PyramidiceNudges nudges() const { return nudges_; }
    /// The die helps to pay for the god it is held over.
    [[nodiscard]] bool helps() const { return helps_; }
    /// Why it may not be used where it is held; empty over nothing.
    [[nodiscard]] QString whyNot() const { return whyNot_; }

  protected:
    void ask() override;

  private:
    void askBest(const PyramidiceModel& board);

    int die_ = -1;
    bool sparing_ = false;
    PyramidiceAim aim_;
    QList<PyramidiceTarget> targets_;
    bool carnelian_ = false;
    PyramidiceTarget best_;
    PyramidiceNudges nudges_;
    bool helps_ = false;
    QString whyNot_;
};

/// What the power of a god needs to be told, and what may be answered.
class PyramidicePower : public BoardQuestion {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int god MEMBER god_ NOTIFY changed)
    Q_PROPERTY(int die MEMBER die_ NOTIFY changed)
    Q_PROPERTY(Asks asks READ asks NOTIFY answered)
    Q_PROPERTY(QList<int> dice READ dice NOTIFY answered)
    Q_PROPERTY(QList<int> choices READ choices NOTIFY answered)

  public:
    enum class Asks {
        Nothing,
        Die,    ///< a die, and a value for it
        Value,  ///< which value of three
        God,    ///< which god goes
        Piece,  ///< which piece
        Reroll, ///< which dice
    };
    Q_ENUM(Asks)

    using BoardQuestion::BoardQuestion;

    [[nodiscard]] Asks asks() const { return asks_; }
    /// The dice that may be turned.
    [[nodiscard]] QList<int> dice() const { return dice_; }
    /// The values for the die; else the values, gods or pieces (1 W, 2 C, 3 S) to choose from.
    [[nodiscard]] QList<int> choices() const { return choices_; }

  protected:
    void ask() override;

  private:
    int god_ = 0;
    int die_ = -1;
    Asks asks_ = Asks::Nothing;
    QList<int> dice_;
    QList<int> choices_;
};
