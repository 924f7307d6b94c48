#include "platform/firebase/rest/rest_transport.h"

#include <QByteArray>
#include <QDateTime>

#include <utility>

#include "core/online/value_text.h"
#include "platform/firebase/errors.h"
#include "platform/firebase/rest/urls.h"

namespace architects::firebase {

using online::Account;
using online::Credential;
using online::Error;
using online::Value;

struct RestTransport::Question {
    struct Heard : Outcome {
        bool tokenRefused = false;
    };
    std::function<void(const std::string& token, Http::Got got)> send;
    std::function<Heard(const HttpAnswer& answer)> understand;
    Answered answered;
    bool again = false; ///< a second token is being tried
};

RestTransport::RestTransport(ServerAddresses addresses, std::unique_ptr<Secrets> secrets,
                             const RestOptions& options)
    : addresses_(std::move(addresses)),
      secrets_(std::move(secrets)),
      http_(options.patience, [this](bool answered) { heard(answered); }),
      tokens_(
          http_, addresses_,
          options.now ? options.now : [] { return QDateTime::currentMSecsSinceEpoch(); }),
      accounts_(http_, addresses_, tokens_, *secrets_, [this] { tellAccount(); }),
      stream_(http_, tokens_,
              [this](const std::string& path, const std::string& token) {
                  return nodeUrl(addresses_, path, {}, token);
              },
              options.stream,
              {.told = [this](const Value& value) { tellValue(value); },
               .changed = [this](bool alive) { setConnected(alive); }}),
      network_([this] { stream_.tryNow(); }) {}

std::optional<Account> RestTransport::account() const {
    return accounts_.account();
}

void RestTransport::signInAnonymously(Done done) {
    accounts_.signInAnonymously(later(std::move(done)));
}

void RestTransport::signInWithEmail(const std::string& email, const std::string& password, Done done) {
    accounts_.signInWithEmail(email, password, later(std::move(done)));
}

void RestTransport::signInWith(const Credential& credential, Done done) {
    accounts_.signInWith(credential, later(std::move(done)));
}

void RestTransport::linkEmail(const std::string& email, const std::string& password, Done done) {
    accounts_.linkEmail(email, password, later(std::move(done)));
}

void RestTransport::link(const Credential& credential, Done done) {
    accounts_.link(credential, later(std::move(done)));
}

void RestTransport::sendPasswordReset(const std::string& email, Done done) {
    accounts_.sendPasswordReset(email, later(std::move(done)));
}

void RestTransport::signOut() {
    accounts_.signOut();
}

void RestTransport::idToken(Answered answered) {
    tokens_.fresh([this, answered = std::move(answered)](const Error& error, const std::string& token) {
        gui_.later([answered, error, token] { answered(error, error.ok() ? Value(token) : Value()); });
    });
}

void RestTransport::call(std::string_view function, Value data, Answered answered) {
    const QUrl url = functionUrl(addresses_, function);
    const std::string body = online::writeValue(Value::Map{{"data", std::move(data)}});
    auto question = std::make_shared<Question>();
    question->send = [this, url, body](const std::string& token, Http::Got got) {
        Http::Headers headers{{"Authorization", "Bearer " + QByteArray::fromStdString(token)}};
        if (!addresses_.appCheck.empty()) {
            headers.emplace_back("X-Firebase-AppCheck", QByteArray::fromStdString(addresses_.appCheck));
        }
        http_.post(url, body, headers, std::move(got));
    };
    question->understand = [](const HttpAnswer& answer) {
        Question::Heard heard{callableOutcome(answer)};
        heard.tokenRefused = heard.error.kind == Error::Kind::SignedOut;
        return heard;
    };
    question->answered = std::move(answered);
    ask(question);
}

void RestTransport::read(std::string_view path, std::string_view fromKey, Answered answered) {
    auto question = std::make_shared<Question>();
    question->send = [this, path = std::string(path),
                      fromKey = std::string(fromKey)](const std::string& token, Http::Got got) {
        http_.get(nodeUrl(addresses_, path, fromKey, token), std::move(got));
    };
    question->understand = [](const HttpAnswer& answer) {
        const ReadOutcome outcome = readOutcome(answer);
        const Outcome& told = outcome;
        return Question::Heard{{told.error, told.value}, outcome.tokenRefused};
    };
    question->answered = std::move(answered);
    ask(question);
}

void RestTransport::ask(const std::shared_ptr<Question>& question) {
    tokens_.fresh([this, question](const Error& error, const std::string& token) {
        error.ok() ? askWith(question, token) : end(*question, {error, {}});
    });
}

void RestTransport::askWith(const std::shared_ptr<Question>& question, const std::string& token) {
    question->send(token, [this, question, token](const HttpAnswer& answer) {
        const Question::Heard outcome = question->understand(answer);
        if (!outcome.tokenRefused || std::exchange(question->again, true)) {
            end(*question, outcome);
            return;
        }
        tokens_.renewed(token, [this, question](const Error& error, const std::string& another) {
            error.ok() ? askWith(question, another) : end(*question, {error, {}});
        });
    });
}

void RestTransport::end(const Question& question, const Outcome& outcome) {
    gui_.later([answered = question.answered, outcome] { answered(outcome.error, outcome.value); });
}

void RestTransport::watch(std::string_view path, std::function<void(const Value&)> told) {
    ++watches_;
    told_ = std::move(told);
    stream_.watch(std::string(path));
}

void RestTransport::rest() {
    stream_.pause();
}

void RestTransport::wake() {
    stream_.resume();
}

online::Transport::Done RestTransport::later(Done done) {
    return
        [this, done = std::move(done)](const Error& error) { gui_.later([done, error] { done(error); }); };
}

void RestTransport::tellAccount() {
    stream_.tryNow();
    gui_.later([this] {
        if (listener().accountChanged) {
            listener().accountChanged();
        }
    });
}

void RestTransport::tellValue(const Value& value) {
    gui_.later([this, value, watch = watches_] {
        if (watch == watches_ && told_) {
            const auto told = told_; // it may end this watch while it runs
            told(value);
        }
    });
}

void RestTransport::heard(bool answered) {
    if (!stream_.running()) { // a stream knows better
        setConnected(answered);
    }
}

void RestTransport::setConnected(bool connected) {
    if (std::exchange(connected_, connected) == connected) {
        return;
    }
    gui_.later([this, connected] {
        if (listener().connectionChanged) {
            listener().connectionChanged(connected);
        }
    });
}

} // namespace architects::firebase
