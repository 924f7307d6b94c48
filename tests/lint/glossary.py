"""One thing has one name in each language: the terms of assets/translations/glossary.txt are translated as they stand there, no word is used
that a language does without, the marks are those of the language, and what stands on a small key is short enough for it."""

import os
import re
import xml.etree.ElementTree as xml

import lint

FOLDER = os.path.join("assets", "translations")
LANGUAGES = ("it", "es", "fr", "de")
MARKS = {       # what is wrong in a language, and how to say it
    "en": [(r'[«»„]|(?<![=\w])"', "quotation marks are “ and ”"), ("’", "the apostrophe is '"), (r"\s[:;!?](?=\s|$)", "no space stands before : ; ! ?"),
           (r"\s%(?![\dn])", "no space stands before %"), (r"\s…", "no space stands before …")],
    "it": [(r'[“”„]|(?<![=\w])"', "quotation marks are « and »"), ("’", "the apostrophe is '"), (r"\s[:;!?](?=\s|$)", "no space stands before : ; ! ?"),
           (r"\s%(?![\dn])", "no space stands before %"), (r"\s…", "no space stands before …")],
    "es": [(r'[“”„]|(?<![=\w])"', "quotation marks are « and »"), (r"^[^¿]*\?", "a question begins with ¿"), (r"^[^¡]*!", "an exclamation begins with ¡"),
           (r"\s[:;!?](?=\s|$)", "no space stands before : ; ! ?"), (r"[^\u00a0]%(?![\dn])", "a no-break space stands before %"), (r"\s…", "no space stands before …")],
    "fr": [("'", "the apostrophe is ’"), (r"(?<![\u00a0\u202f\d])[:;!?](?=\s|$)", "a no-break space stands before : ; ! ?"),
           (r"«(?!\u00a0)|(?<!\u00a0)»", "no-break spaces stand inside « »"), (r'[“”„]|(?<![=\w])"', "quotation marks are « and »"),
           (r"[^\u00a0]%(?![\dn])", "a no-break space stands before %"), (r"\s…", "no space stands before …")],
    "de": [(r'[«»”]|(?<![=\w])"', "quotation marks are „ and “"), (r"„[^“]*$", "„ ends with “"), (r"\s[:;!?](?=\s|$)", "no space stands before : ; ! ?"),
           (r"[^\u00a0]%(?![\dn])", "a no-break space stands before %"), (r"[^\s„]…", "a space stands before …")],
}


def read_glossary(text):
    parts, part = {"terms": [], "never": [], "labels": []}, None
    for line in text.splitlines():
        if line.startswith("["):
            part = line.strip("[] ")
        elif line.strip() and not line.startswith("#"):
            parts[part].append([word.strip() for word in line.split(" | ")])
    return parts


def messages(file):
    for context in xml.parse(file).getroot().iter("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            for form in forms:
                yield context.findtext("name"), message.findtext("source"), form


def wrong_term(terms, place, source, text):
    for term in terms:
        if re.search(term[0], source, re.IGNORECASE) and not re.search(term[place + 1], text, re.IGNORECASE):
            yield f"{term[0]} is {term[place + 1]}"


def problems_of(language, glossary, file):
    never = [words for words in glossary["never"] if words[0] == language]
    labels = {words[0]: int(words[1]) for words in glossary["labels"]}
    for context, source, text in messages(file):
        found = list(wrong_term(glossary["terms"], LANGUAGES.index(language), source, text))
        for words in never:
            if re.search(words[1], text) and context not in (words[3] if len(words) > 3 else "").rstrip("|").split():
                found.append(f"{words[1]} is not said: {words[2]}")
        found += [why for mark, why in MARKS[language] if re.search(mark, text)]
        found += [f"in English {why}" for mark, why in MARKS["en"] if language == LANGUAGES[0] and re.search(mark, source)]
        if len(source) <= 12 and len(text) > labels.get(context, 99):
            found.append(f"too long for a key: {len(text)} letters, {labels[context]} fit")
        for why in found:
            yield f"{os.path.basename(file)}: {context}: {source!r} as {text!r}: {why}"


def main():
    args = lint.arguments(__doc__)
    glossary = read_glossary(lint.read(args.root, os.path.join(FOLDER, "glossary.txt")) or "")
    problems = []
    for language in LANGUAGES:
        file = os.path.join(args.root, FOLDER, f"architects_{language}.ts")
        if os.path.exists(file):
            problems += problems_of(language, glossary, file)
    lint.finish(problems, "Say it as the glossary has it, or mend the glossary.")


if __name__ == "__main__":
    main()
