#!/usr/bin/env python3
"""Says whether shared objects can be loaded where pages are 16 KB: page_size.py <file.so> ...

Every part that is loaded must begin on such a boundary. Ends with 1 if one does not, or if there is none to look at."""
import struct
import sys

PAGE = 16 * 1024
LOAD = 1


def alignments(file):
    """The alignment of every part that is loaded."""
    with open(file, "rb") as opened:
        data = opened.read()
    if data[:4] != b"\x7fELF" or data[4] != 2 or data[5] != 1:
        raise ValueError(f"{file} is no 64-bit ELF file")
    start, size, count = struct.unpack_from("<Q", data, 32)[0], *struct.unpack_from("<HH", data, 54)
    headers = (struct.unpack_from("<IIQQQQQQ", data, start + i * size) for i in range(count))
    return [header[7] for header in headers if header[0] == LOAD]


def fits(file):
    found = alignments(file)
    return bool(found) and all(one >= PAGE and one % PAGE == 0 for one in found)


def main(files):
    bad = [file for file in files if not fits(file)]
    for file in files:
        print(f"{'does not fit' if file in bad else 'fits'}: {file} ({', '.join(hex(one) for one in sorted(set(alignments(file))))})")
    return 1 if bad or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
