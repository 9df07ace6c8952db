#!/usr/bin/env python3
"""Mutants of mutants.py by counts: is the mutated method named, and does work change as time does? docs/evidence/why.md.

    python3 counted.py FOLDER RESULTS run SECONDS         # counts mutants; again: goes on
    python3 counted.py FOLDER RESULTS controls SECONDS    # counts what has not changed; again: goes on
    python3 counted.py FOLDER RESULTS time SECONDS        # compares by time what was counted, without -why; again: goes on
    python3 counted.py FOLDER RESULTS table [PICTURE.svg] # Markdown, and a picture of both changes

FOLDER is that of mutants.py, which has drawn its mutants; it is only read. RESULTS takes what is found. Needs valgrind to
count, and what mutants.py does. JMH_JAR names the build that counts; each row has the name of its file.
"""
import json
import math
import os
import sys
import time

import mutants
import scatter

COUNT = ["-count", "instructions"]
# A quarter of a minute for each: the order of changes is wanted, and their signs.
TIME = ["-wi", "4", "-w", "100ms", "-i", "3", "-r", "100ms", "-f", "6"]
CHANGES = ("slower", "faster")


def rows_of(results, name):
    file = os.path.join(results, name + ".jsonl")
    if not os.path.exists(file):
        return []
    with open(file) as lines:
        return list(map(json.loads, lines))


def compare_all(folder, results, name, rows, options, seconds):
    """Compares what is not there yet, as long as there is time; a row for each."""
    os.makedirs(results, exist_ok=True)
    known = {row["number"] for row in rows_of(results, name)}
    end = time.time() + seconds
    for row in rows:
        if row["number"] in known:
            continue
        if time.time() > end:
            return
        library = mutants.Library(folder, row["library"])
        candidate = library.with_mutant(row["mutant"]) if row["mutant"] else library.original
        report = os.path.join(results, "%s-%s.json" % (name, row["number"]))
        found = mutants.compare(candidate, ["-vs", library.original], row["benchmark"], report,
                                options + ["-rf", "json", "-rff", report[:-5] + "-forks.json"])
        with open(os.path.join(results, name + ".jsonl"), "a") as out:
            out.write(json.dumps(dict({field: row.get(field, "") for field in mutants.FIELDS},
                                      build=os.path.basename(mutants.JMH), **found)) + "\n")


def drawn(folder):
    """Odd ones first, which judge; sleeps, which nobody counts, at the end."""
    return sorted(mutants.read(folder, "odd") + mutants.read(folder, "even"), key=lambda each: each["kind"] == "sleep")


def rank(row):
    """Where the mutated method stands among those named, from 0; none: infinite. Counts know no descriptors."""
    names = [each[0].split("(")[0] for each in row.get("time", [])]
    mutated = row["method"].split("(")[0]
    return names.index(mutated) if mutated in names else math.inf


def ranks(values):
    """From 1; equal ones have the mean of theirs."""
    in_order = sorted(values)
    return [in_order.index(value) + (in_order.count(value) + 1) / 2 for value in values]


def pearson(first, second):
    mean_a, mean_b = sum(first) / len(first), sum(second) / len(second)
    covariance = sum((x - mean_a) * (y - mean_b) for x, y in zip(first, second))
    return covariance / math.sqrt(sum((x - mean_a) ** 2 for x in first) * sum((y - mean_b) ** 2 for y in second))


def correlation(pairs):
    """Spearman's rank correlation: Pearson's of the ranks."""
    return pearson(ranks([row["ratio"] for row, _ in pairs]), ranks([timed["ratio"] for _, timed in pairs]))


def collected(results, row):
    """Instructions of an operation's collections more than the original's, as a share of what is compared; nan if not known."""
    sides = []
    for side in ("-baseline", ""):
        file = os.path.join(results, "counted-%s-forks%s.json" % (row["number"], side))
        if not os.path.exists(file):
            return math.nan
        with open(file) as forks:
            result = json.load(forks)[0]
        sides.append((result["primaryMetric"]["score"], result["secondaryMetrics"]["count.collection"]["score"]))
    (work, before), (_, after) = sides
    return (after - before) / work


def spread(results, row):
    """How far forks of a side are apart at most, as a share."""
    with open(os.path.join(results, "counted-%s.json" % row["number"])) as report:
        score = next(each for each in json.load(report)["comparisons"] if each["metric"] == "score")
    return max(max(score[side]) / min(score[side]) - 1 for side in ("baseline", "candidate"))


def reason(results, row, timed):
    """Why counts and time disagree, as far as the figures tell."""
    reasons = []
    if row["kind"] == "sleep":
        reasons.append("sleeps, which executes nothing")
    if timed["lower"] <= row["ratio"] <= timed["upper"]:
        reasons.append("the interval of time holds what was counted")
    if timed["verdict"] in ("same", "undecided") and abs(row["ratio"] - 1) < 0.03:
        reasons.append("less than the 3 % that time is asked for")
    if row["verdict"] == "undecided":
        reasons.append("counted forks of a side are %.1f %% apart" % (100 * spread(results, row)))
    more = collected(results, row)
    if abs(more) >= 0.005:
        reasons.append("collections, which are not compared: %+.1f %%" % (100 * more))
    return "; ".join(reasons) or "**not explained by figures**"


def told(rows):
    """What was compared: a side whose forks were all lost has no ratio."""
    return [row for row in rows if isinstance(row.get("ratio"), (int, float)) and math.isfinite(row["ratio"])]


def is_change(row):
    return row["verdict"] in CHANGES


def print_kinds(counted):
    print("| kind | counted | decided | named first | second or third | others only | nothing |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for kind in list(mutants.WANTED) + [""]:
        of = [row for row in counted if kind in ("", row["kind"])]
        decided = [row for row in of if is_change(row)]
        print("| %s | %d | %d | %d | %d | %d | %d |" % (
            kind or "all", len(of), len(decided), sum(rank(row) == 0 for row in decided), sum(0 < rank(row) < 3 for row in decided),
            sum(rank(row) == math.inf and bool(row.get("time")) for row in decided), sum(not row.get("time") for row in decided)))


def print_controls(controls):
    named = [row for row in controls if row.get("time")]
    print("\n%d controls: %d named something; verdicts %s" % (len(controls), len(named), ", ".join(
        "%d %s" % (sum(row["verdict"] == verdict for row in controls), verdict) for verdict in sorted({row["verdict"] for row in controls}))))
    for row in named + [row for row in controls if is_change(row) and row not in named]:
        print("- %s %s %s: %+.2f %% %s, %s" % (row["number"], short(row["benchmark"]), row["mutant"] or "itself", 100 * (row["ratio"] - 1),
                                               row["verdict"], names(row) or "nothing"))


def print_times(results, pairs):
    loads = [timed["load"] for _, timed in pairs]
    busy = [pair for pair in pairs if pair[0]["kind"] != "sleep"]
    both = [(row, timed) for row, timed in pairs if is_change(row) and is_change(timed)]
    print("\n%d compared by time as well, at a load of %.1f to %.1f: rank correlation of the changes %.2f, of those that do not sleep %.2f; "
          "%d decided by both, of which %d have the same sign; by counts alone %d, by time alone %d" % (
              len(pairs), min(loads), max(loads), correlation(pairs), correlation(busy), len(both),
              sum(row["verdict"] == timed["verdict"] for row, timed in both), sum(is_change(row) and not is_change(timed) for row, timed in pairs),
              sum(is_change(timed) and not is_change(row) for row, timed in pairs)))
    print("\n| mutant | benchmark | instructions | time | why |\n| --- | --- | --- | --- | --- |")
    for row, timed in pairs:
        if row["verdict"] != timed["verdict"] and (is_change(row) or is_change(timed)):
            print("| %s %s | %s | %s | %s | %s |" % (row["number"], row["operator"], short(row["benchmark"]), change(row, 1), change(timed, 0),
                                                   reason(results, row, timed)))


def change(row, digits):
    return "%+.*f %% [%+.*f, %+.*f] %s" % (digits, 100 * (row["ratio"] - 1), digits, 100 * (row["lower"] - 1), digits,
                                          100 * (row["upper"] - 1), row["verdict"])


def table(results, picture):
    rows = rows_of(results, "counted")
    counted = sorted(told(rows), key=lambda row: int(row["number"]))
    timed = {row["number"]: row for row in told(rows_of(results, "timed"))}
    loads = [row["load"] for row in counted]
    print("%d counted, %d could not be, load %.0f to %.0f, %.0f s each by the clock; by %s\n" % (
        len(counted), len(rows) - len(counted), min(loads), max(loads), sum(row["seconds"] for row in counted) / len(counted), ", ".join(
            "%s %d" % (build, sum(row["build"] == build for row in counted)) for build in sorted({row["build"] for row in counted}))))
    print_kinds(counted)
    controls = told(rows_of(results, "controls"))
    if controls:
        print_controls(controls)
    pairs = [(row, timed[row["number"]]) for row in counted if row["number"] in timed]
    if len(pairs) > 2:
        print_times(results, pairs)
        if picture:
            with open(picture, "w") as out:
                out.write(scatter.svg([(row["kind"], row["ratio"], time_of["ratio"], is_change(time_of))
                                       for row, time_of in pairs]))
    print("\n| mutant | benchmark | mutated | instructions | time | named by counts |\n| --- | --- | --- | --- | --- | --- |")
    for row in counted:
        time_of = timed.get(row["number"])
        print("| %s %s | %s | %s | %+.1f %% %s | %s | %s |" % (
            row["number"], row["operator"], short(row["benchmark"]), short(row["method"]), 100 * (row["ratio"] - 1), row["verdict"],
            "%+.0f %% %s" % (100 * (time_of["ratio"] - 1), time_of["verdict"]) if time_of else "", row.get("obstacle") or names(row)))


def names(row):
    return ", ".join("%s %.0f %%" % (short(each[0]), 100 * each[2]) for each in row.get("time", []))


def short(method):
    return ".".join(method.split("(")[0].split(".")[-2:])


def main():
    folder, results, step, *more = sys.argv[1:]
    folder, results = os.path.abspath(folder), os.path.abspath(results)
    if step == "run":
        compare_all(folder, results, "counted", drawn(folder), COUNT + ["-why"], float(more[0]))
    elif step == "controls":
        compare_all(folder, results, "controls", mutants.read(folder, "controls"), COUNT + ["-why", "all"], float(more[0]))
    elif step == "time":
        counted = {row["number"] for row in told(rows_of(results, "counted"))}
        compare_all(folder, results, "timed", [row for row in drawn(folder) if row["number"] in counted], TIME, float(more[0]))
    elif step == "table":
        table(results, more[0] if more else None)
    else:
        sys.exit("run, controls, time or table, not " + step)


if __name__ == "__main__":
    main()
