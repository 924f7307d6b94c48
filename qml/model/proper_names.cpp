#include "qml/model/proper_names.h"

#include "qml/model/core_text.h"

namespace {

// What lupdate collects: the core knows these names as it knows those of pages and files, without a
// language.
[[maybe_unused]] constexpr const char* names[]{
    QT_TRANSLATE_NOOP("God", "Atum"),         QT_TRANSLATE_NOOP("God", "Shu"),
    QT_TRANSLATE_NOOP("God", "Tefnut"),       QT_TRANSLATE_NOOP("God", "Geb"),
    QT_TRANSLATE_NOOP("God", "Nut"),          QT_TRANSLATE_NOOP("God", "Osiris"),
    QT_TRANSLATE_NOOP("God", "Seth"),         QT_TRANSLATE_NOOP("God", "Isis"),
    QT_TRANSLATE_NOOP("God", "Nephthys"),     QT_TRANSLATE_NOOP("God", "Horus"),
    QT_TRANSLATE_NOOP("God", "Khnum"),        QT_TRANSLATE_NOOP("God", "Satis"),
    QT_TRANSLATE_NOOP("God", "Anuket"),       QT_TRANSLATE_NOOP("God", "Amon"),
    QT_TRANSLATE_NOOP("God", "Anubis"),       QT_TRANSLATE_NOOP("God", "Aton"),
    QT_TRANSLATE_NOOP("God", "Bastet"),       QT_TRANSLATE_NOOP("God", "Bes"),
    QT_TRANSLATE_NOOP("God", "Hapy"),         QT_TRANSLATE_NOOP("God", "Hathor"),
    QT_TRANSLATE_NOOP("God", "Heh"),          QT_TRANSLATE_NOOP("God", "Heka"),
    QT_TRANSLATE_NOOP("God", "Khepri"),       QT_TRANSLATE_NOOP("God", "Khonsu"),
    QT_TRANSLATE_NOOP("God", "Maat"),         QT_TRANSLATE_NOOP("God", "Mertseger"),
    QT_TRANSLATE_NOOP("God", "Min"),          QT_TRANSLATE_NOOP("God", "Montu"),
    QT_TRANSLATE_NOOP("God", "Mut"),          QT_TRANSLATE_NOOP("God", "Neith"),
    QT_TRANSLATE_NOOP("God", "Ptah"),         QT_TRANSLATE_NOOP("God", "Ra"),
    QT_TRANSLATE_NOOP("God", "Sekhmet"),      QT_TRANSLATE_NOOP("God", "Serket"),
    QT_TRANSLATE_NOOP("God", "Seshat"),       QT_TRANSLATE_NOOP("God", "Sobek"),
    QT_TRANSLATE_NOOP("God", "Sopdet"),       QT_TRANSLATE_NOOP("God", "Thoth"),
    QT_TRANSLATE_NOOP("Place", "Ombos"),      QT_TRANSLATE_NOOP("Place", "Edfu"),
    QT_TRANSLATE_NOOP("Place", "Thebae"),     QT_TRANSLATE_NOOP("Place", "Abydos"),
    QT_TRANSLATE_NOOP("Place", "Passalon"),   QT_TRANSLATE_NOOP("Place", "Selinon"),
    QT_TRANSLATE_NOOP("Place", "Amarna"),     QT_TRANSLATE_NOOP("Place", "Beni Hasan"),
    QT_TRANSLATE_NOOP("Place", "Alyi"),       QT_TRANSLATE_NOOP("Place", "Giza"),
    QT_TRANSLATE_NOOP("Place", "Heliopolis"), QT_TRANSLATE_NOOP("Place", "Saqqara"),
    QT_TRANSLATE_NOOP("Place", "Dahshur"),    QT_TRANSLATE_NOOP("Place", "Meidum"),
    QT_TRANSLATE_NOOP("Place", "Abusir"),     QT_TRANSLATE_NOOP("Place", "Hawara")};

} // namespace

namespace propernames {

QString god(std::string_view name) {
    return coreText("God", name);
}

QString place(std::string_view name) {
    return coreText("Place", name);
}

} // namespace propernames
