#include "platform/pictures/fit_check.h"

#include <QFile>
#include <QSet>
#include <QStringList>

#include <cstdio>
#include <utility>

#include "platform/pictures/accepted_faults.h"
#include "platform/pictures/screenshot_tour.h"

namespace {

int tell(const QStringList& lines) {
    for (const QString& line : lines) {
        std::printf("%s\n", qPrintable(line));
    }
    return lines.isEmpty() ? 0 : 1;
}

/// A walk through the app at one place, in one language.
class Walk {
  public:
    Walk(ScreenshotTour& tour, AcceptedFaults& accepted, QString where)
        : tour_(tour), accepted_(accepted), where_(std::move(where)) {}

    void visit(const QString& screen) {
        if (!tour_.show(screen)) {
            found_.append(QStringLiteral("%1: cannot be shown").arg(screen));
        }
        read(screen);
    }
    /// Opens everything that can be opened over a screen, each kind once for each game.
    void open(const QString& screen) {
        const QString game = tour_.gameShown();
        for (const Layer& layer : tour_.layers()) {
            if (opened_.contains(game + layer.name)) {
                continue;
            }
            if (tour_.open(layer)) {
                opened_.insert(game + layer.name);
                read(screen + QLatin1Char('+') + layer.name);
            }
            closeLayer(layer);
        }
    }
    [[nodiscard]] const QStringList& found() const { return found_; }

  private:
    void read(const QString& screen) {
        QStringList faults = tour_.cutTexts();
        if (!faults.isEmpty()) { // perhaps only not in its place yet: a busy machine is slow
            ScreenshotTour::rest();
            faults = tour_.cutTexts();
        }
        for (const QString& fault : std::as_const(faults)) {
            if (!accepted_.accept(where_, screen, fault)) {
                found_.append(QStringLiteral("%1, %2: %3").arg(where_, screen, fault));
            }
        }
    }

    ScreenshotTour& tour_;
    AcceptedFaults& accepted_;
    QString where_;
    QSet<QString> opened_;
    QStringList found_;
};

QStringList walkThrough(ScreenshotTour& tour, const FitPlace& place, const QString& language,
                        AcceptedFaults& accepted) {
    const QString where = QStringLiteral("%1x%2@%3 %4")
                              .arg(place.size.width())
                              .arg(place.size.height())
                              .arg(place.textScale)
                              .arg(language);
    tour.speak(language);
    Walk walk(tour, accepted, where);
    for (const QString& screen : tour.scenes()) {
        if (place.reviews || !screen.startsWith(QLatin1String("review"))) {
            walk.visit(screen);
            walk.open(screen);
        }
    }
    for (const QString& page : place.pages ? tour.pages() : QStringList()) {
        walk.visit(page);
    }
    QStringList found = walk.found();
    for (const QString& line : place.pages ? accepted.unused(where) : QStringList()) {
        found.append(QStringLiteral("nothing needs this line any more: %1").arg(line));
    }
    return found;
}

} // namespace

int checkFit(ScreenshotTour& tour, const FitPlace& place, const QString& accepted,
             const std::function<void()>& prepare) {
    AcceptedFaults faults;
    QFile file(accepted);
    if (!accepted.isEmpty() && !file.open(QIODevice::ReadOnly)) {
        return tell({QStringLiteral("%1 cannot be read").arg(accepted)});
    }
    const QStringList wrong =
        accepted.isEmpty() ? QStringList() : faults.read(QString::fromUtf8(file.readAll()));
    if (!wrong.isEmpty() || !tour.begin(prepare)) {
        tell(wrong);
        return 1;
    }
    tour.dress(place.size, QStringLiteral("day"), place.textScale);
    QStringList found;
    for (const QString& language : place.languages) {
        found += walkThrough(tour, place, language, faults);
    }
    return tell(found);
}
