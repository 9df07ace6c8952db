"""Two weaknesses of `steady` on simulated forks: five of each benchmark, iterations of one second.

    VENV/bin/python simulated.py      (a minute)
"""
import numpy as np

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


if __name__ == "__main__":
    generator = np.random.default_rng(1)
    for deviation in (0.03, 0.05, 0.1):
        selection(generator, deviation)
    for deviation in (0.01, 0.05, 0.1):
        slow_path(generator, deviation)
