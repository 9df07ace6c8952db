"""What each part of `steady` is worth: the deviation from the steady state, by that of a stopwatch of equal mean warmup.

    VENV/bin/python ablation.py FOLDER      (the data set of docs/evidence/bench.md; two minutes)

Prints the mean over 8, 11, 15, 20 and 27 s of warmup for each variant. Deviations that the normal approximation does
not find significant at 95 % count as 0, as in `replay --interval normal`.
"""
import glob
import gzip
import json
import os
import sys

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

import rule

SLICE = 0.1
TINY = 1e-6
LONGEST = 50
STOPWATCH_SECONDS = 60
THRESHOLDS = (0.1, 0.08, 0.07, 0.06, 0.05, 0.04, 0.035, 0.03, 0.025, 0.02, 0.0175, 0.015, 0.0125, 0.01, 0.0085, 0.007, 0.005)
WARMUPS = (8, 11, 15, 20, 27)
PRICES_OF_A_SECOND = np.logspace(-5, -1, 21)


class Fork:
    def __init__(self, slices, start):
        self.slices = slices
        self.ends = np.concatenate([[0], np.cumsum(np.ceil(SLICE / slices - TINY) * slices)])
        self.cuts = [0]
        while len(self.cuts) <= LONGEST + rule.KEPT:
            self.cuts.append(self.until(self.ends[self.cuts[-1]] + 1))
        parts = [slices[a:b] for a, b in zip(self.cuts, self.cuts[1:])]
        self.means = np.array([part.mean() for part in parts])
        self.typical = np.array([rule.interquartile_mean(part) for part in parts])
        self.seconds = np.diff(self.ends[self.cuts])
        self.steady = slices[start:] if start >= 0 else None

    def until(self, seconds):
        return min(int(np.searchsorted(self.ends, seconds - TINY)), len(self.slices))

    def deviation(self, warmup_slices):
        measured = self.slices[warmup_slices:max(self.until(self.ends[warmup_slices] + 10), warmup_slices + 1)]
        ratio = measured.mean() / self.steady.mean()
        error = ratio * np.sqrt(sum(part.var(ddof=1) / part.mean() ** 2 / len(part) if len(part) > 1 else 0
                                    for part in (measured, self.steady)))
        return abs(ratio - 1) if abs(ratio - 1) > 1.959963984540054 * error else 0


def read(folder):
    classes = json.load(open(os.path.join(folder, "classification.json")))
    for file in sorted(glob.glob(os.path.join(folder, "timeseries", "*.json.gz"))):
        starts = classes[os.path.basename(file)[:-len(".json.gz")]]
        kinds = zip(starts["forks"], starts["steady_state_starts"])
        yield [Fork(np.array(slices, float), start if kind == "steady state" else -1)
               for slices, (kind, start) in zip(json.load(gzip.open(file)), kinds)]


class Frontier:
    def __init__(self, folder):
        benchmarks = list(read(folder))
        forks = [fork for benchmark in benchmarks for fork in benchmark]
        shape = (len(benchmarks), -1)
        self.means = np.array([fork.means for fork in forks]).reshape(*shape, len(forks[0].means))
        rows = [rule.of_fork(fork.means, fork.typical, fork.seconds, LONGEST) for fork in forks]
        self.rows = np.array(rows).reshape(*shape, *rows[0].shape)
        rows = [rule.evidence(fork.means, fork.seconds, LONGEST) for fork in forks]
        self.of_means = np.array(rows).reshape(*shape, *rows[0].shape)
        self.judged = np.array([fork.steady is not None for fork in forks])
        judged = [fork for fork in forks if fork.steady is not None]
        self.warmups = np.array([fork.ends[fork.cuts[:LONGEST + 1]] for fork in judged])
        self.deviations = np.array([[fork.deviation(cut) for cut in fork.cuts[:LONGEST + 1]] for fork in judged])
        stops = [[fork.until(n + 1) for n in range(STOPWATCH_SECONDS)] for fork in judged]
        self.seconds = np.mean([fork.ends[cuts] for fork, cuts in zip(judged, stops)], axis=0)
        self.stopwatch = np.mean([[fork.deviation(min(cut, len(fork.slices) - 1)) for cut in cuts]
                                  for fork, cuts in zip(judged, stops)], axis=0)

    def of(self, rows=None, **options):
        rows = self.rows if rows is None else rows
        return self.ratios(rule.decide(rows, self.means, threshold=threshold, **options)[0].ravel()[self.judged]
                           for threshold in THRESHOLDS)

    def of_prophet(self):
        """Knows each fork as far as a rule may look, and waits where that brings it nearest to its last measurement."""
        forks = self.means.reshape(-1, self.means.shape[2])[self.judged]
        measured = sliding_window_view(forks, rule.KEPT, axis=1).mean(axis=2)
        off = np.abs(measured[:, 1:] / measured[:, -1:] - 1)
        return self.ratios(1 + np.argmin(off + price * self.warmups[:, 1:], axis=1) for price in PRICES_OF_A_SECOND)

    def ratios(self, choices):
        points = []
        for chosen in choices:
            seconds, deviation = self.quality(chosen)
            points.append((seconds, deviation / np.interp(seconds, self.seconds, self.stopwatch)))
        seconds, ratios = np.array(sorted(points)).T
        return np.interp(WARMUPS, seconds, ratios)

    def quality(self, chosen):
        forks = np.arange(len(chosen))
        return self.warmups[forks, chosen].mean(), self.deviations[forks, chosen].mean()

    def earliest(self, tolerance):
        """The least warmup after which a measurement is right; the longest one where none is."""
        right = self.deviations <= tolerance
        chosen = np.where(right.any(axis=1), np.argmax(right, axis=1), LONGEST)
        return self.quality(chosen)[0], 1 - right.any(axis=1).mean()


def main(folder):
    frontier = Frontier(folder)
    print("%-40s" % "rule", *("%3d s " % seconds for seconds in WARMUPS), " mean")

    def line(label, **options):
        show(label, frontier.of(**options))

    def show(label, ratios):
        print("%-40s" % label, *("%.3f" % ratio for ratio in ratios), "%.3f" % ratios.mean(), flush=True)

    line("all parts")
    for part in ("spread", "rise", "forks", "drift", "trend", "noise"):
        line("without " + part, **{part: 0})
    line("hidden trend not shared", shared=0)
    for part in ("spread", "drift", "rise", "forks", "noise"):
        for factor in (0.5, 2):
            line("%s times %.1f" % (part, factor), **{part: factor * rule.DEFAULTS[part]})
    for settle in (5, 20):
        line("%d s instead of 10 s" % settle, settle=settle)
    line("means alone", rows=frontier.of_means)
    show("knows the fork's first minute", frontier.of_prophet())
    for tolerance in (0.01, 0.02, 0.05):
        seconds, never = frontier.earliest(tolerance)
        print("right within %g %%: after %.1f s at the earliest, never in %.1f %%" % (
            100 * tolerance, seconds, 100 * never))


if __name__ == "__main__":
    main(sys.argv[1])
