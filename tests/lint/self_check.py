"""Shows a check good and bad samples, and expects it to pass the good ones and to object to the bad ones.

self_check.py <script> [arguments of the script]
"""

import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
STYLE = "BasedOnStyle: LLVM\n"
TIDY = "Checks: '-*,modernize-use-nullptr,clang-analyzer-core.NullDereference'\nWarningsAsErrors: '*'\n"
NOTE = "TO" + "DO"

INDEX = "qml/kheops/rules/KheopsRules.qml"
ASKS = ("qml/A.qml", 'import QtQuick\nItem { property string a: qsTr("Ask %1") }\n')


def page(tiles, lit, more="kheops/a"):
    """A page of the rules with one picture, and the index that lists it."""
    text = f'pageId: "kheops/a"\nmore: ["{more}"]\n"RuleScene.qml", tiles: "{tiles}", lit: "{lit}"\ncaption\n'
    return ("qml/kheops/rules/APage.qml", text, INDEX, "APage {}")


def growing(legal):
    """A page whose picture says where a tile may lie."""
    name, text, index, listed = page("1,1 R4; 1,2 C6", "1,1; 1,2")
    return (name, text.replace(", lit:", f', legal: "{legal}", lit:'), index, listed)


def book(chapter, index="AChapter {}", more=""):
    """A rule book of Pyramidice with one chapter, and the tables of cards that it has to speak of."""
    return ("qml/pyramidice/rules/AChapter.qml", f'RulePage {{ pageId: "pyramidice/a"; more: [{more}] }}\n{chapter}\n',
            "qml/pyramidice/rules/PyramidiceRules.qml", index,
            "core/games/pyramidice/gods.h", 'godTable{{\n{"", 0},\n{"Ra", 1},\n{"Bes", 2},\n}};\n',
            "core/games/pyramidice/cards.h", "enum Scarab : int { noScarab = 0, LapisLazuli = 1, };\n")


def wall_book(chapter, more=""):
    """A rule book of Luxor with one chapter, and the animals that it has to speak of."""
    return ("qml/luxor/rules/AChapter.qml", f'RulePage {{ pageId: "luxor/a"; more: [{more}] }}\n{chapter}\n',
            "qml/luxor/rules/LuxorRules.qml", "AChapter {}",
            "core/games/luxor/cards.h", 'animalNames{\n    "camel", "cat"};\n')


def river_book(chapter, more=""):
    """A rule book of Egizia with one chapter, and the cards and bends that it has to speak of."""
    return ("qml/egizia/rules/AChapter.qml", f'RulePage {{ pageId: "egizia/a"; more: [{more}] }}\n{chapter}\n',
            "qml/egizia/rules/EgiziaRules.qml", "AChapter {}",
            "core/games/egizia/nile.h", "inline constexpr Card cardCount = 2;\n",
            "core/games/egizia/sphinx.h", "inline constexpr std::size_t riddleCount = 1;\n",
            "core/games/egizia/river.h", '{"ombos", "Ombos", T::Slot, 0, {}},    {"beni-hasan", "Beni Hasan", T::Camp, 0, {}},\n')


RIVER_PAGES = ("CardPage { card: 1 }\nCardPage {\n    card: 2\n}\nRiddlePage { riddle: 1; twin: true }\nBendPage { bend: 1 }\nBendPage { bend: 2 }\n"
               + "\n".join(f"StagePage {{ stage: {stage} }}" for stage in range(1, 8)))
ANIMAL_PAGES = "AnimalPage { animal: 0 }\nAnimalPage {\n    animal: 1\n}"
CARD_PAGES = "GodPage { god: 1 }\nGodPage {\n    god: 2\n}\nScarabPage { scarab: 1 }"


def lesson(translation):
    """A lesson that says one thing, and its translations."""
    files = ("assets/lessons/kheops.lesson", "lesson kheops\nsay Look.\n")
    for code in ("en", "it"):
        context = f"<context><name>Lesson</name><message><source>Look.</source><translation>{translation}</translation></message></context>"
        text = f"<!DOCTYPE TS><TS version='2.1' language='{code}' sourcelanguage='en'>{context if code != 'en' else ''}</TS>"
        files += (f"assets/translations/architects_{code}.ts", text)
    return files


def languages(translation):
    """The translation files of an app that says one thing, and that app."""
    message = f"<message><source>Ask %1</source>{translation}</message>" if translation else ""
    files = ASKS
    for code in ("en", "it", "es"):
        context = f"<context><name>A</name>{message}</context>" if code != "en" else ""
        text = f"<!DOCTYPE TS><TS version='2.1' language='{code}' sourcelanguage='en'>{context}</TS>"
        files += (f"assets/translations/architects_{code}.ts", text)
    return files


def glossary(italian="Una fessura", french="Un puits", german="Ein Schacht", english="A shaft"):
    """A glossary of one term, a word that is never said and a key, and translations that keep to them or do not."""
    terms = "[terms]\n\\bshaft\\b | fessur | ranura | puits | schacht\n[never]\nit | \\bpozzo\\b | fessura |\n[labels]\nA | 12\n"
    files = ("assets/translations/glossary.txt", terms)
    for code, text in (("it", italian), ("fr", french), ("de", german)):
        message = f"<message><source>{english}</source><translation>{text}</translation></message>"
        files += (f"assets/translations/architects_{code}.ts", f"<TS><context><name>A</name>{message}</context></TS>")
    return files


def refused(line="a.full | luxor/a | it is full", page="When it is full, nothing fits.", leads="luxor/a"):
    """A refusal, the page it leads to, and the line that says how the one explains the other."""
    return ("core/table/refusal.cpp", f'RefusalInfo{{Full, "a.full", CORE_TEXT("Refusal", "Full: " "choose another."), "{leads}"}},\n',
            "qml/luxor/rules/AChapter.qml", f'pageId: "luxor/a"\nqsTr("{page}")\npageId: "luxor/b"\nqsTr("Nothing.")\n',
            "tests/lint/refusal_pages.txt", f"# A table.\n{line}\n")


# For each check: samples that must pass and samples that must not, each a file name and its text.
SAMPLES = {
    "clang_format.py": {
        "good": [("a.cpp", "int a = 1;\n", "b.h", "int b = 1;\n")],
        "bad": [("a.cpp", "int   a=1;\n"), ("core/a.h", "int a ;\n")],
    },
    "file_length.py": {
        "good": [("a.cpp", "\n" * 500), ("a.qml", "\n" * 300), ("tests/a.cpp", "\n" * 800), ("a.md", "\n" * 999)],
        "bad": [("a.cpp", "\n" * 501), ("a.qml", "\n" * 301), ("tests/a.cpp", "\n" * 801)],
    },
    "includes.py": {
        "good": [("core/a.cpp", "#include <vector>\nstd::vector<int> a; // std::map\n"),
                 ("core/a.cpp", '#include "core/a.h"\nstd::vector<int> b;\n', "core/a.h", "#include <vector>\n"),
                 ("qml/a.cpp", '#include "a.h"\nQString b;\n', "qml/a.h", "#include <QString>\n"),
                 ("qml/a.h", "#include <QObject>\nclass QWindow;\nclass A : public QObject { QWindow *window; };\n"),
                 ("tests/a.cpp", "std::vector<int> a;\n")],
        "bad": [("core/a.cpp", "std::vector<int> a;\n"), ("core/a.cpp", "#include <array>\nstd::vector<int> a;\n"),
                ("core/a.cpp", "#include <vector>\n", "core/b.cpp", "std::vector<int> a;\n"),
                ("core/a.cpp", "auto a = std::a_name_of_tomorrow;\n"), ("core/a.cpp", "bool operator<=>(A, B);\n"),
                ("qml/a.cpp", "#include <QObject>\nQString a;\n"), ("qml/a.h", "#include <QEvent>\nvoid a(QMouseEvent *event);\n")],
    },
    "left_overs.py": {
        "good": [("a.cpp", 'open("/usr/share/x"); // mastodon\nmkdtemp("a-XXXXXX");\n'),
                 ("a.md", "https://example.org/home/ and artwork/ and qrc:/home/a.svg and ../root/\n"),
                 ("a.json", '{\n"resolved": "https://example.org"\n}\n')],
        "bad": [("a.cpp", f"// {NOTE}: mend\n"), ("a.qml", 'text: "Coming' + ' soon"\n'),
                ("a.py", "raise NotReady('not" + " implemented')\n"), ("a.sh", "cd /" + "home/me\n"),
                ("a.cmake", 'set(x "/' + 'work/x")\n'), ("a.txt", "/" + "tmp/x\n"),
                ("package-lock.json", '{\n  "resolved": "https://example.org"\n}\n')],
    },
    "glossary.py": {
        "good": [glossary(), glossary(french="Un puits\u00a0?"), glossary(german="„Schacht“"),
                 glossary(french="Un puits, 5\u00a0%…", german="Ein Schacht, 5\u00a0% …", italian="Fessura, 5%…", english="A shaft with 5%…")],
        "bad": [glossary(italian="Un buco"), glossary(italian="Pozzo, fessura"), glossary(italian='"Fessura"'), glossary(french="Un puits ?"),
                glossary(french="L'eau, puits"), glossary(german="„Schacht"), glossary(italian="Una fessura molto stretta"),
                glossary(french="Un puits, 5 %"), glossary(italian="Fessura 5 %"), glossary(italian="Fessura …"), glossary(german="Schacht…"), glossary(german="Schacht !"),
                glossary(english="A shaft, 5 %"), glossary(english="A shaft …")],
    },
    "glued.py": {
        "good": [("qml/A.qml", 'text: Labelled.text(qsTr("Won"), n) + ", " + ". "; key: a + ":" + b\n'), ("qml/A.qml", 'text: qsTr("%1; you know: %2").arg(a).arg(b)\n'),
                 ("qml/a.cpp", 'tr("%1: %2").arg(a, b); log(path + ": " + what);\n'), ("tests/qml/A.qml", 'text: a + ": " + b\n')],
        "bad": [("qml/A.qml", 'text: qsTr("Won") + ": " + n\n'), ("qml/A.js", 'return a + " ; " + b\n'), ("qml/A.qml", 'text: eyes + qsTr("; you know of %1").arg(b)\n'),
                ("qml/a.cpp", 'return name + tr(": %1").arg(b);\n')],
    },
    "player_sentences.py": {
        "good": [("qml/A.qml", 'text: qsTr("%1: %2").arg(table.seats[0].name).arg(3)\n'),
                 ("qml/A.qml", 'text: qsTr("%1 begins").arg(names[0])\n', "tests/qml/model/player_words_test.cpp", '{"A", never, "%1 begins"},\n'),
                 ("qml/A.qml", 'text: qsTr("Pray to %1").arg(godName(god))\n'),
                 ("qml/model/player_words.cpp", 'tr("%1 begins.").arg(who.name);\n')],
        "bad": [("qml/A.qml", 'text: qsTr("%1 begins").arg(names[0])\n'), ("qml/A.qml", 'text: qsTr("%1 begins").arg(table.seats[0].name)\n'),
                ("qml/model/a.cpp", 'return tr("%1 begins.")\n    .arg(table_->seatName(0));\n')],
    },
    "refusal_pages.py": {
        "good": [refused(), refused(line="a.full | luxor/cat | it is full", leads="luxor/cat"),
                 refused(line="a.full | luxor/a | it is full\na.full | luxor/b | Nothing") + ("qml/model/refusal_words.cpp", 'return "luxor/b";\n')],
        "bad": [refused(line=""), refused(page="It has room."), refused(leads="luxor/b"), refused(line="a.full | luxor/b | Nothing"),
                refused() + ("qml/model/refusal_words.cpp", 'return "luxor/b";\n')],
    },
    "rule_pages.py": {
        "good": [page("1,1 R4; 1,2 C6", "1,1; 1,2"), page("1,1 R4; 1,2 C3", "1,1"), growing("1,3; 2,1"), growing("1,1"), book(CARD_PAGES),
                 book(CARD_PAGES, more='"pyramidice/god-bes", "pyramidice/scarab-lapis-lazuli"'),
                 book(CARD_PAGES) + ("core/table/refusal.cpp", '"pyramidice/god-ra"'),
                 wall_book(ANIMAL_PAGES, more='"luxor/camel", "luxor/a"'),
                 wall_book(ANIMAL_PAGES + 'rulings: ["R1"]') + ("core/games/luxor/RULINGS.md", "- **R1** Who begins.\n"),
                 page("1,1 R4", "1,1") + ("assets/lessons/kheops.lesson", "say Look.\n  rule kheops/a\n"),
                 page("1,1 R4", "1,1") + ("assets/lessons/kheops.lesson", "say Look.\n  rule kheops/*\n"),
                 river_book(RIVER_PAGES, more='"egizia/n02", "egizia/s01", "egizia/beni-hasan", "egizia/stage-7"')],
        "bad": [growing("1,3"), growing("1,3; 2,1; 2,2"), river_book(RIVER_PAGES + "strengths: [1, 1, 1, 1]"),
                wall_book(ANIMAL_PAGES) + ("core/games/luxor/RULINGS.md", "- **R1** Who begins.\n"), wall_book(ANIMAL_PAGES + 'rulings: ["R2"]'),
                page("1,1 R4; 1,2 C3", "1,1; 1,2"), page("1,1 R4; 1,2 C6", "1,1"), page("1,14 R4", "1,14"),
                page("1,1 C4", "1,1"), page("1,1 R4", "1,1", "kheops/b"), page("1,1 R4", "1,1")[:2] + (INDEX, ""),
                book(CARD_PAGES, index=""), book(CARD_PAGES, more='"pyramidice/b"'), book("GodPage { god: 1 }"),
                book(CARD_PAGES + "GodPage { god: 2 }"), book(CARD_PAGES + "GodPage { god: 3 }"),
                book(CARD_PAGES) + ("core/table/refusal.cpp", '"pyramidice/god-thoth"'),
                page("1,1 R4", "1,1") + ("assets/lessons/kheops.lesson", "say Look.\n"),
                page("1,1 R4", "1,1") + ("assets/lessons/kheops.lesson", "rule kheops/a kheops/b\n"),
                page("1,1 R4", "1,1") + ("assets/lessons/kheops.lesson", "rule kheops/a kheops/b*\n"),
                wall_book(ANIMAL_PAGES, more='"luxor/mule"'), wall_book("AnimalPage { animal: 1 }"),
                wall_book(ANIMAL_PAGES + "AnimalPage { animal: 2 }"),
                wall_book(ANIMAL_PAGES) + ("core/table/refusal.cpp", '"luxor/shafts"'),
                river_book(RIVER_PAGES, more='"egizia/n03"'), river_book(RIVER_PAGES.replace("bend: 2", "bend: 3")),
                river_book(RIVER_PAGES + "CardPage { card: 2 }"), river_book(RIVER_PAGES) + ("core/table/refusal.cpp", '"egizia/boats"')],
    },
    "translations.py": {
        "good": [languages("<translation>Chiedi %1</translation>"), lesson("Guarda. " * 25)],
        "bad": [lesson("Guarda. " * 26), lesson(""), lesson("Guarda.")[2:],
                languages(""), languages("<translation>Chiedi</translation>"), languages("<translation></translation>"),
                languages('<translation type="unfinished">Chiedi %1</translation>'),
                ("qml/A.qml", ASKS[1].replace("Ask", "Tell")) + languages("<translation>Chiedi %1</translation>")[2:]],
    },
    "unused_assets.py": {
        "good": [("assets/sun.svg", "<svg/>", "qml/A.qml", 'Image { source: "qrc:/assets/sun.svg" }'),
                 ("assets/knock.wav", "RIFF", "qml/A.qml", 'play("knock")'),
                 ("assets/README.md", "no asset", "qml/A.qml", "")],
        "bad": [("assets/sun.svg", "<svg/>", "qml/A.qml", 'Image { source: "qrc:/assets/blacksun.svg" }'),
                ("assets/sun.svg", "<svg/>", "qml/A.qml", "// the sun"),
                ("assets/sun.svg", "<svg/>", "assets/CMakeLists.txt", "FILES sun.svg", "core/a.h", '"sun"')],
    },
    "core_is_pure.py": {
        "good": [("core/play/a.h", '#include "core/table/a.h"\n#include "core/save/store.h"\n#include <vector>\n'),
                 ("core/table/a.h", '// throw, time(), <chrono>\nauto a = "throw";\nint b = 1\'000; // it\'s\n'),
                 ("core/table/a.cpp", "int c = clock.time() + runtime(3) + operand(4);\n"),
                 ("core/save/a.h", "#include <sqlite3.h>\n"), ("tests/core/save/a.h", "#include <sqlite3.h>\n"),
                 ("qml/model/a.h", '#include <QObject>\n#include "core/play/table.h"\n'),
                 ("core/CMakeLists.txt", "# no Qt here\nadd_library(a a.cpp)\n")],
        "bad": [("core/table/a.h", "#include <QString>\n"), ("core/table/a.h", "#include <QtCore/QString>\n"),
                ("core/table/a.h", "#include <thread>\n"), ("core/table/a.h", "#include <chrono>\n"),
                ("core/table/a.h", "  #  include <random>\n"), ("core/table/a.h", "#include <iostream>\n"),
                ("core/table/a.h", "#include <mutex>\n"), ("core/table/a.h", "#include <format>\n"),
                ("core/table/a.cpp", "auto a = std::time(nullptr);\n"), ("core/table/a.cpp", "int a = rand();\n"),
                ("core/table/a.cpp", "std::random_device a;\n"), ("core/table/a.cpp", "void a() { throw 1; }\n"),
                ("core/table/a.h", '#include "core/games/a.h"\n'), ("core/games/a.h", '#include "core/save/a.h"\n'),
                ("core/save/a.h", '#include "core/games/a.h"\n'), ("core/bots/a.h", '#include "core/play/a.h"\n'),
                ("core/play/a.h", '#include "qml/model/a.h"\n'), ("core/table/a.h", '#include "a.h"\n'),
                ("core/nowhere/a.h", '#include "core/table/a.h"\n'), ("core/play/a.h", "#include <sqlite3.h>\n"),
                ("core/play/a.h", '#include "core/save/internal/database.h"\n'),
                ("qml/model/a.h", "#include <sqlite3.h>\n"), ("qml/model/a.h", '#include "platform/a.h"\n'),
                ("core/CMakeLists.txt", "find_package(Qt6 REQUIRED)\n"),
                ("core/play/CMakeLists.txt", "target_link_libraries(a Qt6::Core)\n")],
    },
    "qml_layers.py": {
        "good": [("qml/online/A.qml", "import Architects.Screens\nimport Architects.Ui // not Architects.App\n"),
                 ("qml/kheops/table/A.qml", "import Architects.Kheops\nimport Architects.Table\n"),
                 ("qml/app/A.qml", 'source: "qrc:/qt/qml/Architects/Online/EndScreen.qml"\n'),
                 ("qml/table/a.cpp", '#include "qml/model/table_model.h"\n#include "core/table/seat.h"\n'),
                 ("tests/qml/A.qml", "import Architects.App\nimport Architects.Kheops\n")],
        "bad": [("qml/online/A.qml", "import Architects.App\n"), ("qml/online/A.qml", 'url: "qrc:/qt/qml/Architects/App/Main.qml"\n'),
                ("qml/app/A.qml", "import Architects.Kheops\n"), ("qml/kheops/A.qml", "import Architects.Luxor\n"),
                ("qml/table/A.qml", "import Architects.Pyramidice\n"), ("qml/ui/A.qml", "import Architects.Model\n"),
                ("qml/ui/a.h", '#include "qml/model/table_model.h"\n'), ("qml/model/a.h", '#include "qml/ui/shows.h"\n'),
                ("qml/screens/CMakeLists.txt", "    DEPENDS Architects.Ui Architects.Online\n")],
    },
    "clang_tidy.py": {
        "good": [("core/a.cpp", "int *a = nullptr;\n"),
                 ("core/a.cpp", "namespace { int a = 1; }\n", "core/b.cpp", "namespace { int a = 2; }\n"),
                 ("core/a.cpp", "namespace x { struct A {}; }\nusing namespace x;\nA a;\n", "core/b.cpp", "namespace y { struct A {}; }\nusing namespace y;\nA b;\n")],
        "bad": [("core/a.cpp", "int *a = 0;\n"), ("core/a.cpp", "int a = 1;\n", "core/b.cpp", "int *b = 0;\n"),
                ("core/a.cpp", "namespace { int *a = nullptr; }\n", "core/b.cpp", "namespace { int *a = 0; }\n"),
                ("core/a.cpp", "int a = 1;\n", "core/b.cpp", "int b(int *c) { return c == nullptr ? *c : 0; }\n"),
                ("core/a.cpp", '#include "a.h"\n', "core/a.h", "inline int *a = 0;\n"),
                ("platform/terminal/a.cpp", "int *a = 0;\n"), ("qml/model/a.cpp", "int *a = 0;\n")],
    },
}


def write(root, name, text):
    path = os.path.join(root, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def build_folder(root, sample):
    """A compile database for the sample, as CMake would write it."""
    build = os.path.join(root, "build")
    sources = [os.path.join(root, name) for name in sample[::2] if name.endswith(".cpp")]
    entries = [{"directory": root, "file": path, "command": f"c++ -std=c++20 -c {path}"} for path in sources]
    write(build, "compile_commands.json", json.dumps(entries))
    return build


def passes(script, options, sample):
    """Whether the check passes a repository of its own that holds nothing but the sample."""
    with tempfile.TemporaryDirectory() as root:
        write(root, ".clang-format", STYLE)
        write(root, ".clang-tidy", TIDY)
        for name, text in zip(sample[::2], sample[1::2]):
            write(root, name, text)
        if "--build" in options:
            at = options.index("--build") + 1
            options = options[:at] + [build_folder(root, sample)] + options[at + 1:]
        run = subprocess.run([sys.executable, os.path.join(HERE, script), "--root", root] + options,
                             capture_output=True, text=True)
        return run.returncode == 0, run.returncode == 1 and "problem(s)" in run.stdout, run.stdout + run.stderr


def main():
    script, options = sys.argv[1], sys.argv[2:]
    wrong = 0
    for kind, samples in SAMPLES[script].items():
        for sample in samples:
            good, objects, output = passes(script, options, sample)
            if not (good if kind == "good" else objects):
                wrong += 1
                print(f"{script} did not {'pass' if kind == 'good' else 'object to'} {sample}:\n{output}")
    print(f"{sum(map(len, SAMPLES[script].values()))} samples, {wrong} judged wrongly")
    sys.exit(1 if wrong else 0)


main()
