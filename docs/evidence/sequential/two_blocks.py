"""What a look at two blocks that can only say "same" changes for counts, simulated: how often sequences are wrong, and how long.

    VENV/bin/python two_blocks.py        # numpy, scipy; ten seconds

Five blocks at most, a tolerance of 0.5 %. Without that look: pairs, looks at three to five. With it: two pairs, at 40 % of the
level of sameness, of which the looks at three to five have the rest. Forks are normal (in logarithms), or lie at two levels with
0.02 % of scatter around them; what compilers make of a block is shared by its forks or by neither.
"""
import pathlib
import sys

import numpy as np
from scipy import stats

sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "jmh-dynreconf/src/test/reference"))
from make_sequential_reference import levels_of  # noqa: E402

FIRST, BOUND, SHAPE, LEVEL, SHARE, SEQUENCES = 3, 5, 0.35, 0.05, 0.4, 40_000
TOLERANCE = np.log(1.005)
SAME, SLOWER, FASTER = 1, 2, 3
rng = np.random.default_rng(35)


def looked_early(x, y, level):
    d = (y - x)[:, :2]
    return np.abs(d.mean(1)) + d.std(1, ddof=1) / np.sqrt(2) * stats.t.isf(level / 2, 1) < TOLERANCE


def decided(x, y, share):
    verdict, blocks = np.zeros(len(x), int), np.full(len(x), BOUND)
    changed, same = (levels_of(level, FIRST, BOUND, SHAPE) for level in (LEVEL, (1 - share) * 2 * LEVEL))
    if share:
        early = looked_early(x, y, share * 2 * LEVEL)
        verdict[early], blocks[early] = SAME, 2
    for look in range(FIRST, BOUND + 1):
        d = (y - x)[:, :look]
        mean, error = d.mean(1), d.std(1, ddof=1) / np.sqrt(look)
        half = [error * stats.t.isf(levels[look - FIRST] / 2, look - 1) for levels in (same, changed)]
        for found, name in ((np.abs(mean) + half[0] < TOLERANCE, SAME), (mean > half[1], SLOWER), (-mean > half[1], FASTER)):
            new = found & (verdict == 0)
            verdict[new], blocks[new] = name, look
    return verdict, blocks.mean()


def normal(scatter, change=0.0):
    return change + scatter * rng.normal(size=(SEQUENCES, BOUND))


def levels(gap, share, change=0.0):
    return normal(0.0002, change) + np.log(1 + gap) * (rng.random((SEQUENCES, BOUND)) < share)


def main():
    at, one = TOLERANCE + 1e-6, np.log(1.01)
    cases = [(f"scatter {100 * s:.2f} %, 1 : {u}, {name}", normal(s), normal(u * s, change), wrong)
             for s in (0.0002, 0.0005, 0.001) for u in (1, 4)
             for name, change, wrong in (("equal", 0, (SLOWER, FASTER)), ("0.5 % more", at, (SAME, FASTER)),
                                         ("1 % more", one, (SAME, FASTER)))]
    for scatter, change, name, wrong in ((0.01, 0, "equal", (SLOWER, FASTER)), (0.01, 0.01, "1 % more", (SAME, FASTER)),
                                         (0.01, 0.05, "5 % more", (SAME, FASTER))):
        common = 0.04 * rng.normal(size=(SEQUENCES, BOUND))
        cases.append((f"blocks 4 % apart, changes {100 * scatter:.0f} % apart, {name}", common + normal(0.0002),
                      common + normal(scatter, np.log(1 + change)), wrong))
    cases.append(("blocks 4 % apart, code that is the same", common + normal(0.0002), common + normal(0.0002), (SLOWER, FASTER)))
    for gap in (0.002, 0.01, 0.05):
        for share in (0.5, 0.1):
            cases.append((f"levels {100 * gap:.1f} % apart, {100 * share:.0f} % of forks at the second, equal",
                          levels(gap, share), levels(gap, share), (SLOWER, FASTER)))
            cases.append((f"the same, 1 % more", levels(gap, share), levels(gap, share, one), (SAME, FASTER)))
    for gap, share in ((0.02, 0.5), (0.02, 0.3)):
        cases.append((f"one level, and {100 * share:.0f} % of the candidate's forks {100 * gap:.0f} % above it",
                      levels(gap, 0), levels(gap, share), (SAME, FASTER)))
    print("| forks | wrong, % | same, % | blocks | with two blocks: wrong, % | same, % | blocks |")
    print("| --- |" + " ---: |" * 6)
    for title, x, y, wrong in cases:
        cells = []
        for share in (0, SHARE):
            verdict, blocks = decided(x, y, share)
            cells += [f"{100 * np.isin(verdict, wrong).mean():.1f}", f"{100 * (verdict == SAME).mean():.0f}", f"{blocks:.1f}"]
        print(f"| {title} | " + " | ".join(cells) + " |")


main()
