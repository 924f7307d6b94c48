#pragma once

#include <QString>

#include <utility>

#include "platform/firebase/secrets.h"

namespace architects::firebase {

/// A file that only its owner can read.
class FileSecrets final : public Secrets {
  public:
    explicit FileSecrets(QString path) : path_(std::move(path)) {}

    [[nodiscard]] std::string load() const override;
    bool save(std::string_view text) override;

  private:
    QString path_;
};

} // namespace architects::firebase
