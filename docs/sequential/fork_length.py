"""What short forks cost and what they miss, on recordings.

    VENV/bin/python fork_length.py DIR        # numpy, scipy; DIR holds the folder 'timeseries'; a minute

First: the variance of the logarithm of a fork's mean, times the seconds that the fork takes, by that of a warmup of 30 s
and a measurement of 10 s; also for other summaries of the fork's iterations of 0.1 s. Then: how far the ratio of two
benchmarks of one class differs from that of the seconds 32 to 64, in the mean of ten forks each, after a warmup of w and
a measurement of w seconds. They are far less alike than two versions of one benchmark. Last: the same where forks get
longer by the rule of LengthRule, with forks drawn with replacement, and what twenty blocks cost then.
"""
import gzip
import json
import pathlib
import sys

import numpy as np
from scipy import stats

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "jmh-dynreconf/src/test/reference"))
from make_sequential_reference import levels_of  # noqa: E402

START = 0.5
STAGES = (1, 2, 4, 8, 16)
LATE = (32, 64)
BLOCKS, FIRST = 20, 3
STEP = 0.25


class Recording:
    """Ten forks of a benchmark, as seconds per operation in iterations of at least 0.1 s."""

    def __init__(self, path):
        self.name = path.name
        self.forks = [np.array(fork) for fork in json.loads(gzip.open(path).read())]
        seconds = [np.ceil(0.1 / fork - 1e-9) * fork for fork in self.forks]
        self.ends = [np.cumsum(s) for s in seconds]
        grid = np.arange(0, LATE[1] + STEP / 2, STEP)
        # operations until each point of the grid
        self.operations = np.array([np.interp(grid, np.append(0, end), np.append(0, np.cumsum(s / fork)))
                                    for fork, s, end in zip(self.forks, seconds, self.ends)])

    def project(self):
        return self.name.split("#")[0]

    def owner(self):
        return "#".join(self.name.split("#")[:2]).rsplit(".", 1)[0]

    def logarithms(self, start, end):
        """Of each fork's mean from one second to another."""
        operations = self.operations[:, round(end / STEP)] - self.operations[:, round(start / STEP)]
        return np.log((end - start) / operations)

    def summaries(self, start, end, summary):
        return np.array([summary(fork[np.searchsorted(e, start):np.searchsorted(e, end) + 1])
                         for fork, e in zip(self.forks, self.ends)])


def costs(recordings):
    print("| warmup + measurement | mean | median | lower decile |\n| --- | ---: | ---: | ---: |")
    summaries = (lambda x: 1 / np.mean(1 / x), np.median, lambda x: np.quantile(x, 0.1))
    reference = None
    for warmup, measured in ((30, 10), (10, 10), (5, 5), (3, 3), (2, 2), (1, 1)):
        shares = []
        for summary in summaries:
            costs = np.array([np.log(r.summaries(warmup, warmup + measured, summary)).var(ddof=1)
                              for r in recordings]) * (START + warmup + measured)
            reference = costs if reference is None else reference
            shares.append(np.median(costs / reference))
        print(f"| {warmup} + {measured} s | " + " | ".join(f"{share:.2f}" for share in shares) + " |")


def pairs_of(recordings, rng):
    """At most three of one class with each benchmark."""
    pairs = [(a, b) for i, a in enumerate(recordings) for b in recordings[i + 1:] if a.owner() == b.owner()]
    rng.shuffle(pairs)
    used, kept = {}, []
    for a, b in pairs:
        if used.get(a.name, 0) < 3 and used.get(b.name, 0) < 3:
            kept.append((a, b))
            used[a.name], used[b.name] = used.get(a.name, 0) + 1, used.get(b.name, 0) + 1
    return kept


def grown(a, b, critical, rng):
    """Lengths by the rule: mean ratio of the blocks of the last stage, and seconds of all blocks."""
    stage, seconds = 1, 0
    while True:
        w = STAGES[stage]
        drawn = [rng.integers(0, 10, BLOCKS) for _ in range(2)]
        moved = [(r.logarithms(1.5 * w, 2 * w) - r.logarithms(w, 1.5 * w))[d] for r, d in zip((a, b), drawn)]
        n = np.arange(FIRST, BLOCKS + 1)
        d = moved[1] - moved[0]
        mean = (d.cumsum() / np.arange(1, BLOCKS + 1))[FIRST - 1:]
        error = np.array([d[:k].std(ddof=1) for k in n]) / np.sqrt(n)
        found = np.abs(mean) > critical * np.maximum(error, 1e-12)
        if found.any() and stage + 1 < len(STAGES):
            seconds += (found.argmax() + FIRST) * 2 * (START + 2 * w)
            stage += 1
            continue
        ratio = (b.logarithms(w, 2 * w)[drawn[1]] - a.logarithms(w, 2 * w)[drawn[0]]).mean()
        return ratio, seconds + BLOCKS * 2 * (START + 2 * w)


def quantiles(name, off, seconds):
    q = 100 * np.quantile(off, [0.5, 0.75, 0.9])
    print(f"| {name} | {q[0]:.1f} | {q[1]:.1f} | {q[2]:.1f} | {100 * np.mean(np.array(off) > 0.03):.0f} | "
          f"{np.median(seconds):.0f} | {np.mean(seconds):.0f} |", flush=True)


def movements(pairs, rng):
    print("| forks | off by, %: median | 75 % | 90 % | by more than 3 %: % | 20 blocks, s: median | mean |")
    print("| --- |" + " ---: |" * 6)
    late = [(b.logarithms(*LATE) - a.logarithms(*LATE)).mean() for a, b in pairs]
    for w in STAGES:
        off = [abs((b.logarithms(w, 2 * w) - a.logarithms(w, 2 * w)).mean() - l) for (a, b), l in zip(pairs, late)]
        quantiles(f"{w} + {w} s", off, [BLOCKS * 2 * (START + 2 * w)])
    levels = levels_of(0.05, FIRST, BLOCKS, 0.35)
    critical = stats.t.isf(levels / 2, np.arange(FIRST, BLOCKS + 1) - 1)
    runs = [[grown(a, b, critical, rng) for _ in range(4)] for a, b in pairs]
    quantiles("2 + 2 s, longer where the ratio moves",
              [abs(np.mean([r for r, _ in run]) - l) for run, l in zip(runs, late)],
              [s for run in runs for _, s in run])


def main(folder):
    rng = np.random.default_rng(18)
    recordings = [Recording(path) for path in sorted(pathlib.Path(folder, "timeseries").glob("*.json.gz"))]
    costs(recordings)
    print("\nTwo benchmarks of one class:\n")
    movements(pairs_of(recordings, rng), rng)
    print("\nA benchmark and itself:\n")
    movements([(r, r) for r in recordings], rng)


main(sys.argv[1])
