"""Every name of the standard library and of Qt comes from a header that its file, or a header of ours that it includes, asks for.

What one library's headers bring along by chance another's do not: phones have LLVM's C++ library and a newer Qt, and both include less
with every version. No compiler of one machine can find what lacks on another; this looks at the text alone.
"""

import os
import re

import lint

FOLDERS = ("core/", "qml/", "platform/app/", "platform/common/", "platform/firebase/")

# Headers of the standard library, and what is ours to use of each. A name may stand in several: any of them will do.
STANDARD = {
    "algorithm": "all_of any_of none_of find find_if find_if_not count count_if mismatch equal copy copy_if copy_n fill fill_n transform replace "
                 "replace_if remove remove_if reverse rotate shuffle shift_left unique sort stable_sort partial_sort nth_element lower_bound "
                 "upper_bound binary_search min max minmax min_element max_element clamp for_each generate is_sorted includes search "
                 "ranges::all_of ranges::any_of ranges::none_of ranges::transform ranges::sort ranges::stable_sort ranges::find ranges::count "
                 "ranges::copy ranges::equal ranges::max_element ranges::min_element ranges::contains ranges::find_if ranges::count_if",
    "array": "array to_array tuple_size_v size_t",
    "atomic": "atomic atomic_flag memory_order_relaxed memory_order_acquire memory_order_release",
    "bit": "popcount countr_zero countl_zero bit_cast bit_ceil bit_floor bit_width has_single_bit rotl rotr endian::native endian::little",
    "cassert": "assert",
    "charconv": "from_chars to_chars from_chars_result",
    "chrono": "chrono::milliseconds chrono::seconds chrono::minutes chrono::steady_clock chrono::system_clock chrono_literals",
    "cmath": "abs sqrt cos sin tan atan2 acos asin exp log log2 pow hypot erfc trunc floor ceil round lround fmod isfinite",
    "compare": "strong_ordering weak_ordering partial_ordering <=>",
    "concepts": "same_as equality_comparable integral convertible_to invocable regular",
    "condition_variable": "condition_variable",
    "cstddef": "size_t ptrdiff_t byte nullptr_t",
    "cstdint": "uint8_t uint16_t uint32_t uint64_t int8_t int16_t int32_t int64_t uintmax_t intmax_t uintptr_t",
    "cstdio": "fprintf printf fputs fopen fclose size_t",
    "cstdlib": "abort malloc free getenv abs size_t",
    "cstring": "memcpy memset memcmp strlen size_t",
    "deque": "deque erase_if",
    "filesystem": "filesystem",
    "functional": "function less greater plus hash invoke reference_wrapper",
    "initializer_list": "initializer_list",
    "iterator": "back_inserter begin end size next prev distance advance",
    "limits": "numeric_limits",
    "map": "map multimap erase_if pair",
    "memory": "unique_ptr make_unique shared_ptr make_shared weak_ptr enable_shared_from_this",
    "mutex": "mutex lock_guard unique_lock scoped_lock",
    "numbers": "numbers::pi numbers::pi_v numbers::sqrt3",
    "numeric": "accumulate iota reduce gcd",
    "optional": "optional nullopt make_optional",
    "ranges": "ranges::views views",
    "set": "set multiset erase_if",
    "span": "span size_t",
    "string": "string to_string erase erase_if getline stoi u16string size_t size",
    "string_view": "string_view size_t",
    "system_error": "errc error_code",
    "thread": "thread jthread this_thread",
    "tuple": "tuple tie make_tuple tuple_size_v apply",
    "type_traits": "remove_cvref_t is_trivially_copyable_v is_integral_v is_enum_v is_void_v is_same_v type_identity invoke_result_t "
                   "underlying_type_t conditional_t decay_t enable_if_t",
    "unordered_map": "unordered_map erase_if",
    "utility": "move exchange pair swap forward as_const make_pair in_place declval index_sequence make_index_sequence cmp_less tuple_size_v",
    "variant": "variant get_if visit monostate holds_alternative variant_alternative_t variant_size_v",
    "vector": "vector erase erase_if size_t size",
}
# Other headers that give one of these names by the standard's own words, or because their functions are declared with it.
ALSO = {
    "size_t": "vector string array span string_view bit map deque set unordered_map functional optional memory algorithm numeric",
    "initializer_list": "vector string array map set deque unordered_map span functional algorithm utility",
    "strong_ordering": "array optional string string_view utility variant vector map tuple",
    "errc": "charconv string", "from_chars_result": "charconv",
    "begin": "array string vector map set span string_view deque", "end": "array string vector map set span string_view deque",
    "size": "array string vector map set span string_view deque",
}
# Names of Qt that have no header of the same name, and those that have it.
QT = {
    "QStringLiteral": "QString", "QLatin1Char": "QString QChar QLatin1Char", "QLatin1String": "QString QLatin1String", "QChar": "QString QChar",
    "QByteArrayLiteral": "QByteArray", "QVariant": "QVariant QVariantMap QVariantList", "QVariantMap": "QVariant QVariantMap",
    "QVariantList": "QVariant QVariantList", "QNativeInterface": "QCoreApplication QGuiApplication",
    "QML_ELEMENT": "QQmlEngine qqmlregistration.h QtQml/qqmlregistration.h",
    "QRegularExpressionMatch": "QRegularExpression", "QMutexLocker": "QMutex",
    "QModelIndex": "QAbstractListModel QAbstractItemModel QModelIndex", "QT_TRANSLATE_NOOP": "QtGlobal QObject QCoreApplication QString",
    "QT_VERSION": "QtGlobal QObject QString", "QT_VERSION_CHECK": "QtGlobal QObject QString",
}
QT["QAccessibleEvent"] = QT["QAccessibleAnnouncementEvent"] = "QAccessible"
EVENTS = "QMouseEvent QTouchEvent QKeyEvent QPointerEvent QEventPoint QHoverEvent QWheelEvent QFocusEvent"     # they are one header
for other in EVENTS.split():
    QT[other] = EVENTS
# A class brings those that it is made of: its header cannot do without them.
BASES = {
    "QObject": "QQuickItem QQuickPaintedItem QAbstractListModel QTimer QCoreApplication QGuiApplication QQmlEngine QQuickWindow QNetworkAccessManager",
    "QMetaObject": "QObject QMetaObject QTimer", "QCoreApplication": "QGuiApplication", "QIODevice": "QFile QSaveFile QBuffer QNetworkReply", "QFileDevice": "QFile QSaveFile",
    "QQuickItem": "QQuickPaintedItem", "QWindow": "QQuickWindow", "QCommandLineOption": "QCommandLineParser", "QPointF": "QRectF", "QSize": "QRect QSizeF",
    "QMargins": "QMarginsF", "QPen": "QPainter", "QQmlEngine": "QQmlApplicationEngine", "QEvent": EVENTS,
}
for base, derived in BASES.items():
    QT[base] = f"{QT.get(base, base)} {derived}"
for other in ("QML_UNCREATABLE", "QML_SINGLETON", "QML_NAMED_ELEMENT", "QML_ANONYMOUS", "QML_FOREIGN", "QML_VALUE_TYPE", "QML_STRUCTURED_VALUE"):
    QT[other] = QT["QML_ELEMENT"]

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
USED = re.compile(r"\bstd::((?:ranges::|chrono::|numbers::|endian::)?\w+)|(<=>)|\b(assert)\(|(?<![:\w])(Q[A-Z]\w*[a-z]\w*|QML_[A-Z_]+|QT_TR\w+|QT_VERSION\w*)\b")
DECLARED = re.compile(r"\bclass (Q\w+);")

PROVIDERS = {}
for header, names in STANDARD.items():
    for name in names.split():
        PROVIDERS.setdefault(name, set()).add(header)
for name, headers in ALSO.items():
    PROVIDERS.setdefault(name, set()).update(headers.split())


class Sources:
    def __init__(self, root):
        self.root = root
        self.asked = {}

    def asked_for(self, name):
        """The headers that a file asks for, by itself or by headers of ours."""
        if name not in self.asked:
            self.asked[name] = found = set()
            for quote, header in INCLUDE.findall(lint.read(self.root, name)):
                if quote == "<":
                    found.add(header)
                else:
                    beside = os.path.join(os.path.dirname(name), header)
                    ours = [path for path in (beside, header) if os.path.isfile(os.path.join(self.root, path))]
                    found |= self.asked_for(ours[0]) if ours else set()
        return self.asked[name]

    def problems(self, name):
        code = lint.code_only(INCLUDE.sub("", lint.read(self.root, name)))
        asked, told = self.asked_for(name), set(DECLARED.findall(code))
        for match in USED.finditer(code):
            used = next(filter(None, match.groups()))
            if used in told:
                continue
            told.add(used)
            wanted = set(QT.get(used, used).split()) if used.startswith("Q") else PROVIDERS.get(used)
            where = f"{name}:{code.count(chr(10), 0, match.start()) + 1}"
            if wanted is None:
                yield f"{where}: {used} is not in the table of {os.path.basename(__file__)}: say there which header it comes from"
            elif not wanted & asked:
                yield f"{where}: {used} without {' or '.join(f'<{header}>' for header in sorted(wanted))}"


def main():
    args = lint.arguments(__doc__)
    sources = Sources(args.root)
    ours = [name for name in lint.files(args.root) if lint.is_cpp(name) and name.startswith(FOLDERS)]
    lint.finish([problem for name in ours for problem in sources.problems(name)], "Include it where it is used.")


main()
