#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "core/bots/review.h"
#include "qml/model/review_course.h"
#include "qml/model/review_rows.h"

class TableModel;
namespace architects::play {
class Session;
}

/// A finished match looked at again: the chances after every move, the moves that cost most, and for each
/// of those how it went and how it could have gone. It leads the table's board to whatever is looked at.
class ReviewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A review belongs to a table")
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY changed)
    Q_PROPERTY(bool done READ done NOTIFY changed)
    Q_PROPERTY(int percent READ percent NOTIFY changed)
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(int moveCount READ moveCount NOTIFY changed)
    Q_PROPERTY(int known READ known NOTIFY changed)
    Q_PROPERTY(QList<ReviewLine> curves READ curves NOTIFY changed)
    Q_PROPERTY(QList<ReviewMistake> mistakes READ mistakes NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(int at READ at WRITE setAt NOTIFY moved)
    Q_PROPERTY(ReviewMove now READ now NOTIFY moved)
    Q_PROPERTY(int mistake READ mistake NOTIFY moved)
    Q_PROPERTY(bool better READ better NOTIFY moved)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY moved)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY moved)

  public:
    ReviewModel(TableModel* table, architects::play::Session* session);
    ~ReviewModel() override;
    Q_DISABLE_COPY_MOVE(ReviewModel)

    [[nodiscard]] bool possible() const;
    /// Why it is not possible; empty if it is.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] bool done() const;
    /// Somebody looks at it, and there is more to come.
    [[nodiscard]] bool working() const;
    [[nodiscard]] int percent() const;
    /// How far it has come, as a sentence; empty when it is done.
    [[nodiscard]] QString progress() const;
    [[nodiscard]] int moveCount() const { return static_cast<int>(moves_.size()); }
    /// After how many of the moves the chances are known.
    [[nodiscard]] int known() const;
    /// One for each seat.
    [[nodiscard]] QList<ReviewLine> curves() const;
    /// The costliest first.
    [[nodiscard]] QList<ReviewMistake> mistakes() const;
    /// The whole curve in words.
    [[nodiscard]] QString summary() const;

    /// What is looked at: after how many moves.
    [[nodiscard]] int at() const { return at_; }
    void setAt(int at);
    [[nodiscard]] ReviewMove now() const;
    using QObject::event;
    /// Which of the mistakes is looked at; -1 none.
    [[nodiscard]] int mistake() const { return mistake_; }
    /// The course looked at is the better one, not the one that was played.
    [[nodiscard]] bool better() const { return better_; }
    /// How many moves into it; 0 is the position before the mistake.
    [[nodiscard]] int step() const { return step_; }
    void setStep(int step);
    /// How many moves that course has.
    [[nodiscard]] int stepCount() const { return static_cast<int>(course_.size()); }

    /// A screen looks at it: it starts, or goes on.
    Q_INVOKABLE void begin();
    /// That screen is gone. Where no other looks, the table shows the end of the match again.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void openMistake(int index);
    Q_INVOKABLE void closeMistake();
    /// Looks at one of the two courses.
    Q_INVOKABLE void choose(bool better);

    /// The app is in front again.
    void wake();
    void retranslate();

  signals:
    void changed();
    /// Something else is looked at.
    void moved();

  private:
    [[nodiscard]] const architects::Review& review() const;
    [[nodiscard]] const architects::Mistake& opened() const;
    [[nodiscard]] int seatCount() const;
    [[nodiscard]] QList<int> chancesAt(int at) const;
    [[nodiscard]] QList<int> chancesInstead() const;
    /// The move that is looked at; null where none is, because one looks at a beginning.
    [[nodiscard]] const CourseMove* looked() const;
    void follow();
    void goTo(int at);
    void look();
    void read();
    void readCourse();
    void showCourse();

    TableModel* table_;
    architects::play::Session* session_;
    std::vector<CourseMove> moves_;  ///< of the match
    std::vector<CourseMove> course_; ///< of the course looked at
    int screens_ = 0;                ///< so many look at it: one that slides away still does
    bool following_ = false; ///< nobody has pointed anywhere yet: the board shows the move being looked at
    int at_ = 0;
    int mistake_ = -1;
    bool better_ = true;
    int step_ = 0;
};
