"""How small the deviation can be at all: rules that know what no rule can, by a stopwatch of equal mean warmup.

    VENV/bin/python oracle.py FOLDER      (the data set of docs/evidence/bench.md; five minutes)

Deviations are those of ablation.py. The end of a fork is the median of 40 iterations after 135. A rule that stops once it is
near an end has that distance for its threshold; others take the warmup that is best at a price of each second.
"""
import sys

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

import ablation
import rule

WARMUPS = (4, 6, 8, 10, 12, 16, 20, 24)
LAST, LONGEST, END = 175, 150, 40
PRICES = np.logspace(-5, -0.5, 40)
DISTANCES = np.logspace(-2.5, 0.3, 60)


class Oracle:
    def __init__(self, folder):
        ablation.LONGEST = LAST - rule.KEPT
        benchmarks = list(ablation.read(folder))
        judged = [(b, f, fork) for b, forks in enumerate(benchmarks) for f, fork in enumerate(forks)
                  if fork.steady is not None]
        self.benchmarks = np.array([b for b, _, _ in judged])
        self.forks = np.array([f for _, f, _ in judged])
        forks = [fork for _, _, fork in judged]
        cuts = [[min(cut, len(fork.slices) - 1) for cut in fork.cuts[:LONGEST + 1]] for fork in forks]
        self.warmups = np.array([fork.ends[its] for fork, its in zip(forks, cuts)])
        self.deviations = np.array([[fork.deviation(cut) for cut in its] for fork, its in zip(forks, cuts)])
        stops = [[min(fork.until(n + 1), len(fork.slices) - 1) for n in range(LONGEST)] for fork in forks]
        self.seconds = np.mean([fork.ends[its] for fork, its in zip(forks, stops)], axis=0)
        self.stopwatch = np.mean([[fork.deviation(cut) for cut in its] for fork, its in zip(forks, stops)], axis=0)
        self.windows = np.array([sliding_window_view(fork.means[:LAST], rule.KEPT).mean(axis=1)[:LONGEST + 1]
                                 for fork in forks])
        ends = np.array([[np.median(fork.means[LAST - END:LAST]) for fork in some] for some in benchmarks])
        half = ends.shape[1] // 2
        others = [np.median(ends[:, half:], axis=1), np.median(ends[:, :half], axis=1)]
        self.own = np.array([ends[b, f] for b, f, _ in judged])
        self.others = np.array([others[f // half][b] for b, f, _ in judged])

    def ratio(self, chosen):
        forks = np.arange(len(chosen))
        seconds = self.warmups[forks, chosen].mean()
        return seconds, self.deviations[forks, chosen].mean() / np.interp(seconds, self.seconds, self.stopwatch)

    def show(self, label, choices):
        seconds, ratios = np.array(sorted(self.ratio(chosen) for chosen in choices)).T
        print("| %s | %s |" % (label, " | ".join("%.2f" % x for x in np.interp(WARMUPS, seconds, ratios))), flush=True)

    def stopped(self, ends, longest):
        far = np.abs(self.windows[:, 1:longest + 1] / ends[:, None] - 1)
        for distance in DISTANCES:
            near = far <= distance
            yield np.where(near.any(axis=1), 1 + near.argmax(axis=1), longest)

    def priced(self, off, longest):
        for price in PRICES:
            yield 1 + np.argmin(off[:, 1:longest + 1] + price * self.warmups[:, 1:longest + 1], axis=1)

    def of_benchmarks(self, x):
        means = np.array([x[self.benchmarks == b].mean(axis=0) for b in np.unique(self.benchmarks)])
        return means[np.searchsorted(np.unique(self.benchmarks), self.benchmarks)]

    def common(self, longest):
        off, waited = self.of_benchmarks(self.deviations), self.of_benchmarks(self.warmups)
        for price in PRICES:
            yield 1 + np.argmin(off[:, 1:longest + 1] + price * waited[:, 1:longest + 1], axis=1)


def main(folder):
    oracle = Oracle(folder)
    print("| warmup, s | %s |" % " | ".join(map(str, WARMUPS)))
    for longest in (50, LONGEST):
        bound = ", at most %d iterations" % longest
        oracle.show("stops near others' end" + bound, oracle.stopped(oracle.others, longest))
        oracle.show("stops near its own end" + bound, oracle.stopped(oracle.own, longest))
        oracle.show("knows its future" + bound, oracle.priced(np.abs(oracle.windows / oracle.own[:, None] - 1), longest))
        oracle.show("best warmup of the benchmark" + bound, oracle.common(longest))
        oracle.show("best warmup of the fork" + bound, oracle.priced(oracle.deviations, longest))


if __name__ == "__main__":
    main(sys.argv[1])
