"""Reference values for the tests of DiscoveryLevels and SequentialKillRule, with NumPy and SciPy.

Run: VENV/bin/python docs/evidence/mutation/levels.py
"""
import numpy as np
from scipy import special, stats


def lord(rate, rejected):
    """LORD++ of Ramdas et al. 2017, written from its definition: the level of each test."""
    gamma = np.arange(1, len(rejected) + 2) ** -1.6 / special.zeta(1.6)
    levels = []
    for t in range(1, len(rejected) + 1):
        past = [i for i in range(1, t) if rejected[i - 1]]
        level = gamma[t - 1] * rate / 2
        if past:
            level += gamma[t - past[0] - 1] * rate / 2
        level += sum(gamma[t - tau - 1] for tau in past[1:]) * rate
        levels.append(level)
    return levels


def interval(logs, nominal):
    """Student's one-sided limits of a mean of log ratios, as ratios."""
    mean, error = np.mean(logs), np.std(logs, ddof=1) / np.sqrt(len(logs))
    reach = stats.t.ppf(1 - nominal, len(logs) - 1) * error
    return np.exp(mean - reach), np.exp(mean), np.exp(mean + reach)


if __name__ == "__main__":
    print("levels at 0.05, rejections by tests 2, 3 and 6:")
    print([float(level) for level in lord(0.05, [0, 1, 1, 0, 0, 1, 0, 0])])
    print("limits of 1.06, 1.04 and 1.05 at p(3) of 10 blocks, half of 0.00505 on each side:")
    print([float(limit) for limit in interval(np.log([1.06, 1.04, 1.05]), 0.00505 / 2)])
