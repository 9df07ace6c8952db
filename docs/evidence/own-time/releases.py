#!/usr/bin/env python3
"""Known releases by own time, by counts, and by wall time of one fork after the other: docs/evidence/own-time.md.

    python3 releases.py FOLDER HOW SECONDS NEWER_JDK [BENCHMARK]   # own, instructions or wall; again: goes on
    python3 releases.py FOLDER table OUT.csv

The releases are those of why/pairs.py, which needs a build (mvn package -DskipTests) and Maven. BENCHMARK is a regular
expression. Counts need valgrind.
"""
import csv
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "why"))
import pairs

HOW = {"own": ["-budget", "180s"],
       "instructions": ["-count", "instructions", "-f", "3"],
       "wall": ["-budget", "180s", "-sideOrder", "interleaved", "-clock", "wall"]}


def percent(ratio):
    return "%.1f" % (100 * (float(ratio) - 1))


def figures(folder, how, row):
    """What one comparison found; empty where there is none."""
    if row is None or "failure" in row:
        return [row and "failed"] + [None] * 7
    with open(pairs.report(folder, how, row["benchmark"], row["after"])) as file:
        score = next(each for each in json.load(file)["comparisons"] if each["metric"] == "score")
    return [percent(row["ratio"]), percent(row["lower"]), percent(row["upper"]), row["verdict"], row["blocks"], row["seconds"],
            "%.1f" % row["load"], score["obstacle"]]


def table(folder, out):
    found = {(how, row["benchmark"], row["after"]): row for how in HOW for row in pairs.done(folder, how)}
    measured = [how for how in HOW if pairs.done(folder, how)]
    with open(out, "w", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["release", "benchmark", "notes"] + [how + " " + what for how in measured for what in (
            "change, %", "lower, %", "upper, %", "verdict", "pairs", "seconds", "load", "obstacle")])
        for name, _, artifacts, before, after, benchmark, note, _ in pairs.cases(True):
            release = "%s %s, %s" % (artifacts[0].split(":")[1], before, after) if artifacts else "JDK 17, 25"
            rows.writerow([release, name + "." + benchmark, note] + [
                each for how in measured for each in figures(folder, how, found.get((how, benchmark, after)))])


def main():
    folder, how, *more = sys.argv[1:]
    folder = os.path.abspath(folder)
    if how == "table":
        table(folder, more[0])
    else:
        pairs.HOW.update(HOW)
        pairs.run(folder, how, float(more[0]), more[1], *more[2:])


if __name__ == "__main__":
    main()
