#pragma once

#include <QCoreApplication>
#include <QFile>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <catch2/catch.hpp>

#include <vector>

/// A text of the app that something is put into.
struct ComposedText {
    QString context;
    QString source;
    QString comment; ///< what translators are told, where it is a part of the text's name
    bool counted = false;
};

/// All of them, as the translation files list them.
inline std::vector<ComposedText> composedTexts() {
    QFile file(QStringLiteral(TRANSLATIONS "/architects_de.ts"));
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<ComposedText> texts;
    ComposedText text;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QLatin1String("name")) {
            text.context = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == QLatin1String("message")) {
            text.counted = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
            text.comment.clear();
        } else if (xml.isStartElement() && xml.name() == QLatin1String("source")) {
            text.source = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == QLatin1String("comment")) {
            text.comment = xml.readElementText();
        } else if (xml.isEndElement() && xml.name() == QLatin1String("message") &&
                   text.source.contains(QLatin1Char('%'))) {
            texts.push_back(text);
        }
    }
    REQUIRE(texts.size() > 500);
    return texts;
}

/// A text in the language that is spoken now, with marks for what is put into it: for one and for several.
inline QStringList filled(const ComposedText& text) {
    QStringList lines;
    for (const int count : text.counted ? std::vector<int>{1, 3} : std::vector<int>{-1}) {
        QString line =
            QCoreApplication::translate(text.context.toUtf8().constData(), text.source.toUtf8().constData(),
                                        text.comment.toUtf8().constData(), count);
        for (int place = 1; place < 8; ++place) {
            line.replace(QStringLiteral("%%1").arg(place), QStringLiteral("<%1>").arg(place));
        }
        lines.append(line.replace(QLatin1Char('\n'), QLatin1Char(' ')));
    }
    return lines;
}

/// Compares a text with a reviewed file, line by line; or writes the file anew where that is asked for.
inline void compareWithReviewed(const QString& name, const QString& text) {
    QFile file(QStringLiteral(SENTENCES "/%1.txt").arg(name));
    if (qEnvironmentVariableIsSet("ARCHITECTS_REGENERATE")) {
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
        return;
    }
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QStringList reviewed = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    const QStringList now = text.split(QLatin1Char('\n'));
    CHECK(now.size() == reviewed.size());
    for (qsizetype i = 0; i < std::min(now.size(), reviewed.size()); ++i) {
        CHECK(now.at(i).toStdString() == reviewed.at(i).toStdString());
    }
}
