#include "qml/model/egizia_book.h"

#include "core/games/egizia/state.h"
#include "qml/model/app_model.h"
#include "qml/model/egizia_texts.h"
#include "qml/model/egizia_words.h"

using namespace architects::egizia;
namespace texts = egiziatexts;
namespace words = egiziawords;

namespace {

EgiziaCardWords wordsOfCard(Card card) {
    const NileCard& info = nileCards[card];
    EgiziaCardWords row;
    row.card = card + 1;
    row.code = texts::cardCode(card);
    row.title = texts::cardTitle(card);
    row.text = texts::cardText(card);
    row.kind = texts::kindKey(info.type);
    row.kindTitle = texts::kindTitle(info.type);
    row.when = texts::kindText(info.type);
    row.rounds = texts::deckTitle(info.deck);
    row.copies = info.copies;
    row.colour = static_cast<int>(info.colour);
    row.amount = info.amount;
    row.page = words::cardPage(card);
    return row;
}

EgiziaBendWords wordsOfBend(Bend bend) {
    const BendInfo& info = bends[bend];
    EgiziaBendWords row;
    row.bend = bend + 1;
    row.name = words::bendName(bend);
    row.kind = words::bendKind(info.type);
    row.text = texts::bendText(bend);
    row.site = info.type == BendType::Site ? static_cast<int>(info.number) : -1;
    row.page = words::bendPage(bend);
    return row;
}

EgiziaRoundPhase wordsOfStage(int stage) {
    EgiziaRoundPhase row;
    row.number = stage;
    row.title = words::stageTitle(stage);
    row.text = words::stageText(stage);
    row.page = words::stagePage(stage);
    return row;
}

} // namespace

EgiziaBook::EgiziaBook(QObject* parent) : QObject(parent) {
    write();
}

EgiziaBook* EgiziaBook::create(QQmlEngine* engine, QJSEngine* scripts) {
    auto* book = new EgiziaBook(nullptr);
    if (AppModel* app = AppModel::create(engine, scripts)) { // none where pieces are shown by themselves
        connect(app, &AppModel::languageChanged, book, &EgiziaBook::retranslate);
    }
    return book;
}

void EgiziaBook::write() {
    cards_.clear();
    for (std::size_t card = 0; card < cardCount; ++card) {
        cards_.append(wordsOfCard(static_cast<Card>(card)));
    }
    riddles_.clear();
    for (std::size_t riddle = 0; riddle < riddleCount; ++riddle) {
        riddles_.append(texts::riddleRow(static_cast<Riddle>(riddle)));
    }
    bends_.clear();
    for (std::size_t bend = 0; bend < bendCount; ++bend) {
        bends_.append(wordsOfBend(static_cast<Bend>(bend)));
    }
    stages_.clear();
    for (int stage = 1; stage <= words::stageCount; ++stage) {
        stages_.append(wordsOfStage(stage));
    }
    floods_.clear();
    for (std::size_t flood = 0; flood < floodCount; ++flood) {
        floods_.append(words::floodName(static_cast<Flood>(flood)));
    }
}

void EgiziaBook::retranslate() {
    write();
    emit languageChanged();
}
