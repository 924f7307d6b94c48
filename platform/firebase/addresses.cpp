#include "platform/firebase/addresses.h"

#include "core/online/value_text.h"

namespace architects::firebase {
namespace {

std::string withoutSlash(std::string address) {
    while (address.ends_with('/')) {
        address.pop_back();
    }
    return address;
}

std::string orElse(const std::string& said, const std::string& usual) {
    return withoutSlash(said.empty() ? usual : said);
}

} // namespace

std::optional<ServerAddresses> readAddresses(std::string_view json) {
    const auto file = online::readValue(json);
    if (!file || (*file)["project"].text().empty() || (*file)["apiKey"].text().empty()) {
        return std::nullopt;
    }
    ServerAddresses addresses;
    addresses.project = (*file)["project"].text();
    addresses.apiKey = (*file)["apiKey"].text();
    addresses.appId = (*file)["appId"].text();
    addresses.sender = (*file)["sender"].text();
    addresses.appCheck = (*file)["appCheck"].text();
    addresses.auth = withoutSlash((*file)["auth"].text());
    addresses.functions = orElse((*file)["functions"].text(),
                                 "https://us-central1-" + addresses.project + ".cloudfunctions.net");
    addresses.database =
        orElse((*file)["database"].text(), "https://" + addresses.project + "-default-rtdb.firebaseio.com");
    const std::string site = addresses.emulated() ? "" : "https://" + addresses.project + ".web.app";
    addresses.web = orElse((*file)["web"].text(), site);
    return addresses;
}

} // namespace architects::firebase
