// Shows every component for looking at, and grabs pictures of them.
// gallery <page> [--size WxH] [--night] [--large-text | --text-scale F] [--out picture.png]
#include "qml/ui/fonts.h"
#include "qml/ui/smooth_edges.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QImage>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>

#include <cstdio>

namespace {

int warnings = 0;

// A picture is only good if nothing was said while it was drawn, but for what Qt says on a machine without
// a screen.
void count(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (text.contains("propagateSizeHints") || text.contains("XDG_RUNTIME_DIR")) {
        return;
    }
    warnings += type == QtDebugMsg || type == QtInfoMsg ? 0 : 1;
    std::fprintf(stderr, "%s\n", qPrintable(text));
}

} // namespace

int main(int argc, char** argv) {
    qInstallMessageHandler(count);
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(4);
    QSurfaceFormat::setDefaultFormat(format);
    architects::ui::askForSmoothEdges();
    QGuiApplication app(argc, argv);
    architects::ui::registerFonts();

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument("page",
                                 "controls, more, sheet, side, pieces, table, pawns, result, shelf, dice, "
                                 "gods, tiles, pyramids, giza, luxor, luxorPieces, luxorRest, "
                                 "luxorSearch, egiziaRiver, egiziaMonuments, egiziaBoard, egiziaCards");
    parser.addOptions({{"size", "Size of the window.", "WxH", "390x844"},
                       {"night", "By night."},
                       {"large-text", "Text at 1.4."},
                       {"text-scale", "Text at this scale.", "factor", "1"},
                       {"focus", "Press Tab this many times before looking.", "times", "0"},
                       {"wait", "Look after this many milliseconds.", "ms", "1000"},
                       {"out", "Save a picture there and leave.", "file"}});
    parser.process(app);
    const QStringList size = parser.value("size").split('x');

    QQuickView view;
    view.engine()->addImportPath("qrc:/qt/qml");
    view.setInitialProperties(
        {{"page", parser.positionalArguments().value(0, "controls")},
         {"night", parser.isSet("night")},
         {"textScale", parser.isSet("large-text") ? 1.4 : parser.value("text-scale").toDouble()},
         {"still", parser.isSet("out")}});
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.resize(size.value(0).toInt(), size.value(1).toInt());
    view.setSource(QUrl("qrc:/gallery/Gallery.qml"));
    view.show();
    if (parser.isSet("out")) {
        const int wait = parser.value("wait").toInt();
        QTimer::singleShot(wait * 7 / 10, &view, [&] {
            for (int i = parser.value("focus").toInt(); i > 0; --i) {
                QKeyEvent tab(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier);
                QGuiApplication::sendEvent(&view, &tab);
            }
        });
        QTimer::singleShot(wait, &view, [&] {
            app.exit(view.grabWindow().save(parser.value("out")) && warnings == 0 ? 0 : 1);
        });
    }
    return QGuiApplication::exec();
}
