#!/usr/bin/env python3
"""How pairs of equal forks vary by the number of their iterations and by the estimate of a pair's change.

    for each benchmark: java -cp JMH:BENCHMARKS org.openjdk.jmh.Main BENCHMARK -bm avgt -vsJvmArgs -Dequal=true -tol 0.01% \\
        -f 6 -i 3 -rf json -rff FOLDER/BENCHMARK.json           # 60 iterations of 50 ms a fork, beside the neighbours
    python3 slices.py FOLDER > slices.csv

Each fork is cut into parts of 20, 40 or 60 iterations, as if it had measured no more. RMS is that of the log ratio of a
part, in percent, which is 0 for equal forks.
"""
import csv
import glob
import json
import math
import os
import statistics
import sys

SUFFIX = "-baseline.json"
QUIET_GROUPS = 5


def forks(path):
    """Own scores and weights of the iterations of each fork, as OwnScores has them."""
    with open(path) as file:
        result = json.load(file)[0]
    for raw, fork in zip(result["primaryMetric"]["rawData"], result["environment"]["forks"]):
        waiting = fork["waiting"][-len(raw):]
        yield [(wall * (1 - waited), 1 / wall) for wall, waited in zip(raw, waiting)]


def mean(part):
    return sum(score * weight for score, weight in part) / sum(weight for _, weight in part)


def weighted_median(pairs):
    """Block.ofTurns: positions at the middle of each weight."""
    pairs = sorted(pairs)
    half = sum(weight for _, weight in pairs) / 2
    position, before = pairs[0][1] / 2, None
    for (low, first), (high, second) in zip(pairs, pairs[1:]):
        if position >= half:
            return low if before is None else value
        before, position = position, position + (first + second) / 2
        if position >= half:
            return low + (high - low) * (half - before) / (position - before)
        value = high
    return pairs[-1][0]


def change(baseline, candidate, groups, weighted):
    count = len(baseline)
    ratios = []
    for group in range(min(groups, count)):
        part = slice(group * count // groups, (group + 1) * count // groups)
        was, is_ = baseline[part], candidate[part]
        weight = 1 / (1 / sum(w for _, w in was) + 1 / sum(w for _, w in is_)) if weighted else 1
        ratios.append((mean(is_) / mean(was), weight))
    return math.log(weighted_median(ratios))


def main(folder):
    rows = csv.writer(sys.stdout, lineterminator="\n")
    rows.writerow(["benchmark", "iterations", "groups", "weights", "parts", "RMS, %"])
    for path in sorted(glob.glob(os.path.join(folder, "*" + SUFFIX))):
        sides = list(zip(forks(path), forks(path.replace(SUFFIX, ".json"))))
        for length in (20, 40, 60):
            for groups, weighted in ((QUIET_GROUPS, False), (length, False), (length, True)):
                changes = [change(was[start:start + length], is_[start:start + length], groups, weighted)
                           for was, is_ in sides
                           for start in range(0, min(len(was), len(is_)) - length + 1, length)]
                rows.writerow([os.path.basename(path)[:-len(SUFFIX)], length, groups, "yes" if weighted else "no",
                               len(changes), "%.2f" % (100 * math.sqrt(statistics.fmean(c * c for c in changes)))])


if __name__ == "__main__":
    main(sys.argv[1])
