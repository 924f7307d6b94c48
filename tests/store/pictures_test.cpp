// The listings' pictures as a person meets them: small, in a row, and each store's on its own phones.
#include <catch2/catch.hpp>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <vector>

namespace {

constexpr QSize thumb(72, 128);

QImage picture(const QString& file) {
    const QImage read(QStringLiteral(ARCHITECTS_STORE) + file);
    INFO(file.toStdString());
    REQUIRE_FALSE(read.isNull());
    return read.convertToFormat(QImage::Format_RGB32);
}

/// What stands above the pictures, as the maker's list has it now.
QJsonObject captions() {
    QFile file(QStringLiteral(ARCHITECTS_STORE "/maker/pictures.json"));
    REQUIRE(file.open(QIODevice::ReadOnly));
    return QJsonDocument::fromJson(file.readAll()).object();
}

/// The words that a picture was made with (the maker writes them into the file, where Qt keeps usual spaces
/// only).
void checkWords(const QString& file, const QJsonValue& wanted) {
    REQUIRE_FALSE(wanted.toString().isEmpty());
    INFO("run store/make-pictures");
    CHECK((file + u' ' + picture(file).text(QStringLiteral("Description"))).toStdString() ==
          (file + u' ' + wanted.toString().simplified()).toStdString());
}

QStringList languages() {
    return QDir(QStringLiteral(ARCHITECTS_STORE "/fastlane/metadata/android"))
        .entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

std::vector<QImage> row(const QString& folder, const QSize& size) {
    std::vector<QImage> pictures;
    const QDir all(QStringLiteral(ARCHITECTS_STORE) + folder);
    for (const QString& name : all.entryList({QStringLiteral("*.jpg")})) {
        pictures.push_back(
            picture(folder + u'/' + name).scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    return pictures;
}

/// How far two pictures of one size are from each other, from 0 to 255.
double distance(const QImage& one, const QImage& other) {
    double sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            sum += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                   std::abs(a.blue() - b.blue());
        }
    }
    return sum / 3 / one.width() / one.height();
}

double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// The contrast between the darkest and the lightest point of a part, as WCAG counts it.
double contrast(const QImage& image, const QRect& part) {
    double darkest = 1;
    double lightest = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            const double here = luminance(image.pixelColor(x, y));
            darkest = std::min(darkest, here);
            lightest = std::max(lightest, here);
        }
    }
    return (lightest + 0.05) / (darkest + 0.05);
}

bool black(const QColor& colour) {
    return colour.lightness() < 40 && colour.saturation() < 90;
}

bool isNight(const QImage& image) {
    return luminance(image.pixelColor(4, 4)) < 0.3;
}

/// How wide the camera in the screen of a phone is, in parts of the picture: the widest black line through
/// the middle, right below the phone's edge.
double camera(const QImage& image) {
    const int middle = image.width() / 2;
    const int beside = image.width() * 35 / 100; // still on the screen, and beside any camera
    int y = image.height() * 19 / 100;           // below the caption
    const auto here = [&](int x) { return black(image.pixelColor(x, y)); };
    while (!here(beside)) {
        ++y;
    }
    while (here(beside)) {
        ++y;
    }
    int widest = 0;
    for (const int end = y + image.height() / 30; y < end; ++y) {
        if (here(beside)) { // the edge has more than one dark line
            continue;
        }
        int left = middle;
        int right = middle;
        while (here(left)) {
            --left;
        }
        while (here(right)) {
            ++right;
        }
        widest = std::max(widest, right - left);
    }
    return static_cast<double>(widest) / image.width();
}

/// The first and the last column, in parts of the picture, of what is drawn as a device: black for most of
/// its height.
std::pair<double, double> device(const QImage& image) {
    const auto edge = [&](int x) {
        int dark = 0;
        for (int y = image.height() / 3; y < image.height() * 4 / 5; ++y) {
            dark += image.pixelColor(x, y).lightness() < 30 ? 1 : 0;
        }
        return dark > image.height() / 3;
    };
    int left = 0;
    while (left < image.width() && !edge(left)) {
        ++left;
    }
    int right = image.width() - 1;
    while (right > 0 && !edge(right)) {
        --right;
    }
    return {static_cast<double>(left) / image.width(), static_cast<double>(right) / image.width()};
}

} // namespace

TEST_CASE("Six pictures of a phone, each clearly another when they are as small as a thumb") {
    for (const QString& language : languages()) {
        const auto pictures = row(QStringLiteral("/fastlane/metadata/android/") + language +
                                      QStringLiteral("/images/phoneScreenshots"),
                                  thumb);
        REQUIRE(pictures.size() == 6);
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            for (std::size_t j = i + 1; j < pictures.size(); ++j) {
                INFO(language.toStdString() << " " << i + 1 << " and " << j + 1);
                CHECK(distance(pictures[i], pictures[j]) > 16);
            }
        }
    }
}

TEST_CASE("Google Play shows a phone with a hole for the camera, the App Store one with an island") {
    const auto sizes = [](const QString& folder, const QString& name) {
        std::vector<double> found;
        for (int number = 1; number <= 6; ++number) {
            const QImage shown = picture(folder + name.arg(number));
            if (!isNight(shown)) { // by night a camera is not to be told from the screen
                found.push_back(camera(shown));
            }
        }
        REQUIRE(found.size() >= 5);
        return found;
    };
    for (const QString& language : languages()) {
        for (const double hole : sizes(QStringLiteral("/fastlane/metadata/android/") + language +
                                           QStringLiteral("/images/phoneScreenshots"),
                                       QStringLiteral("/%1.jpg"))) {
            INFO(language.toStdString());
            CHECK(hole > 0.015);
            CHECK(hole < 0.05);
        }
    }
    for (const double island :
         sizes(QStringLiteral("/fastlane/screenshots/ios/en-GB"), QStringLiteral("/phone-%1.jpg"))) {
        CHECK(island > 0.1);
    }
}

TEST_CASE(
    "A tablet's pictures are of a tablet: it takes three quarters of their width, and a game for each") {
    for (const QString& language : languages()) {
        const QString folder = QStringLiteral("/fastlane/metadata/android/") + language +
                               QStringLiteral("/images/tenInchScreenshots");
        const auto pictures = row(folder, QSize(640, 360));
        REQUIRE(pictures.size() >= 4);
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            INFO(language.toStdString() << " " << i + 1);
            if (!isNight(pictures[i])) { // nor is a device's edge from the ground
                const auto [left, right] = device(pictures[i]);
                CHECK(right - left > 0.74);
                CHECK(std::abs(left - (1 - right)) < 0.02);
            }
            for (std::size_t j = i + 1; j < pictures.size(); ++j) {
                CHECK(distance(pictures[i], pictures[j]) > 16);
            }
        }
    }
}

TEST_CASE("Every picture has the words that the maker's list has now") {
    const QJsonObject shown = captions();
    const QJsonObject locales = shown[QLatin1String("locales")][QLatin1String("android")].toObject();
    const struct {
        const char* device;
        const char* folder;
    } kinds[] = {{"phone", "phoneScreenshots"}, {"tablet", "tenInchScreenshots"}};
    for (auto language = locales.begin(); language != locales.end(); ++language) {
        const QString folder =
            QStringLiteral("/fastlane/metadata/android/%1/images/").arg(language->toString());
        checkWords(folder + QStringLiteral("featureGraphic.jpg"),
                   shown[QLatin1String("feature")][QLatin1String("line")][language.key()]);
        for (const auto& kind : kinds) {
            const QJsonArray list = shown[QLatin1String(kind.device)].toArray();
            for (qsizetype i = 0; i < list.size(); ++i) {
                const QJsonValue caption = list[i][QLatin1String("caption")];
                checkWords(folder + QStringLiteral("%1/%2.jpg").arg(QLatin1String(kind.folder)).arg(i + 1),
                           caption[language.key()]);
                if (language.key() == QLatin1String("en")) { // the App Store's are kept in English only
                    checkWords(QStringLiteral("/fastlane/screenshots/ios/en-GB/%1-%2.jpg")
                                   .arg(QLatin1String(kind.device))
                                   .arg(i + 1),
                               caption[language.key()]);
                }
            }
        }
    }
}

TEST_CASE("The feature graphic can be read when it is small") {
    for (const QString& language : languages()) {
        const QImage whole = picture(QStringLiteral("/fastlane/metadata/android/") + language +
                                     QStringLiteral("/images/featureGraphic.jpg"));
        const QImage small = whole.scaledToWidth(256, Qt::SmoothTransformation);
        INFO(language.toStdString());
        CHECK(contrast(small, QRect(14, 46, 96, 20)) > 7);  // the name's first line
        CHECK(contrast(small, QRect(14, 70, 96, 20)) > 7);  // and its second
        CHECK(contrast(small, QRect(14, 95, 110, 12)) > 3); // large letters below it
    }
}
