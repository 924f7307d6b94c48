#include <catch2/catch.hpp>

#include <QFile>
#include <QTemporaryDir>

#include "platform/firebase/addresses.h"
#include "platform/firebase/connection.h"
#include "platform/firebase/file_secrets.h"
#include "platform/firebase/rest/urls.h"

using namespace architects::firebase;

namespace {

const std::string emulators = R"({"project":"demo-a","apiKey":"k&y","auth":"http://127.0.0.1:1/",
    "functions":"http://127.0.0.1:2/demo-a/us-central1/","database":"http://127.0.0.1:3?ns=demo-a"})";

std::string written(const QUrl& url) {
    return url.toString(QUrl::FullyEncoded).toStdString();
}

} // namespace

TEST_CASE("The emulators' file says where everything is") {
    const ServerAddresses there = readAddresses(emulators).value();
    CHECK(there.emulated());
    CHECK(written(accountUrl(there, "accounts:signUp")) ==
          "http://127.0.0.1:1/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k%26y");
    CHECK(written(tokenUrl(there)) == "http://127.0.0.1:1/securetoken.googleapis.com/v1/token?key=k%26y");
    CHECK(written(functionUrl(there, "createMatch")) ==
          "http://127.0.0.1:2/demo-a/us-central1/createMatch");
    CHECK(there.web.empty());
    CHECK(written(nodeUrl(there, "users/u1/matches", {}, "a.b+c")) ==
          "http://127.0.0.1:3/users/u1/matches.json?ns=demo-a&auth=a.b%2Bc");
}

TEST_CASE("A real project's addresses follow from its name") {
    const ServerAddresses real = readAddresses(R"({"project":"p","apiKey":"k"})").value();
    CHECK_FALSE(real.emulated());
    CHECK(real.web == "https://p.web.app");
    CHECK(readAddresses(R"({"project":"p","apiKey":"k","web":"https://a.example/"})")->web ==
          "https://a.example");
    CHECK(written(accountUrl(real, "accounts:lookup")) ==
          "https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k");
    CHECK(written(tokenUrl(real)) == "https://securetoken.googleapis.com/v1/token?key=k");
    CHECK(written(functionUrl(real, "resign")) == "https://us-central1-p.cloudfunctions.net/resign");
    CHECK(written(nodeUrl(real, "a/b", "000012", "t")) ==
          "https://p-default-rtdb.firebaseio.com/a/b.json?auth=t&orderBy=%22$key%22&startAt=%22000012%22");
}

TEST_CASE("Nothing in a path or key can leave its place in an address") {
    const ServerAddresses real = readAddresses(R"({"project":"p","apiKey":"k"})").value();
    CHECK(written(nodeUrl(real, "a?b#c/d e", "x\"&y", "t")) ==
          "https://p-default-rtdb.firebaseio.com/a%3Fb%23c/"
          "d%20e.json?auth=t&orderBy=%22$key%22&startAt=%22x%22%26y%22");
}

TEST_CASE("A file without project or key is no server") {
    CHECK_FALSE(readAddresses("").has_value());
    CHECK_FALSE(readAddresses("[]").has_value());
    CHECK_FALSE(readAddresses(R"({"project":"p"})").has_value());
    CHECK_FALSE(readAddresses(R"({"project":7,"apiKey":"k"})").has_value());
    CHECK_FALSE(findServer(QStringLiteral("no such file")).has_value());
}

TEST_CASE("Secrets are kept in a file that only its owner can read") {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("deep/account.json"));
    FileSecrets secrets(path);
    CHECK(secrets.load().empty());
    REQUIRE(secrets.save("first"));
    REQUIRE(secrets.save("second"));
    CHECK(FileSecrets(path).load() == "second");
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    CHECK((QFile(path).permissions() & others) == QFile::Permissions());
    REQUIRE(secrets.save({}));
    CHECK_FALSE(QFile::exists(path));
    CHECK(secrets.save({}));
}

TEST_CASE("Secrets that cannot be kept are reported") {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("file")));
    REQUIRE(file.open(QIODevice::WriteOnly));
    CHECK_FALSE(FileSecrets(file.fileName() + QStringLiteral("/account.json")).save("text"));
}
