#include "qml/model/egizia_book.h"

#include "core/games/egizia/state.h"
#include "qml/model/app_model.h"
#include "qml/model/egizia_texts.h"
#include "qml/model/egizia_words.h"

using namespace architects::egizia;
namespace texts = egiziatexts;
namespace words = egiziawords;

namespace {

bool within(int number, std::size_t count) {
    return number >= 1 && static_cast<std::size_t>(number) <= count;
}

template <typename One>
QVariantList listOf(std::size_t count, One one) {
    QVariantList list;
    for (std::size_t number = 1; number <= count; ++number) {
        list.append(one(static_cast<int>(number)));
    }
    return list;
}

} // namespace

EgiziaBook::EgiziaBook(QObject* parent) : QObject(parent) {}

EgiziaBook* EgiziaBook::create(QQmlEngine* engine, QJSEngine* scripts) {
    auto* book = new EgiziaBook(nullptr);
    if (AppModel* app = AppModel::create(engine, scripts)) { // none where pieces are shown by themselves
        connect(app, &AppModel::languageChanged, book, &EgiziaBook::retranslate);
    }
    return book;
}

QVariantList EgiziaBook::cards() const {
    return listOf(cardCount, [this](int number) { return card(number); });
}
QVariantList EgiziaBook::riddles() const {
    return listOf(riddleCount, [this](int number) { return riddle(number); });
}
QVariantList EgiziaBook::bends() const {
    return listOf(bendCount, [this](int number) { return bend(number); });
}
QVariantList EgiziaBook::stages() const {
    return listOf(words::stageCount, [this](int number) { return stage(number); });
}
QVariantList EgiziaBook::sources() const {
    QVariantList list;
    for (std::size_t i = 0; i < sourceCount; ++i) {
        list.append(QVariantMap{{QStringLiteral("source"), static_cast<int>(i)},
                                {QStringLiteral("title"), words::sourceTitle(static_cast<Source>(i))}});
    }
    return list;
}

QVariantMap EgiziaBook::card(int number) const {
    if (!within(number, cardCount)) {
        return {};
    }
    const auto card = static_cast<Card>(number - 1);
    const NileCard& info = nileCards[card];
    QVariantMap map = texts::cardMap(card);
    map.insert(QStringLiteral("kindTitle"), texts::kindTitle(info.type));
    map.insert(QStringLiteral("when"), texts::kindText(info.type));
    map.insert(QStringLiteral("rounds"), texts::deckTitle(info.deck));
    map.insert(QStringLiteral("copies"), static_cast<int>(info.copies));
    map.insert(QStringLiteral("colour"), static_cast<int>(info.colour));
    map.insert(QStringLiteral("amount"), static_cast<int>(info.amount));
    return map;
}

QVariantMap EgiziaBook::riddle(int number) const {
    return within(number, riddleCount) ? texts::riddleMap(static_cast<Riddle>(number - 1)) : QVariantMap();
}

QVariantMap EgiziaBook::bend(int number) const {
    if (!within(number, bendCount)) {
        return {};
    }
    const auto bend = static_cast<Bend>(number - 1);
    const BendInfo& info = architects::egizia::bends[bend];
    return {{QStringLiteral("bend"), number},
            {QStringLiteral("name"), words::bendName(bend)},
            {QStringLiteral("kind"), words::bendKind(info.type)},
            {QStringLiteral("text"), texts::bendText(bend)},
            {QStringLiteral("site"), info.type == BendType::Site ? static_cast<int>(info.number) : -1},
            {QStringLiteral("page"), words::bendPage(bend)}};
}

QVariantMap EgiziaBook::stage(int number) const {
    if (!within(number, words::stageCount)) {
        return {};
    }
    return {{QStringLiteral("number"), number},
            {QStringLiteral("title"), words::stageTitle(number)},
            {QStringLiteral("text"), words::stageText(number)},
            {QStringLiteral("page"), words::stagePage(number)}};
}

QString EgiziaBook::workerName(int worker) const {
    return words::workerName(worker);
}

QString EgiziaBook::monumentName(const QString& monument) const {
    const auto which = words::monumentCalled(monument);
    return which ? words::monumentName(*which) : QString();
}

QString EgiziaBook::floodName(int flood) const {
    return flood >= 0 && flood < static_cast<int>(floodCount) ? words::floodName(static_cast<Flood>(flood))
                                                              : QString();
}

void EgiziaBook::retranslate() {
    ++language_;
    emit languageChanged();
}
