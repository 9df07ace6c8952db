"""What `steady` chooses on a noisy machine, from long static runs in sample time mode (docs/evidence/bench.md, Typical times).

    VENV/bin/python noisy_machine.py FILE...      (-wi 0 -i 90 -f 6 -rf json; a minute)
"""
import itertools
import json
import sys

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

import rule

LONGEST, LEAST, STATIC, DRAWS = 50, 5, 40, 2000


def typical_time(pairs):
    return rule.interquartile_mean(*np.array(pairs).T)


def mean(pairs):
    values, counts = np.array(pairs).T
    return (values * counts).sum() / counts.sum()


def levels(files, kind):
    return np.array([[[kind(iteration) for iteration in fork] for fork in result["primaryMetric"]["rawDataHistogram"]]
                     for file in files for result in json.load(open(file))])


def scatter(x):
    steady = x[:, :, STATIC:]
    return np.median(np.abs(np.diff(steady, axis=2)), axis=(1, 2)) / 0.954 / np.median(steady, axis=(1, 2))


def choice(label, means, noise):
    """Each half of the forks is a run of its own; what it measures against the static mean of the same fork."""
    seconds = np.ones(means.shape[2])
    static = means[:, :, STATIC:].mean(axis=2)
    off, after, warmups = [], [], []
    for half in np.array_split(np.arange(means.shape[1]), 2):
        rows = np.array([[rule.of_fork(m, t, seconds, LONGEST) for m, t in zip(means[b, half], noise[b, half])]
                         for b in range(len(means))])
        chosen, _ = rule.decide(rows, np.ascontiguousarray(means[:, half]), least=LEAST)
        for b, i in np.ndindex(chosen.shape):
            x, k = means[b, half[i]] / static[b, half[i]], chosen[b, i]
            off.append(x[k:k + rule.KEPT].mean() - 1)
            after.append(x[k + rule.JUDGED:k + rule.JUDGED + rule.KEPT].mean() - 1)
            warmups.append(k)
    print("%s: %.1f iterations of warmup, result %+.1f %%, the ten iterations after the judged ones %+.1f %%" % (
        label, np.mean(warmups), 100 * np.mean(off), 100 * np.mean(after)))


def earliest(means, tolerance):
    """The least warmup after which a measurement is what the fork measures statically."""
    windows = sliding_window_view(means, rule.KEPT, axis=2).mean(axis=3)[:, :, LEAST:LONGEST + 1]
    right = np.abs(windows / means[:, :, STATIC:].mean(axis=2, keepdims=True) - 1) <= tolerance
    warmups = np.where(right.any(axis=2), LEAST + np.argmax(right, axis=2), LONGEST)
    print("right within %g %%: after %.1f iterations at the earliest, never in %.0f %%" % (
        100 * tolerance, warmups.mean(), 100 - 100 * right.any(axis=2).mean()))


def resampled(forks, rng):
    """Means of a hierarchical bootstrap over forks and their iterations."""
    count, length = forks.shape
    drawn = rng.integers(0, count, (DRAWS, count))
    return forks[drawn[:, :, None], rng.integers(0, length, (DRAWS, count, length))].mean(axis=(1, 2))


def static_runs(means):
    """A/A tests at 99 % between static runs of half of the forks each."""
    rng = np.random.default_rng(5)
    forks = range(means.shape[1])
    same, changes = [], []
    for x in means[:, :, STATIC:]:
        for one in itertools.combinations(forks, len(forks) // 2):
            if 0 in one:
                a, b = x[list(one)], x[[fork for fork in forks if fork not in one]]
                low, high = np.percentile(resampled(a, rng) / resampled(b, rng), [0.5, 99.5])
                same.append(low <= 1 <= high)
                changes.append(abs(a.mean() / b.mean() - 1))
    print("two static runs: not different in %.0f %%, change %.1f %%" % (100 * np.mean(same), 100 * np.mean(changes)))


def main(files):
    means, typical = levels(files, mean), levels(files, typical_time)
    for label, x in (("means", means), ("typical times", typical)):
        print("%s scatter by %.2g to %.2g %%" % (label, 100 * scatter(x).min(), 100 * scatter(x).max()))
    choice("by means", means, means)
    choice("by typical times", means, typical)
    earliest(means, 0.02)
    static_runs(means)


if __name__ == "__main__":
    main(sys.argv[1:])
