// Makes the pictures of the stores' listings from the real app: its own tour, in each language, phone and
// tablet, framed, with a caption.
//   store-pictures <store folder> [--languages en,it] [--only phone|tablet|feature]
#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImageWriter>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>

#include <cstdio>

#include "platform/app/architects_app.h"
#include "platform/pictures/sample_friends.h"
#include "platform/pictures/screenshot_tour.h"
#include "qml/ui/fonts.h"
#include "qml/ui/smooth_edges.h"
#include "store/maker/frame.h"

namespace {

constexpr QSize phonePoints(402, 874);

/// Google's tablets are wider than Apple's.
constexpr QSize tabletPoints(System system) {
    return system == System::Apple ? QSize(1180, 820) : QSize(1280, 800);
}

constexpr int quality = 82; // of the JPEGs: below it the thin lines of the drawings blur

/// A phone's screen, whose edges belong to the system.
class PictureDevice final : public Device {
  public:
    [[nodiscard]] Abilities abilities() const override { return {true, true, true, false, false, {}}; }
    void share(const QString& /*text*/) override {}
    [[nodiscard]] Permission notifications() const override { return Permission::Granted; }
    [[nodiscard]] QMarginsF insets() const override { return covered_; }
    void cover(const QMarginsF& covered) {
        covered_ = covered;
        emit insetsChanged();
    }

  private:
    QMarginsF covered_;
};

/// Where a store wants a picture, and how large.
struct Place {
    QString folder;
    QString name;
    QSize size;
    System system;
};

class Maker {
  public:
    Maker(ScreenshotTour& tour, AppModel& app, PictureDevice& device, QString store)
        : tour_(tour), app_(app), device_(device), store_(std::move(store)) {}

    bool read();
    bool make(const QString& language, const QString& only);

  private:
    bool makeAll(const QString& device, const QString& language);
    bool makeFeature(const QString& language);
    [[nodiscard]] bool makeReadme() const;
    QImage look(const QString& device, System system, const QString& scene, const QString& theme);
    [[nodiscard]] QString locale(const char* store, const QString& language) const {
        return shown_[QLatin1String("locales")][QLatin1String(store)][language].toString();
    }
    [[nodiscard]] QList<Place> places(bool tablet, const QString& language, int number) const;
    static bool save(const QImage& picture, const QString& words, const QString& folder,
                     const QString& name);

    ScreenshotTour& tour_;
    AppModel& app_;
    PictureDevice& device_;
    QString store_;
    QJsonObject shown_;
};

bool Maker::read() {
    QFile file(store_ + QStringLiteral("/maker/pictures.json"));
    if (file.open(QIODevice::ReadOnly)) {
        shown_ = QJsonDocument::fromJson(file.readAll()).object();
    }
    if (shown_.isEmpty()) {
        std::fprintf(stderr, "store-pictures: %s cannot be read\n", qPrintable(file.fileName()));
    }
    return !shown_.isEmpty();
}

bool Maker::make(const QString& language, const QString& only) {
    app_.settings()->setLanguage(language);
    bool good = true;
    for (const char* device : {"phone", "tablet"}) {
        if (only.isEmpty() || only == QLatin1String(device)) {
            good = makeAll(QString::fromLatin1(device), language) && good;
        }
    }
    if (only.isEmpty() || only == QLatin1String("feature")) {
        good = makeFeature(language) && good;
    }
    if (language == QLatin1String("en") && (only.isEmpty() || only == QLatin1String("phone"))) {
        good = makeReadme() && good;
    }
    return good;
}

QList<Place> Maker::places(bool tablet, const QString& language, int number) const {
    const QString android = store_ + QStringLiteral("/fastlane/metadata/android/") +
                            locale("android", language) +
                            (tablet ? QStringLiteral("/images/tenInchScreenshots")
                                    : QStringLiteral("/images/phoneScreenshots"));
    const QString ios = store_ + QStringLiteral("/fastlane/screenshots/ios/") + locale("ios", language);
    return {{android, QString::number(number) + QStringLiteral(".jpg"),
             tablet ? QSize(2560, 1440) : QSize(1080, 1920), System::Android},
            {ios,
             (tablet ? QStringLiteral("tablet-") : QStringLiteral("phone-")) + QString::number(number) +
                 QStringLiteral(".jpg"),
             tablet ? QSize(2752, 2064) : QSize(1260, 2736), System::Apple}};
}

QImage Maker::look(const QString& device, System system, const QString& scene, const QString& theme) {
    const bool tablet = device == QLatin1String("tablet");
    device_.cover(tablet ? QMarginsF() : QMarginsF(0, statusBar, 0, homeBar));
    tour_.dress(tablet ? tabletPoints(system) : phonePoints, theme, 1.0);
    if (!tour_.scenes().contains(scene)) {
        std::fprintf(stderr, "store-pictures: the app has no scene called %s\n", qPrintable(scene));
        return {};
    }
    return tour_.look(scene);
}

bool Maker::makeAll(const QString& device, const QString& language) {
    bool good = true;
    int number = 0;
    for (const QJsonValue& one : shown_[device].toArray()) {
        const QString theme = one[QLatin1String("theme")].toString();
        ++number;
        for (const Place& place : places(device == QLatin1String("tablet"), language, number)) {
            const QImage screen = look(device, place.system, one[QLatin1String("scene")].toString(), theme);
            const Frame frame{place.size,
                              theme == QLatin1String("night"),
                              device == QLatin1String("tablet"),
                              one[QLatin1String("caption")][language].toString(),
                              place.system,
                              QColor(one[QLatin1String("tint")].toString())};
            good = !screen.isNull() &&
                   save(framed(screen, frame), frame.caption, place.folder, place.name) && good;
        }
    }
    return good;
}

bool Maker::makeFeature(const QString& language) {
    const QJsonObject feature = shown_[QLatin1String("feature")].toObject();
    QList<QImage> screens;
    for (const QJsonValue& one : feature[QLatin1String("scenes")].toArray()) {
        screens.append(
            look(QStringLiteral("phone"), System::Android, one.toString(), QStringLiteral("day")));
    }
    const QImage icon(store_ + QStringLiteral("/icon/google-play.png"));
    const QString folder = store_ + QStringLiteral("/fastlane/metadata/android/") +
                           locale("android", language) + QStringLiteral("/images");
    const QString line = feature[QLatin1String("line")][language].toString();
    return save(featureGraphic(icon, line, screens), line, folder, QStringLiteral("featureGraphic.jpg"));
}

/// The first four of a phone in a row, as small as the page of the repository shows them.
bool Maker::makeReadme() const {
    constexpr int count = 4;
    constexpr QSize small(400, 711);
    QImage row(count * small.width(), small.height(), QImage::Format_RGB32);
    QPainter painter(&row);
    for (int i = 0; i < count; ++i) {
        const Place place = places(false, QStringLiteral("en"), i + 1).constFirst();
        const QImage one(place.folder + u'/' + place.name);
        painter.drawImage(i * small.width(), 0,
                          one.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    painter.end();
    const QString file = store_ + QStringLiteral("/pictures/tables.png");
    const bool written =
        row.convertToFormat(QImage::Format_Indexed8, Qt::DiffuseDither).save(file); // a third of the weight
    std::printf("%s%s\n", qPrintable(file), written ? "" : ": could not be written");
    return written;
}

/// The words stand in the file too, so that a test sees a picture that still has old ones.
bool Maker::save(const QImage& picture, const QString& words, const QString& folder, const QString& name) {
    const QString file = folder + u'/' + name;
    QImageWriter writer(file, "JPG");
    writer.setQuality(quality);
    writer.setOptimizedWrite(true); // a tenth lighter, the same picture to the last pixel
    writer.setText(QStringLiteral("Description"), words);
    const bool written = QDir().mkpath(folder) && writer.write(picture);
    std::printf("%s%s\n", qPrintable(file), written ? "" : ": could not be written");
    return written;
}

} // namespace

int main(int argc, char* argv[]) {
    architects::ui::askForSmoothEdges();
    const QGuiApplication qt(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption languages(QStringLiteral("languages"),
                                       QStringLiteral("Only these, such as en,it."),
                                       QStringLiteral("codes"), QStringLiteral("en,it,es,fr,de"));
    const QCommandLineOption only(QStringLiteral("only"), QStringLiteral("phone, tablet or feature."),
                                  QStringLiteral("what"));
    parser.addOptions({languages, only});
    parser.addPositionalArgument(QStringLiteral("store"),
                                 QStringLiteral("The folder store of the repository."));
    parser.addHelpOption();
    parser.process(qt);
    if (parser.positionalArguments().size() != 1) {
        parser.showHelp(2);
    }
    architects::ui::registerFonts();
    SampleFriends friends;
    auto device = std::make_unique<PictureDevice>();
    PictureDevice& phone = *device;
    ArchitectsApp app({AppStore::inMemory, {}, {}, {}}, friends.transport(), std::move(device));
    ScreenshotTour tour(app.engine(), app.app(), QString());
    if (!tour.begin([&] { friends.bringSamples(app.online(), app.store()); })) {
        std::fputs("store-pictures: the app could not be opened\n", stderr);
        return 1;
    }
    Maker maker(tour, app.app(), phone, parser.positionalArguments().constFirst());
    bool good = maker.read();
    for (const QString& language : parser.value(languages).split(u',')) {
        good = good && maker.make(language, parser.value(only));
    }
    return good ? 0 : 1;
}
