"""Sources that can be read as one.

Most of the time of a tool that reads C++ goes into headers that are not ours. So files that are compiled alike are read
together, as one that includes them all, as far as they open the same namespaces and the names that each keeps to itself
do not clash. Names are found by a look at the text alone, so a batch may still not compile: then, and where something is
said of it, its halves are read.
"""

import re

AT_ONCE = 24
OWN = re.compile(r"^namespace \{\n(.*?)^\} // namespace$", re.MULTILINE | re.DOTALL)
OPENED = re.compile(r"^\s*using namespace ([\w:]+)", re.MULTILINE)
DEFINITION = re.compile(r"^(?!template\b|//)([A-Za-z][^(=;{\n]*)[(=;{]", re.MULTILINE)


def own_names(text):
    """What a file defines for itself alone: the last word before the bracket, the value or the end."""
    names = set()
    for part in OWN.findall(text):
        for start in DEFINITION.findall(part):
            words = re.findall(r"\w+", start)
            names.update(words[-1:])
    return names


def compiled_alike(arguments):
    """Equal for files whose commands differ in their own names only."""
    return tuple(word for word in arguments if not word.endswith((".cpp", ".o", ".o.d")))


def batches(commands):
    """The same commands (path, arguments, ...) in groups that can probably be read as one."""
    groups = {}
    for command in commands:
        path, arguments = command[0], command[1]
        with open(path, encoding="utf-8") as file:
            text = file.read()
        names = own_names(text)
        alike = compiled_alike(arguments), frozenset(OPENED.findall(text))
        fitting = groups.setdefault(alike, [])
        for taken, batch in fitting:
            if len(batch) < AT_ONCE and not taken & names:
                taken |= names
                batch.append(command)
                break
        else:
            fitting.append((names, [command]))
    return [batch for fitting in groups.values() for _, batch in fitting]


def judge(batch, look):
    """Pairs of a command and what `look` says of it, None if nothing: `look` is asked about all of them at once, and about ever
    smaller parts where it says something."""
    said = look(batch)
    if said is None:
        return [(command, None) for command in batch]
    if len(batch) == 1:
        return [(batch[0], said)]
    middle = len(batch) // 2
    return judge(batch[:middle], look) + judge(batch[middle:], look)
