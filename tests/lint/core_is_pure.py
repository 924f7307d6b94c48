"""The layers know only those below them, and the core has no Qt, clock, thread or chance of its own."""

import os
import re

import lint

# Which folders of core a folder of core may include.
LAYERS = {
    "table": {"table"},
    "dice": {"table", "dice"},
    "games": {"table", "games"},
    "bots": {"table", "games", "bots"},
    "referee": {"table", "games", "bots", "referee"},
    "save": {"table", "save"},
    "online": {"table", "games", "bots", "referee", "save", "online"},
    "lessons": {"table", "games", "lessons"},
    "play": {"table", "games", "bots", "lessons", "save", "online", "play"},
}

# Headers the core does without, and what it has or is given instead.
HEADERS = [
    (re.compile(r"Q[A-Z]\w*|Qt\w+/.*|q[a-z]+\.h"), "Qt belongs to qml and platform"),
    (re.compile(r"thread|mutex|shared_mutex|condition_variable|future|semaphore|latch|barrier|pthread\.h"),
     "the core starts no threads: it is given one"),
    (re.compile(r"chrono|ctime|time\.h|sys/time\.h"), "times are passed in, in milliseconds"),
    (re.compile(r"random"), "chance comes from core/table/random.h"),
    (re.compile(r"iostream|cstdio|stdio\.h|fstream"), "the core neither reads nor prints: it returns"),
    (re.compile(r"format"), "the compilers we use do not have it"),
]

# Calls the core does without.
CALLS = [
    (re.compile(r"\bthrow\b|\btry\s*\{|\bcatch\s*\("), "nothing throws in the core: return a Result"),
    (re.compile(r"(?<![\w.>])(?:std::|::)?(?:time|gettimeofday|clock_gettime)\s*\("),
     "times are passed in, in milliseconds"),
    (re.compile(r"(?<![\w.>])(?:std::|::)?(?:rand|srand|drand48)\s*\(|\brandom_device\b"),
     "chance comes from core/table/random.h"),
]

# (file, header or call) -> why it is allowed all the same.
ALLOWED = {}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
QT_IN_CMAKE = re.compile(r"\bQt\d?\b|\bqt_\w+|\bqml\b", re.IGNORECASE)


def parts(name):
    return name.split(os.sep)


def line_of(text, match):
    return text.count("\n", 0, match.start(2 if match.re is INCLUDE else 0)) + 1


def why_not_in_core(name, quote, header):
    """Why a file of the core may not include that."""
    if (name, header) in ALLOWED:
        return None
    if quote == "<":
        return next((why for pattern, why in HEADERS if pattern.fullmatch(header)), None)
    target = header.split("/")
    layer = parts(name)[1]
    if target[0] != "core" or len(target) < 3:
        return 'the core includes its own files as "core/<layer>/<file>", and no others'
    if target[1] not in LAYERS.get(layer, set()):
        return f"core/{layer} does not know core/{target[1]}"
    return None


def why_not_anywhere(name, header):
    """Why no file outside core/save may include that."""
    of_save = name.startswith((os.path.join("core", "save", ""), os.path.join("tests", "core", "save", "")))
    if header == "sqlite3.h" and not of_save:
        return "SQLite is known to core/save alone"
    if header.startswith("core/save/internal/") and not of_save:
        return "the inside of core/save is its own"
    if parts(name)[0] == "qml" and header.startswith("platform/"):
        return "qml does not know platform"
    return None


def problems_of_cpp(name, text):
    in_core = parts(name)[0] == "core"
    for match in INCLUDE.finditer(text):
        quote, header = match.groups()
        why = why_not_anywhere(name, header)
        if why is None and in_core:
            why = why_not_in_core(name, quote, header)
        if why:
            yield f"{name}:{line_of(text, match)}: includes {header}: {why}"
    if in_core:
        code = lint.code_only(text)
        for pattern, why in CALLS:
            for match in pattern.finditer(code):
                call = match.group().strip()
                if (name, call) not in ALLOWED:
                    yield f"{name}:{line_of(code, match)}: {call}: {why}"


def problems_of_cmake(name, text):
    for number, line in enumerate(text.splitlines(), 1):
        if QT_IN_CMAKE.search(line.split("#")[0]):
            yield f"{name}:{number}: Qt belongs to qml and platform: {line.strip()}"


def main():
    args = lint.arguments(__doc__)
    problems = []
    for name in lint.files(args.root):
        if lint.is_cpp(name):
            problems += problems_of_cpp(name, lint.read(args.root, name))
        elif parts(name)[0] == "core" and name.endswith((".txt", ".cmake")):
            problems += problems_of_cmake(name, lint.read(args.root, name))
    lint.finish(problems, "See ARCHITECTURE.md for the layers; an exception goes into ALLOWED with its reason.")


main()
