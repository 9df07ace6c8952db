"""Weaknesses of `steady` on simulated forks: five of each benchmark, iterations of one second.

    VENV/bin/pip install scipy==1.17.1
    VENV/bin/python simulated.py      (a minute)
"""
import numpy as np
from scipy import stats

import rule

BENCHMARKS, FORKS, LENGTH, LEAST = 200, 5, 62, 5


def decide(means, typical):
    seconds = np.ones(LENGTH)
    rows = np.array([[rule.of_fork(m, t, seconds, 50) for m, t in zip(*forks)] for forks in zip(means, typical)])
    return rule.decide(rows, means, least=LEAST)


def selection(rng, noise):
    """A measurement that has to look undisturbed is faster than the mean: one number for each iteration."""
    means = 1 + rng.normal(0, noise, (BENCHMARKS, FORKS, LENGTH))
    chosen, _ = decide(means, means)
    results = [x[k:k + rule.KEPT].mean() for forks, ks in zip(means, chosen) for x, k in zip(forks, ks)]
    print("noise of %2.0f %%: results %.2f %% too fast, after %.0f iterations" % (
        100 * noise, 100 * (1 - np.mean(results)), chosen.mean()))


def slow_path(rng, noise):
    """Rare invocations become faster, three times in the mean at first; typical ones do not."""
    level = 1 + 2 * np.exp(-np.arange(LENGTH) / 10)
    means = level * (1 + rng.normal(0, noise, (BENCHMARKS, FORKS, LENGTH)))
    typical = 1 + rng.normal(0, 0.001, means.shape)
    chosen, steady = decide(means, typical)
    off = np.array([[level[k:k + rule.KEPT].mean() > 1.03 for k in forks] for forks in chosen])
    print("slow path, noise of %2.0f %%: %.0f %% wrong" % (100 * noise, 100 * (steady & off).mean()))


def precision(rng, most, runs=100_000):
    """The interval is asked for after each fork, so that those which end the forking are narrow by chance, too."""
    forks = np.arange(1, most + 1)
    draws = rng.normal(size=(runs, most))
    means = np.cumsum(draws, axis=1) / forks
    deviations = np.sqrt((np.cumsum(draws ** 2, axis=1) - forks * means ** 2).clip(0) / np.maximum(forks - 1, 1))
    halves = stats.t.ppf(0.975, np.maximum(forks - 1, 1)) * deviations / np.sqrt(forks)
    wrong, missed = [], []
    for scatter in np.geomspace(0.1, 5, 24):
        narrow = halves * scatter <= 1
        narrow[:, 0] = False
        ended = narrow.any(axis=1)
        last = np.where(ended, np.argmax(narrow, axis=1), most - 1)
        off, half = (np.abs(x[np.arange(runs), last]) * scatter for x in (means, halves))
        wrong.append((ended & (off > 1)).mean())
        missed.append((off > half).mean())
    print("at most %d forks: at worst %.1f %% stop and are off by more than wanted, and %.0f %% are outside of the interval "
          "that is printed" % (most, 100 * max(wrong), 100 * max(missed)))


if __name__ == "__main__":
    generator = np.random.default_rng(1)
    for deviation in (0.03, 0.05, 0.1):
        selection(generator, deviation)
    for deviation in (0.01, 0.05, 0.1):
        slow_path(generator, deviation)
    for most_forks in (5, 10, 30):
        precision(generator, most_forks)
