#!/usr/bin/env python3
"""Checks a certificate of a vector subtraction board, straight from the rules of the game.

    python3 certificate_check.py FILE...

docs/certificates.md says what a certificate holds and why this proves it. It is written
from that page, shares nothing with the program that made the certificate, and needs
nothing but Python. Status 0: all hold. 1: one is wrong. 2: one is not a certificate.

A row of the board is one integer: bit x is 1 if (x, y) is a P-position.
"""

import json
import re
import sys
from fractions import Fraction
from math import gcd

MOST_REACH = 1 << 16
MOST_NUMBER = 1 << 31
MOST_FAR = 1 << 18


class NoCertificate(Exception):
    """The text is not of the form of a certificate."""


class Wrong(Exception):
    """It has the form of one, and what it says does not hold."""


# What stands where: a type, [what each has], (what each of so many has), or {key: what}.
VECTOR = (int, int)
FORM = {
    "settled": bool,
    "segments": [{"density": str, "lattice": (VECTOR, VECTOR), "from": str, "to": str}],
    "faults": [{"slope": str, "shift": VECTOR}],
    "strips": [{"slope": str, "from": int, "to": int, "step": VECTOR, "pattern": [str]}],
    "reach": int,
    "game": str,
    "cells": [[str]],
    "corner": [[int]],
}


def hold_form(place, form, found):
    if isinstance(form, dict):
        if not isinstance(found, dict):
            raise NoCertificate(f"{place or 'all'} must be an object")
        inside = place + "." if place else ""
        for key in form:
            if key not in found:
                raise NoCertificate(f"{inside}{key} is missing")
            hold_form(inside + key, form[key], found[key])
        for key in found:
            if key not in form:
                raise NoCertificate(f"{inside}{key} means nothing")
    elif isinstance(form, (list, tuple)):
        if not isinstance(found, list):
            raise NoCertificate(f"{place} must be a list")
        if isinstance(form, tuple) and len(found) != len(form):
            raise NoCertificate(f"{place} has {len(found)} for {len(form)}")
        for i, value in enumerate(found):
            hold_form(f"{place}[{i}]", form[0], value)
    elif type(found) is not form:
        raise NoCertificate(f"{place} must be of type {form.__name__}")
    elif form is int and abs(found) > MOST_NUMBER:
        raise NoCertificate(f"{place} is too large")


def read_game(text):
    number = "(0|[1-9][0-9]{0,8})"
    if not re.fullmatch(f"subtraction:(\\({number},{number}\\))+", text):
        raise Wrong(f"game: {text[:80]!r} is not vector subtraction in two dimensions")
    moves = [(int(a), int(b)) for a, b in re.findall("([0-9]+),([0-9]+)", text)]
    if (0, 0) in moves:
        raise Wrong("game: (0,0) is not a move")
    if moves != sorted(set(moves)):
        raise Wrong("game: the moves must be sorted, each once")
    return moves


def read_slope(place, text):
    if text == "inf":
        return 1, 0
    found = re.fullmatch("(0|[1-9][0-9]{0,9})/([1-9][0-9]{0,9})", text)
    if not found or gcd(int(found[1]), int(found[2])) != 1:
        raise Wrong(f"{place}: {text[:40]!r} is not a slope in lowest terms")
    return int(found[1]), int(found[2])


def hold_bits(place, text, n):
    if len(text) != n or text.strip("01"):
        raise Wrong(f"{place}: that is not {n} times 0 or 1")


class Strip:
    """The squares with low <= q*y - p*x <= high."""

    def __init__(self, place, said, reach):
        self.p, self.q = read_slope(place + ".slope", said["slope"])
        self.low, self.high, self.pattern = said["from"], said["to"], said["pattern"]
        self.sum = self.p + self.q
        self.times = sum(said["step"]) // self.sum
        step = [self.times * self.q, self.times * self.p]
        if self.times < 1 or said["step"] != step or sum(step) > reach:
            raise Wrong(f"{place}.step: it does not lead along {said['slope']}, or leads too far")
        self.step = tuple(step)
        if self.high < self.low - 1 or len(self.pattern) != self.high - self.low + 1:
            raise Wrong(f"{place}: from and to do not fit the pattern")
        for i, text in enumerate(self.pattern):
            hold_bits(f"{place}.pattern[{i}]", text, self.times)

    def c(self, x, y):
        return self.q * y - self.p * x

    def edge(self, c, total):
        """The y at which the line of this c meets x+y = total."""
        return Fraction(c + self.p * total, self.sum)


class Cell:
    """A mosaic with the periods (width, 0) and (shift, height)."""

    def __init__(self, place, lattice):
        u, v = map(tuple, lattice)

        def dot(a, b):
            return a[0] * b[0] + a[1] * b[1]

        upward = all(w[1] > 0 or w[1] == 0 and w[0] > 0 for w in (u, v))
        det = abs(u[0] * v[1] - u[1] * v[0])
        if not upward or dot(u, u) > dot(v, v) or 2 * abs(dot(u, v)) > dot(u, u) or not 0 < det <= MOST_REACH:
            raise Wrong(f"{place}: these are not two shortest vectors of a lattice")
        self.u, self.v = u, v
        self.height = gcd(u[1], v[1])
        self.width = det // self.height
        # i*u + j*v has the height of the cell for some i, j.
        i, j = bezout(u[1], v[1])
        self.shift = (i * u[0] + j * v[0]) % self.width
        self.rows = []

    def key(self):
        return self.width, self.height, self.shift

    def has(self, v):
        times, rest = divmod(v[1], self.height)
        return rest == 0 and (v[0] - times * self.shift) % self.width == 0

    def row(self, y):
        """The outcomes of (0, y), (1, y), ..., as many as repeat."""
        times, y = divmod(y, self.height)
        at = -times * self.shift % self.width
        return self.rows[y][at:] + self.rows[y][:at]

    def is_moved(self, other, dx, dy):
        """Whether each square has the outcome of the one (dx, dy) further in the other cell."""
        at = dx % self.width
        for y in range(self.height):
            row = other.row(y + dy)
            if self.rows[y] != row[at:] + row[:at]:
                return False
        return True

    def moves_to(self, other):
        """All vectors of the cell by which it becomes the other."""
        if self.key() == other.key():
            for dy in range(self.height):
                for dx in range(self.width):
                    if self.is_moved(other, dx, dy):
                        yield dx, dy


def bezout(a, b):
    """i and j with i*a + j*b = gcd(a, b), for a, b >= 0."""
    i, j, k, l = 1, 0, 0, 1
    while b:
        n = a // b
        a, b, i, j, k, l = b, a - n * b, k, l, i - n * k, j - n * l
    return i, j


class Board:
    """What a certificate says, its parts held against each other."""

    def __init__(self, said):
        hold_form("", FORM, said)
        self.moves = read_game(said["game"])
        if not said["settled"]:
            raise Wrong("settled: it must be true")
        self.reach, self.corner = said["reach"], said["corner"]
        if not 1 <= self.reach <= MOST_REACH:
            raise Wrong("reach: it must be from 1 to 65536")
        self.read_strips(said)
        self.read_cells(said)
        self.hold_faults(said)
        self.hold_corner()

    def read_strips(self, said):
        self.strips = [Strip(f"strips[{i}]", s, self.reach) for i, s in enumerate(said["strips"])]
        if len(self.strips) < 2:
            raise Wrong("strips: there must be one along each axis")
        first, last = self.strips[0], self.strips[-1]
        if first.p != 0 or first.low != 0:
            raise Wrong("strips[0]: it must begin with 0 along 0/1")
        if last.q != 0 or last.high != 0:
            raise Wrong(f"strips[{len(self.strips) - 1}]: it must end with 0 along inf")
        for i, (a, b) in enumerate(zip(self.strips, self.strips[1:])):
            if a.q * b.p <= a.p * b.q or a.edge(a.high, self.reach) >= b.edge(b.low, self.reach):
                raise Wrong(f"strips[{i + 1}]: it does not lie beyond the one before it")

    def read_cells(self, said):
        slopes = [s["slope"] for s in said["strips"]]
        segments = said["segments"]
        if len(said["cells"]) != len(slopes) - 1:
            raise Wrong("cells: there is one between each two strips")
        # Which segments end at which strips.
        at, ends = 0, []
        for n, s in enumerate(segments):
            if s["from"] != slopes[at]:
                raise Wrong(f"segments[{n}].from: {s['from'][:40]} is not where it begins")
            if s["to"] not in slopes[at + 1 :]:
                raise Wrong(f"segments[{n}].to: {s['to'][:40]} is not a strip farther on")
            at = slopes.index(s["to"])
            ends.append(at)
        if at != len(slopes) - 1:
            raise Wrong("segments: the last one must end at the y-axis")
        self.segment_of = [sum(end <= i for end in ends) for i in range(len(slopes) - 1)]
        self.cells = []
        for i, rows in enumerate(said["cells"]):
            n, place = self.segment_of[i], f"cells[{i}]"
            cell = Cell(f"segments[{n}].lattice", segments[n]["lattice"])
            if len(rows) != cell.height:
                raise Wrong(f"{place}: there are {len(rows)} rows for {cell.height}")
            for y, row in enumerate(rows):
                hold_bits(f"{place}[{y}]", row, cell.width)
            cell.rows = rows
            density = Fraction(sum(row.count("1") for row in rows), cell.width * cell.height)
            if segments[n]["density"] != f"{density.numerator}/{density.denominator}":
                raise Wrong(f"segments[{n}].density: it is {density}")
            for v in cell.moves_to(cell):
                if v != (0, 0):
                    raise Wrong(f"{place}: it repeats by {v} too, which is not in the lattice")
            for j in (i, i + 1):
                if not cell.has(self.strips[j].step):
                    raise Wrong(f"strips[{j}].step: it is not in the lattice of segments[{n}]")
            self.cells.append(cell)
        for i, strip in enumerate(self.strips):
            for n in range(1, strip.times):
                if strip.times % n == 0 and self.repeats(i, n):
                    raise Wrong(f"strips[{i}].step: {n} times the slope is enough")

    def repeats(self, i, n):
        s = self.strips[i]
        beside = self.cells[max(0, i - 1) : i + 1]
        return all(c.has((n * s.q, n * s.p)) for c in beside) and all(t[n:] == t[:-n] for t in s.pattern)

    def hold_faults(self, said):
        faults = list(enumerate(said["faults"]))
        for i in range(1, len(self.cells)):
            before, behind = self.cells[i - 1], self.cells[i]
            shift = next(before.moves_to(behind), None)
            n = self.segment_of[i]
            if n != self.segment_of[i - 1]:
                if shift is not None:
                    raise Wrong(f"segments[{n}]: it has the pattern of the one before")
                continue
            if shift is None:
                raise Wrong(f"cells[{i}]: inside segments[{n}] the pattern continues, or continues shifted")
            if shift == (0, 0):
                continue
            slope = said["strips"][i]["slope"]
            if not faults or faults[0][1]["slope"] != slope:
                raise Wrong(f"faults: the one along {slope} is missing, or others come before")
            at, fault = faults.pop(0)
            dx, dy = fault["shift"]
            if not before.has((dx - shift[0], dy - shift[1])):
                raise Wrong(f"faults[{at}].shift: the pattern is not shifted by ({dx},{dy})")
            (a, b), (c, d) = before.u, before.v
            for s in (-1, 0, 1):
                for t in (-1, 0, 1):
                    x, y = dx + s * a + t * c, dy + s * b + t * d
                    if (x * x + y * y, -x) < (dx * dx + dy * dy, -dx):
                        raise Wrong(f"faults[{at}].shift: ({x},{y}) is better than ({dx},{dy})")
        if faults:
            raise Wrong(f"faults[{faults[0][0]}]: there is no fault")

    def hold_corner(self):
        if len(self.corner) != self.reach:
            raise Wrong(f"corner: there are {len(self.corner)} rows for {self.reach}")
        for y, runs in enumerate(self.corner):
            if sum(runs) != self.reach - y or min(runs) < 0 or 0 in runs[1:]:
                raise Wrong(f"corner[{y}]: these numbers of squares do not add up to {self.reach - y}")

    def row(self, y, wide):
        """The outcomes of (0, y), ..., (wide-1, y), as an integer."""
        parts, end = [], wide  # from the y-axis' end to the x-axis' end, that is from large x to small
        for i, s in enumerate(self.strips):
            if s.p > 0:
                first = min(end, max(0, -((s.high - s.q * y) // s.p)))
                behind = min(end, max(first, (s.q * y - s.low) // s.p + 1))
            else:
                first = 0 if s.q * y <= s.high else end
                behind = end
            if behind < end:
                text = self.cells[i - 1].row(y)
                parts.append(repeated(text, behind, end))
            if first < behind:
                parts.append("".join(self.in_strip(s, x, y) for x in range(first, behind)))
            end = first
        row = int("".join(reversed(parts))[::-1] or "0", 2)
        if y < self.reach:
            x, other = 0, False
            for n in self.corner[y]:
                if other:
                    row ^= ((1 << n) - 1) << x
                x, other = x + n, not other
        return row

    def in_strip(self, s, x, y):
        return s.pattern[s.c(x, y) - s.low][(x + y - self.reach) // s.sum % s.times]

    def horizon(self):
        """From which x+y on every square follows by translation. See docs/certificates.md."""
        far = self.reach + max(a + b for a, b in self.moves) + max(sum(s.step) for s in self.strips)
        for s, t in zip(self.strips, self.strips[1:]):
            angle = s.q * t.p - s.p * t.q
            beyond = s.high + max(0, max(s.c(a, b) for a, b in self.moves)) + t.times * angle
            before = t.low + min(0, min(t.c(a, b) for a, b in self.moves)) - s.times * angle
            far = max(far, (beyond * t.sum - before * s.sum) // angle + 1)
        return far

    def prove(self):
        far = self.horizon()
        if far > MOST_FAR:
            raise Wrong(f"strips: they separate so late that all squares with x+y < {far} would have to be looked at")
        rows, first = [], None
        for y in range(far):
            wide = far - y
            rows.append(self.row(y, wide))
            won = 0
            for a, b in self.moves:
                if b <= y:
                    won |= rows[y - b] << a
            wrong = ~(rows[y] ^ won) & ((1 << wide) - 1)
            # What is wrong in the corner may be so because of what is said beyond it.
            beyond = wrong >> max(0, self.reach - y) << max(0, self.reach - y)
            for squares in (beyond, wrong):
                if squares and (squares == beyond or not first):
                    x = (squares & -squares).bit_length() - 1
                    first = Wrong(f"{self.name(x, y)}: ({x},{y}) does not follow from its options")
            if beyond:
                raise first
            old = y - max(b for _, b in self.moves)
            if old >= 0:
                rows[old] = 0
        if first:
            raise first
        return far

    def name(self, x, y):
        if x + y < self.reach:
            return f"corner[{y}]"
        for i, s in enumerate(self.strips):
            c = s.c(x, y)
            if c <= s.high:
                return f"strips[{i}].pattern[{c - s.low}]" if c >= s.low else f"cells[{i - 1}]"
        return "no part"


def repeated(text, begin, end):
    """The letters from begin to before end of a text that is repeated."""
    begin, end = begin % len(text), end - begin + begin % len(text)
    return (text * (end // len(text) + 1))[begin:end]


def once(pairs):
    """An object, in which each key stands once: some readers take the first value and others the last."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise NoCertificate(f"{next(key for key in keys if keys.count(key) > 1)[:40]} stands there twice")
    return found


def check(text):
    """Returns the game and how far out its squares were looked at. Raises NoCertificate or Wrong."""
    try:
        said = json.loads(text, object_pairs_hook=once)
    except ValueError as error:
        raise NoCertificate(str(error)) from None
    board = Board(said)
    return said["game"], board.prove()


def main(names):
    status = 0
    for name in names:
        try:
            with open(name, encoding="utf-8") as file:
                game, far = check(file.read())
            print(f"{name}: {game}: proved for all squares, by those with x+y < {far}")
        except Wrong as error:
            print(f"{name}: wrong: {error}")
            status = max(status, 1)
        except (NoCertificate, OSError, UnicodeDecodeError, RecursionError) as error:
            print(f"{name}: no certificate: {error}")
            status = 2
    return status


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    sys.exit(main(sys.argv[1:]))
