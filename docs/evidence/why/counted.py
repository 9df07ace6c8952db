#!/usr/bin/env python3
"""Mutants of mutants.py by counts: is the mutated method named, and does work change as time does? docs/evidence/why.md.

    python3 counted.py FOLDER RESULTS run SECONDS     # again: goes on
    python3 counted.py FOLDER RESULTS table

FOLDER is that of mutants.py, which has drawn its mutants and compared them by time; it is only read. RESULTS takes what is
counted. Needs valgrind, and what mutants.py does.
"""
import json
import math
import os
import sys
import time

import mutants

COUNT = ["-count", "instructions", "-f", "3", "-why"]
CHANGES = ("slower", "faster")


def rows_of(file):
    if not os.path.exists(file):
        return []
    with open(file) as lines:
        return list(map(json.loads, lines))


def run(folder, results, seconds):
    """In the order that mutants.py compares them in, so that both have many in common; sleeps, which nobody counts, at the end."""
    os.makedirs(results, exist_ok=True)
    file = os.path.join(results, "counted.jsonl")
    known = {row["number"] for row in rows_of(file)}
    end = time.time() + seconds
    for row in sorted(mutants.read(folder, "even") + mutants.read(folder, "odd"), key=lambda each: each["kind"] == "sleep"):
        if row["number"] in known:
            continue
        if time.time() > end:
            return
        library = mutants.Library(folder, row["library"])
        report = os.path.join(results, "counted-%s.json" % row["number"])
        counted = mutants.compare(library.with_mutant(row["mutant"]), ["-vs", library.original], row["benchmark"], report, COUNT)
        with open(file, "a") as out:
            out.write(json.dumps(dict(row, **counted)) + "\n")


def rank(row):
    """Where the mutated method stands among those named, from 0; none: infinite. Counts know no descriptors."""
    names = [each[0].split("(")[0] for each in row.get("time", [])]
    mutated = row["method"].split("(")[0]
    return names.index(mutated) if mutated in names else math.inf


def ranks(values):
    """From 1; equal ones have the mean of theirs."""
    in_order = sorted(values)
    return [in_order.index(value) + (in_order.count(value) + 1) / 2 for value in values]


def spearman(first, second):
    """Spearman's rank correlation: Pearson's of the ranks."""
    a, b = ranks(first), ranks(second)
    mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
    covariance = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b))
    return covariance / math.sqrt(sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b))


def table(folder, results):
    counted = [row for row in rows_of(os.path.join(results, "counted.jsonl")) if "failure" not in row]
    timed = {row["number"]: row for which in ("even", "odd") for row in rows_of(os.path.join(folder, "named-%s.jsonl" % which))
             if "ratio" in row}
    loads = [row["load"] for row in counted]
    print("%d counted, load %.0f to %.0f, %.0f s each" % (len(counted), min(loads), max(loads),
                                                          sum(row["seconds"] for row in counted) / len(counted)))
    print("| kind | counted | decided | named first | among three |\n| --- | ---: | ---: | ---: | ---: |")
    for kind in list(mutants.WANTED) + [""]:
        of = [row for row in counted if kind in ("", row["kind"])]
        decided = [row for row in of if row["verdict"] in CHANGES]
        print("| %s | %d | %d | %d | %d |" % (kind or "all", len(of), len(decided), sum(rank(row) == 0 for row in decided),
                                              sum(rank(row) < 3 for row in decided)))
    both = [(row, timed[row["number"]]) for row in counted if row["number"] in timed]
    if len(both) > 2:
        print("%d compared by time as well: rank correlation of the changes %.2f; the same sign where both are decided: %d of %d" % (
            len(both), spearman([row["ratio"] for row, _ in both], [time["ratio"] for _, time in both]),
            sum(row["verdict"] == time["verdict"] for row, time in both if {row["verdict"], time["verdict"]} <= set(CHANGES)),
            sum({row["verdict"], time["verdict"]} <= set(CHANGES) for row, time in both)))
    print("| mutant | benchmark | mutated | instructions | time | named by counts |\n| --- | --- | --- | --- | --- | --- |")
    for row in sorted(counted, key=lambda each: int(each["number"])):
        time_of = timed.get(row["number"])
        print("| %s %s | %s | %s | %+.1f %% %s | %s | %s |" % (
            row["number"], row["operator"], short(row["benchmark"]), short(row["method"]), 100 * (row["ratio"] - 1), row["verdict"],
            "%+.0f %% %s" % (100 * (time_of["ratio"] - 1), time_of["verdict"]) if time_of else "",
            row.get("obstacle") or ", ".join("%s %.0f %%" % (short(each[0]), 100 * each[2]) for each in row.get("time", []))))


def short(method):
    return ".".join(method.split("(")[0].split(".")[-2:])


def main():
    folder, results, step, *more = sys.argv[1:]
    folder, results = os.path.abspath(folder), os.path.abspath(results)
    if step == "run":
        run(folder, results, float(more[0]))
    elif step == "table":
        table(folder, results)
    else:
        sys.exit("run or table, not " + step)


if __name__ == "__main__":
    main()
