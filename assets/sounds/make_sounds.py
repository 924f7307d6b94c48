#!/usr/bin/env python3
"""Makes the app's short sounds from nothing but arithmetic, so that they are ours and can be tuned.

    python3 assets/sounds/make_sounds.py

Stone on stone is filtered noise with a short knock below it; the chimes are a few decaying partials.
"""
import math
import pathlib
import random
import struct
import wave

RATE = 22050
HERE = pathlib.Path(__file__).parent


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def add(target, sound, at=0.0, gain=1.0):
    start = int(at * RATE)
    for i, value in enumerate(sound):
        if start + i < len(target):
            target[start + i] += gain * value
    return target


def stone(seconds, brightness, seed):
    """Noise through a one-pole low-pass, dying away fast."""
    noise = random.Random(seed)
    out, last = [], 0.0
    for i in range(int(RATE * seconds)):
        last += brightness * (noise.uniform(-1, 1) - last)
        out.append(last * math.exp(-i / RATE * 9 / seconds))
    return out


def partials(seconds, notes, decay):
    return [
        sum(a * math.sin(2 * math.pi * f * i / RATE) for f, a in notes) * math.exp(-i / RATE * decay)
        for i in range(int(RATE * seconds))
    ]


def bone(seconds, seed, pitch):
    """A die that knocks: a bright tick with a little body."""
    return add(stone(seconds, 0.75, seed), partials(seconds, [(pitch, 1), (pitch * 1.9, 0.4)], 90), gain=0.7)


def write(name, sound):
    peak = max(abs(v) for v in sound) or 1.0
    fade = int(RATE * 0.008)
    for i in range(fade):
        sound[-1 - i] *= i / fade
    with wave.open(str(HERE / name), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(b"".join(struct.pack("<h", int(v / peak * 0.6 * 32767)) for v in sound))


def main():
    tile = add(silence(0.22), stone(0.18, 0.35, 1))
    write("tile.wav", add(tile, partials(0.2, [(118, 1), (187, 0.4)], 32), gain=0.8))
    pawn = add(silence(0.14), stone(0.08, 0.6, 2), gain=0.7)
    write("pawn.wav", add(pawn, partials(0.13, [(310, 1), (512, 0.3)], 45)))
    turn = add(silence(0.26), stone(0.24, 0.12, 3))
    write("turn.wav", add(turn, stone(0.06, 0.4, 4), at=0.18, gain=0.7))
    write("refused.wav", partials(0.2, [(146, 1), (155, 0.7)], 18))
    roll = silence(0.62)
    clatter = random.Random(7)
    for k in range(11):
        at = 0.035 * k + clatter.uniform(0, 0.02) + 0.0022 * k * k
        add(roll, bone(0.05, 20 + k, 900 + clatter.uniform(-160, 240)), at=at, gain=clatter.uniform(0.5, 1) * (1 - 0.05 * k))
    write("roll.wav", roll)
    write("knock.wav", add(bone(0.07, 40, 760), partials(0.06, [(210, 1)], 60), gain=0.5))
    write("pray.wav", partials(0.5, [(523.3, 1), (784.0, 0.6), (1046.5, 0.3)], 8))
    end = silence(1.4)
    for k, note in enumerate((392.0, 493.9, 587.3, 784.0)):
        add(end, partials(1.0, [(note, 1), (note * 2.01, 0.35), (note * 3.02, 0.12)], 5), at=0.12 * k)
    write("end.wav", end)


if __name__ == "__main__":
    main()
