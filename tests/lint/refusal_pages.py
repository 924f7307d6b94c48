"""The page a refusal leads to explains it: tests/lint/refusal_pages.txt names for each refusal its page and words that stand on it. Found here: a
refusal without a line, a line whose page is another than the one the app opens, and words that the page does not say (any more)."""

import os
import re

import lint

TABLE = os.path.join("tests", "lint", "refusal_pages.txt")
CORE = os.path.join("core", "table", "refusal.cpp")
STEPS = os.path.join("qml", "model", "refusal_words.cpp")
STRING = r'"((?:[^"\\]|\\.)*)"'
ROW = re.compile(rf'RefusalInfo\{{\s*\w+,\s*"([a-z_.]+)",\s*CORE_TEXT\(\s*"Refusal",(?:\s*{STRING})+\s*\),\s*"([^"]*)"\s*\}}')
PAGE = re.compile(r'pageId: "([^"]+)"')


def pages_of(texts):
    """What each page of the rules says, text by text; the pages of single cards share their game's texts, for they are made from tables."""
    said, cards = {}, {}
    for name, text in texts.items():
        found = re.match(r"qml/(\w+)/rules/|qml/model/([a-z]+)_", name)
        if not found:
            continue
        cards.setdefault(found.group(1) or found.group(2), []).extend(re.findall(rf"\b(?:qsTr|tr|CORE_TEXT)\({STRING}", text))
        ids = list(PAGE.finditer(text))
        for here, after in zip(ids, ids[1:] + [None]):
            said.setdefault(here.group(1), []).extend(re.findall(rf"\bqsTr\({STRING}", text[here.end():after.start() if after else None]))
    return said, cards


def main():
    args = lint.arguments(__doc__)
    texts = {name: lint.read(args.root, name) or "" for name in lint.files(args.root)
             if name in (TABLE, CORE, STEPS) or name.startswith("qml/") and name.endswith((".qml", ".cpp"))}
    said, cards = pages_of(texts)
    lines = [[part.strip() for part in line.split(" | ")] for line in texts.get(TABLE, "").splitlines() if line and not line.startswith("#")]
    leads_to = {name: page for name, _, page in ROW.findall(texts.get(CORE, "")) if page}
    of_steps = set(re.findall(r'"((?:kheops|pyramidice|luxor|egizia)/[a-z0-9-]+)"', texts.get(STEPS, "")))
    problems = [f"{name}: no line says how {page} explains it" for name, page in leads_to.items() if [name, page] not in [line[:2] for line in lines]]
    problems += [f"{page}: no line says which refusal it explains" for page in sorted(of_steps) if page not in [line[1] for line in lines]]
    for name, page, words in lines:
        if page != leads_to.get(name) and page not in of_steps:
            problems.append(f"{name}: leads to {leads_to.get(name, 'no page')}, not to {page}")
        on_page = said.get(page) or cards.get(page.split("/")[0], [])
        if not any(words.lower() in text.lower() for text in on_page):
            problems.append(f"{name}: {page} does not say {words!r}")
    lint.finish(problems, f"Let the page explain the refusal, or lead it to one that does, and say so in {TABLE}.")


if __name__ == "__main__":
    main()
