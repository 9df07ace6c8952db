"""How often sequences of looks are wrong that should be wrong in 5 %, and how many blocks they take, simulated.

    VENV/bin/python simulated.py        # numpy, scipy; a minute

Forks are normal (in logarithms). What two forks of a block share, as a machine that is slow for a while, is a part of
their variance; the candidate's may scatter more. Student's intervals by pairs, Welch's, and a choice between them: by
pairs where the forks of blocks correlate at 1 %; all at the levels of looks that are exact for pairs, of which the choice
is given 85 %. "Found" is a change of one standard deviation of what forks do not share.
"""
import pathlib
import sys

import numpy as np
from scipy import stats

sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "jmh-dynreconf/src/test/reference"))
from make_sequential_reference import levels_of  # noqa: E402

FIRST, SHAPE, SPENT, SEQUENCES = 3, 0.35, 0.85, 40_000
rng = np.random.default_rng(18)


def running(x, y):
    """Sums of products of deviations after each block."""
    n = np.arange(1, x.shape[1] + 1)
    return (x * y).cumsum(1) - x.cumsum(1) * y.cumsum(1) / n


def statistics(x, y):
    """Differences, their errors by pairs and by sides, degrees of freedom, and p-values of a common slowness."""
    n = np.arange(1, x.shape[1] + 1)
    with np.errstate(all="ignore"):
        a, b = running(x, x) / (n - 1), running(y, y) / (n - 1)
        pairs = np.sqrt(running(y - x, y - x) / (n - 1) / n)
        r = running(x, y) / (n - 1) / np.sqrt(a * b)
        together = stats.t.sf(r * np.sqrt((n - 2) / (1 - r * r)), n - 2)
        freedom = (n - 1) * (a + b) ** 2 / (a * a + b * b)
    return (y - x).cumsum(1) / n, pairs, np.sqrt((a + b) / n), freedom, together


def rejected(difference, half):
    looks = np.abs(difference) > half
    return looks.any(1).mean(), np.where(looks.any(1), looks.argmax(1) + 1, looks.shape[1]).mean() + FIRST - 1


def main():
    print("| bound | shared | scatter | pairs: wrong | found | blocks | Welch: wrong | found | blocks "
          "| chosen: wrong | found | blocks |")
    print("|" + " ---: |" * 12)
    for bound in (5, 10, 20):
        n = np.arange(FIRST, bound + 1)
        whole, part = (levels_of(level, FIRST, bound, SHAPE) for level in (0.05, SPENT * 0.05))
        for shared, unlike in ((0, 1), (0.2, 1), (0.5, 1), (0.9, 1), (0, 2), (0, 3), (0, 6), (0.3, 3)):
            machine = np.sqrt(shared) * rng.normal(size=(SEQUENCES, bound))
            x, y = (machine + np.sqrt(1 - shared) * rng.normal(size=(SEQUENCES, bound)) for _ in range(2))
            d, pairs, sides, freedom, together = (s[:, FIRST - 1:] for s in statistics(x, unlike * y))
            by_pairs = {level: pairs * stats.t.isf(p / 2, n - 1) for level, p in ((1, whole), (SPENT, part))}
            by_sides = {}
            for level, p in ((1, whole), (SPENT, part)):
                by_sides[level] = np.empty_like(d)
                for look in range(len(n)):
                    grid = np.linspace(n[look] - 1, 2 * (n[look] - 1), 60)
                    by_sides[level][:, look] = sides[:, look] * np.interp(freedom[:, look], grid,
                                                                         stats.t.isf(p[look] / 2, grid))
            change = np.sqrt((1 - shared) * (1 + unlike ** 2) / 2)
            cells = []
            for half in (by_pairs[1], by_sides[1], np.where(together <= 0.01, by_pairs[SPENT], by_sides[SPENT])):
                found, blocks = rejected(d + change, half)
                cells += [f"{100 * rejected(d, half)[0]:.1f}", f"{100 * found:.0f}", f"{blocks:.1f}"]
            print(f"| {bound} | {100 * shared:.0f} % | 1 : {unlike} | " + " | ".join(cells) + " |", flush=True)


main()
