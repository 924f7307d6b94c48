#include "qml/ui/announcer.h"

#include <QAccessible>

namespace {

constexpr int togetherMs = 150; ///< what is said within this time is one announcement

/// Tells the system's screen reader that an item says something now.
void announce(QQuickItem* voice, const QString& sentences, bool urgent) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(voice, sentences);
    event.setPoliteness(urgent ? QAccessible::AnnouncementPoliteness::Assertive
                               : QAccessible::AnnouncementPoliteness::Polite);
#else
    // A notification whose name is the sentence appears: what screen readers of the desktop read out.
    Q_UNUSED(sentences)
    Q_UNUSED(urgent)
    QAccessibleEvent event(voice, QAccessible::ObjectShow);
#endif
    QAccessible::updateAccessibility(&event);
}

} // namespace

Announcer::Announcer(QObject* parent) : QObject(parent) {
    pause_.setSingleShot(true);
    pause_.setInterval(togetherMs);
    connect(&pause_, &QTimer::timeout, this, &Announcer::speak);
}

void Announcer::setVoice(QQuickItem* voice) {
    if (voice_ != voice) {
        voice_ = voice;
        emit voiceChanged();
    }
}

void Announcer::say(const QString& sentence) {
    if (sentence.isEmpty()) {
        return;
    }
    waiting_.append(sentence);
    if (!pause_.isActive()) {
        pause_.start();
    }
}

void Announcer::interrupt(const QString& sentence) {
    waiting_.clear();
    say(sentence);
    urgent_ = true;
}

void Announcer::speak() {
    last_ = waiting_.join(QLatin1Char(' '));
    waiting_.clear();
    emit said(last_); // the voice takes it as its name before it is announced
    if (!voice_.isNull()) {
        announce(voice_, last_, urgent_);
    }
    urgent_ = false;
}
