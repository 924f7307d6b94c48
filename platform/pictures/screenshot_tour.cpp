#include "platform/pictures/screenshot_tour.h"

#include <QAccessible>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QImage>
#include <QQmlComponent>
#include <QQuickItem>
#include <QTimer>
#include <QUrl>
#include <QVariant>

#include <cstdio>
#include <utility>

#include "platform/pictures/cut_texts.h"
#include "platform/pictures/sample_matches.h"
#include "qml/model/app_model.h"

namespace {

constexpr int settleMs = 350; // long enough for the longest transition
constexpr int wordsMs = 40;   // words are in their places before anything has moved

void settle(int ms = settleMs) {
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace

ScreenshotTour::ScreenshotTour(QQmlApplicationEngine& engine, AppModel& app, QString directory)
    : engine_(engine), app_(app), directory_(std::move(directory)) {}

int ScreenshotTour::run(const std::function<void()>& prepare) {
    static constexpr Device phone{"phone", {390, 844}};
    static constexpr Device tablet{"tablet", {1180, 820}};
    if (!open(prepare)) {
        return 1;
    }
    bool good = true;
    for (const char* theme : {"day", "night"}) {
        good = takeAll(phone, theme, 1.0, QString()) && good;
        good = takeAll(tablet, theme, 1.0, QString()) && good;
    }
    good = takeAll(phone, "day", 1.4, QStringLiteral("-large-text")) && good;
    return good ? 0 : 1;
}

int ScreenshotTour::runAt(const QSize& size, qreal textScale, const std::function<void()>& prepare) {
    const QByteArray name = QStringLiteral("%1x%2").arg(size.width()).arg(size.height()).toLatin1();
    return open(prepare) && takeAll({name.constData(), size}, "day", textScale, QString()) ? 0 : 1;
}

QStringList ScreenshotTour::cutTexts() const {
    return ::cutTexts(*window_->contentItem());
}

void ScreenshotTour::speak(const QString& language) {
    if (app_.settings()->language() != language) {
        app_.settings()->setLanguage(language);
        settle(wordsMs);
    }
}

QString ScreenshotTour::gameShown() const {
    return app_.table() != nullptr ? app_.table()->game() : QString();
}

QList<Layer> ScreenshotTour::layers() const {
    return layersOf(*window_->contentItem());
}

bool ScreenshotTour::open(const Layer& layer) {
    const bool opened = openLayer(layer);
    settle(wordsMs);
    return opened;
}

void ScreenshotTour::rest() {
    settle();
}

bool ScreenshotTour::show(const QString& scene) {
    return visit(scene, wordsMs);
}

bool ScreenshotTour::open(const std::function<void()>& prepare) {
    if (!QDir().mkpath(directory_)) {
        std::fprintf(stderr, "architects-pictures: cannot write to %s\n", qPrintable(directory_));
        return false;
    }
    return begin(prepare);
}

bool ScreenshotTour::begin(const std::function<void()>& prepare) {
    prepare(); // first: the matches that follow stand before them in the lists
    prepareMatches();
    return load();
}

void ScreenshotTour::dress(const QSize& size, const QString& theme, qreal textScale) {
    app_.settings()->setTheme(theme);
    app_.settings()->setTextScale(textScale);
    window_->resize(size);
}

QStringList ScreenshotTour::scenes() const {
    return scenes_->property("scenes").toStringList();
}

QStringList ScreenshotTour::pages() const {
    return scenes_->property("pages").toStringList();
}

bool ScreenshotTour::load() {
    engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/Architects/App/Main.qml")));
    window_ = engine_.rootObjects().isEmpty()
                  ? nullptr
                  : qobject_cast<QQuickWindow*>(engine_.rootObjects().constFirst());
    if (window_ == nullptr) {
        return false;
    }
    QQmlComponent tour(&engine_, QUrl(QStringLiteral("qrc:/qt/qml/Architects/Pictures/SceneTour.qml")));
    scenes_.reset(
        tour.createWithInitialProperties({{QStringLiteral("app"), QVariant::fromValue(window_)}}));
    if (scenes_ == nullptr) {
        std::fprintf(stderr, "%s\n", qPrintable(tour.errorString()));
    }
    return scenes_ != nullptr;
}

void ScreenshotTour::prepareMatches() {
    app_.settings()->setAnimationSpeed(0);
    app_.settings()->setPlayerName(QStringLiteral("Nefer"));
    for (const auto& matches : {sampleRivers(), sampleTemples(), samplePyramids(), sampleMatches()}) {
        for (const std::string& match : matches) {
            app_.importMatch(QString::fromStdString(match));
        }
    }
}

bool ScreenshotTour::takeAll(const Device& device, const char* theme, qreal textScale,
                             const QString& suffix) {
    dress(device.size, QString::fromLatin1(theme), textScale);
    bool good = true;
    for (const QString& scene : scenes()) {
        const QString file =
            QStringLiteral("%1/%2-%3-%4%5.png")
                .arg(directory_, scene, QLatin1String(device.name), QLatin1String(theme), suffix);
        const bool written = look(scene).save(file);
        std::printf("%s%s\n", qPrintable(file), written ? "" : ": could not be written");
        good = written && good;
        for (const QString& fault : cutTexts()) {
            std::printf("%s: %s\n", qPrintable(scene), qPrintable(fault));
        }
    }
    return good;
}

bool ScreenshotTour::visit(const QString& scene, int ms) {
    bool there = false;
    QMetaObject::invokeMethod(scenes_.get(), "show", Q_RETURN_ARG(bool, there), Q_ARG(QString, scene));
    settle(ms);
    while (app_.table() != nullptr && app_.table()->review()->working()) {
        settle();
    }
    return there;
}

QImage ScreenshotTour::look(const QString& scene) {
    visit(scene, settleMs);
    return window_->grabWindow();
}

QStringList ScreenshotTour::words() const {
    QStringList found;
    QList<QQuickItem*> items{window_->contentItem()};
    while (!items.isEmpty()) {
        QQuickItem* item = items.takeFirst();
        items += item->childItems();
        QStringList said{item->property("text").toString()};
        if (QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(item)) {
            said += {heard->text(QAccessible::Name), heard->text(QAccessible::Description)};
        }
        for (const QString& words : std::as_const(said)) {
            if (!words.isEmpty() && !found.contains(words)) {
                found += words;
            }
        }
    }
    return found;
}

int ScreenshotTour::tell(const std::function<void()>& prepare) {
    if (!begin(prepare)) {
        return 1;
    }
    bool good = true;
    for (const QString& scene : scenes()) {
        good = visit(scene, wordsMs) && good;
        for (QString line : words()) {
            std::printf("%s: %s\n", qPrintable(scene), qPrintable(line.replace(u'\n', u' ')));
        }
    }
    return good ? 0 : 1;
}
