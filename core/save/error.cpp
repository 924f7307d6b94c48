#include "core/save/error.h"

#include <array>
#include <cstddef>

#include "core/table/text.h"

namespace architects::save {
namespace {

using enum SaveError;

constexpr std::array infos{
    SaveErrorInfo{None, "none", ""},
    SaveErrorInfo{CannotOpen, "save.cannot_open", CORE_TEXT("Save", "The saved matches cannot be opened.")},
    SaveErrorInfo{ReadOnly, "save.read_only",
                  CORE_TEXT("Save", "The folder of saved matches is read-only.")},
    SaveErrorInfo{NoSpace, "save.no_space", CORE_TEXT("Save", "There is no space left to save this.")},
    SaveErrorInfo{Locked, "save.locked",
                  CORE_TEXT("Save", "Another copy of the app is busy with the saved matches.")},
    SaveErrorInfo{NewerVersion, "save.newer_version",
                  CORE_TEXT("Save", "The saved matches were written by a newer version of the app.")},
    SaveErrorInfo{CannotSetAside, "save.cannot_set_aside",
                  CORE_TEXT("Save", "The saved matches are damaged and could not be set aside.")},
    SaveErrorInfo{Damaged, "save.damaged", CORE_TEXT("Save", "The saved matches are damaged.")},
    SaveErrorInfo{Failed, "save.failed", CORE_TEXT("Save", "Saving failed.")},
    SaveErrorInfo{BadRecord, "save.bad_record",
                  CORE_TEXT("Save", "This is not a match that can be saved.")},
    SaveErrorInfo{NoSuchMatch, "save.no_such_match", CORE_TEXT("Save", "There is no such saved match.")},
    SaveErrorInfo{MatchExists, "save.match_exists", CORE_TEXT("Save", "That match is already saved.")},
    SaveErrorInfo{MatchNotOpen, "save.match_not_open",
                  CORE_TEXT("Save", "That match was finished or given up.")},
    SaveErrorInfo{MatchIsOpen, "save.match_is_open",
                  CORE_TEXT("Save", "That match is still being played.")},
    SaveErrorInfo{WrongLength, "save.wrong_length",
                  CORE_TEXT("Save", "This move does not fit the saved match.")},
    SaveErrorInfo{DamagedMatch, "save.damaged_match", CORE_TEXT("Save", "This saved match is damaged.")},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < infos.size(); ++i) {
        if (static_cast<std::size_t>(infos[i].id) != i) {
            return false;
        }
    }
    return infos.size() == static_cast<std::size_t>(SaveError::DamagedMatch) + 1;
}
static_assert(inOrder(), "one row for each error, in the order of the enumeration");

} // namespace

std::span<const SaveErrorInfo> allSaveErrors() {
    return infos;
}

const SaveErrorInfo& infoOf(SaveError error) {
    return infos[static_cast<std::size_t>(error)];
}

} // namespace architects::save
