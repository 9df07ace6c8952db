"""Single iterations that move the result of a fork: how many there are, and what they tell (docs/evidence/bench.md).

    VENV/bin/pip install scipy==1.17.1
    VENV/bin/python influential.py FOLDER      (as ablation.py)

Unlike there, a deviation counts whether significant or not: an interrupted measurement hardly ever is.
"""
import sys

import numpy as np
from scipy import stats

import ablation
import rule

TOLERANCE, SIGNIFICANCE = 0.03, 0.01


def others(kept):
    """The mean of some iterations without the furthest, and whether Grubbs' test tells that one from the others."""
    furthest = np.argmax(np.abs(kept - kept.mean()))
    rest = np.delete(kept, furthest)
    error = rest.std(ddof=1) * np.sqrt(1 + 1 / len(rest))
    t = abs(kept[furthest] - rest.mean()) / error if error > 0 else 0
    return rest.mean(), 2 * len(kept) * stats.t.sf(t, len(rest) - 1) < SIGNIFICANCE


def show(label, off):
    off = 100 * np.abs(off)
    print("%-28s mean %4.1f %%, median %3.1f %%, above 5 %% in %2.0f %%" % (
        label, off.mean(), np.median(off), 100 * (off > 5).mean()))


def main(folder):
    forks = [fork for benchmark in ablation.read(folder) for fork in benchmark if fork.steady is not None]
    frontier = ablation.Frontier(folder)
    warmups = rule.decide(frontier.rows, frontier.means)[0].ravel()[frontier.judged]
    levels = []
    for fork, warmup in zip(forks, warmups):
        kept = fork.means[warmup:warmup + rule.KEPT]
        rest, outlier = others(kept)
        levels.append((outlier and abs(kept.mean() / rest - 1) > TOLERANCE, kept.mean() / fork.steady.mean() - 1,
                       rest / fork.steady.mean() - 1))
    found, off, without = np.array(levels).T
    found = found > 0
    print("%d of %d forks have such an iteration; they are off by" % (found.sum(), len(found)))
    show("", off[found])
    show("without that iteration", without[found])
    show("the other forks", off[~found])
    print("with it too slow by %.1f %%, without it too fast by %.1f %%" % (
        100 * off[found].mean(), -100 * without[found].mean()))


if __name__ == "__main__":
    main(sys.argv[1])
