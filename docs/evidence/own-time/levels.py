"""Levels of timed forks, simulated: how often forks without levels appear to have some, which levels are found, and what
verdicts could rest on.

    VENV/bin/python levels.py > levels.csv        # numpy, scipy; three minutes

The rule is that of LevelGap and LevelComparison: logarithms of scores are at levels if the smallest gap is more than
1.2 + 26 / n times as wide as the widest level. A note appears if a fork of each side, in one pair, are at different levels.
"""
import csv
import pathlib
import sys

import numpy as np
from scipy import stats

sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "jmh-dynreconf/src/test/reference"))
from make_sequential_reference import levels_of  # noqa: E402

MOST, FEWEST, ALONE, SMALLEST = 6, 6, 8, np.log(1.02)
FIRST, BOUND, SHAPE, TOLERANCE = 3, 20, 0.5, np.log(1.03)
SAME, CHANGED = 1, 2
SAMPLES, SEQUENCES = 40_000, 4_000
rng = np.random.default_rng(60)
rows = csv.writer(sys.stdout, lineterminator="\n")

SHAPES = {
    "normal": lambda shape: rng.normal(size=shape),
    "uniform": lambda shape: rng.random(shape),
    "exponential": lambda shape: rng.exponential(size=shape),
    "log-normal": lambda shape: np.exp(rng.normal(size=shape)),
    "t, 3 df": lambda shape: rng.standard_t(3, size=shape),
}


def gaps(x, smallest=SMALLEST):
    """A gap that separates the levels of each row, between their width and their distance; infinity if there are none."""
    count, n = x.shape
    x = np.sort(x, axis=1)
    steps = np.diff(x, axis=1)
    largest_first = np.argsort(-steps, axis=1)
    clearest, found = np.full(count, 1.2 + 26 / n), np.full(count, np.inf)
    for levels in range(2, min(MOST, n - 2) + 1) if n >= FEWEST else ():
        cuts = np.sort(largest_first[:, :levels - 1], axis=1)
        gap = np.take_along_axis(steps, largest_first[:, levels - 2:levels - 1], axis=1)[:, 0]
        edges = np.concatenate([np.full((count, 1), -1), cuts, np.full((count, 1), n - 1)], axis=1)
        sizes = np.diff(edges, axis=1)
        widest = (np.take_along_axis(x, edges[:, 1:], axis=1)
                  - np.take_along_axis(x, edges[:, :-1] + 1, axis=1)).max(axis=1)
        alone = (sizes == 1).sum(axis=1)
        better = ((ALONE * alone <= n) & (levels - alone > 1) & (gap >= smallest)
                  & (gap > clearest * np.maximum(widest, 1e-300)))
        clearest = np.where(better, gap / np.maximum(widest, 1e-300), clearest)
        found = np.where(better, (gap + widest) / 2, found)
    return found


def indices(x, gap):
    """The number of each value's level, from 0."""
    order = np.argsort(x, axis=1)
    steps = np.diff(np.take_along_axis(x, order, axis=1), axis=1) > gap[:, None]
    level = np.concatenate([np.zeros((len(x), 1), int), steps.cumsum(axis=1)], axis=1)
    found = np.empty_like(level)
    np.put_along_axis(found, order, level, axis=1)
    return found


def alike(x, y):
    """Whether there are levels, and in which pairs both forks share one: of both sides together, else by rank, else by
    the factor between the forks of a pair, which the machine slows down alike."""
    both = np.concatenate([x, y], axis=1)
    gap = gaps(both)
    common = indices(both, gap)
    ones, others = common[:, :x.shape[1]], common[:, x.shape[1]:]
    before, after = gaps(x), gaps(y)
    alone = np.isinf(gap) & np.isfinite(before) & np.isfinite(after)
    one = indices(x, np.where(alone, before, gap))
    other = indices(y, np.where(alone, after, gap))
    counts = np.stack([[(ones == level).any(axis=1), (others == level).any(axis=1)] for level in range(MOST)])
    same = (counts[:, 0] == counts[:, 1]).all(axis=0) & ~alone
    ranks = (one.max(axis=1) == other.max(axis=1)) & ~same
    shared = np.where(ranks[:, None], ranked(x, one) == ranked(y, other), ones == others)
    mixed = (np.isfinite(gap) | alone) & ((ranked(x, one).max(axis=1) > 0) | (ranked(y, other).max(axis=1) > 0))
    factors = np.abs(y - x)
    between = gaps(factors)
    by_factor = ~mixed & np.isfinite(between)
    return mixed | by_factor, np.where(by_factor[:, None], indices(factors, between) == 0, shared)


def ranked(x, index):
    """Numbers of levels without those that have no fork of this side."""
    order = np.argsort(index, axis=1, kind="stable")
    steps = np.diff(np.take_along_axis(index, order, axis=1), axis=1) > 0
    level = np.concatenate([np.zeros((len(x), 1), int), steps.cumsum(axis=1)], axis=1)
    found = np.empty_like(level)
    np.put_along_axis(found, order, level, axis=1)
    return found


def false_alarms():
    """Without levels: the share of samples that seem to have some, at any scale (no smallest gap)."""
    for name, draw in SHAPES.items():
        for n in (6, 7, 8, 10, 12, 15, 16, 20, 24, 30, 40):
            found = np.isfinite(gaps(draw((SAMPLES, n)), 0)).mean()
            rows.writerow(["no levels", name, f"{n} forks", "levels found, %", f"{100 * found:.2f}"])
    for name, draw in SHAPES.items():
        for pairs in (3, 4, 5, 6, 8, 10, 15, 20):
            for scale, what in ((0, "pairs are independent"), (10, "pairs share 99 % of the variance")):
                shared = scale * draw((SAMPLES, pairs))
                x, y = (shared + draw((SAMPLES, pairs)) for _ in range(2))
                found, together = alike(x, y)
                note = found & ~together.all(axis=1)
                rows.writerow([f"no levels, {what}", name, f"{pairs} pairs", "notes, %", f"{100 * note.mean():.2f}"])


def mixture(count, weights, distance, change, spread=0.01, df=None):
    """Logarithms of forks of two sides at two levels, independently."""
    draw = (lambda: rng.standard_t(df, size=(count, BOUND))) if df else lambda: rng.normal(size=(count, BOUND))
    return tuple(distance * (rng.random((count, BOUND)) < weight) + shift + spread * draw()
                 for weight, shift in zip(weights, (0, change)))


def power():
    for share in (0.5, 0.2):
        for apart in (5, 10, 28, 100):
            x, y = mixture(SAMPLES // 4, (share, share), np.log(1 + apart / 100), 0)
            for pairs in (5, 10, 20):
                found, _ = alike(x[:, :pairs], y[:, :pairs])
                rows.writerow([f"levels {apart} % apart, {100 * share:.0f} % of forks at the upper, 1 % within", "normal",
                               f"{pairs} pairs", "levels found, %", f"{100 * found.mean():.1f}"])


def half(d, used, levels):
    """Mean and half-width of the interval of the pairs that are used, at the level of their number."""
    count = used.sum(axis=1)
    mean = np.where(used, d, 0).sum(axis=1) / np.maximum(count, 1)
    square = np.where(used, (d - mean[:, None]) ** 2, 0).sum(axis=1) / np.maximum(count - 1, 1)
    level = levels[np.clip(count, FIRST, BOUND) - FIRST]
    width = np.sqrt(square / np.maximum(count, 1)) * stats.t.isf(level / 2, np.maximum(count - 1, 1))
    return mean, np.where(count < FIRST, np.inf, width)


def verdicts():
    """After each pair from the third on: by the means of all forks, or by pairs whose forks share a level."""
    changed, same = (levels_of(level, FIRST, BOUND, SHAPE) for level in (0.05, 0.1))
    for weights, apart, change, df in (((.5, .5), 100, 0, None), ((.5, .5), 28, 0, None), ((.5, .5), 10, 0, None),
                                       ((.2, .2), 100, 0, None), ((.5, .5), 100, 0, 3), ((.5, .5), 100, 5, None),
                                       ((.5, .8), 100, 0, None), ((.2, .5), 28, 0, None), ((.5, .5), 100, 3, None)):
        x, y = mixture(SEQUENCES, weights, np.log(1 + apart / 100), np.log(1 + change / 100), df=df)
        truth = np.log(1 + change / 100)
        name = (f"levels {apart} % apart, shares {weights[0]} and {weights[1]}, code {change:+} %", "t, 3 df" if df else "normal")
        for rule in ("all pairs", "pairs that share a level"):
            verdict, missed, notes = np.zeros(len(x), int), np.zeros(len(x), bool), np.zeros(len(x), bool)
            for look in range(FIRST, BOUND + 1):
                d = (y - x)[:, :look]
                found, shared = alike(x[:, :look], y[:, :look])
                used = shared | ~found[:, None]
                mean, width = half(d, used if rule != "all pairs" else np.ones_like(d, bool), changed)
                _, narrow = half(d, used if rule != "all pairs" else np.ones_like(d, bool), same)
                running = verdict == 0
                for holds, which in ((np.abs(mean) + narrow < TOLERANCE, SAME), (np.abs(mean) > width, CHANGED)):
                    verdict[holds & (verdict == 0)] = which
                ends = running & ((verdict != 0) | (look == BOUND))
                of_code, around = half(d, used, changed)
                notes |= ends & found & ~shared.all(axis=1) & np.isfinite(around)
                missed |= ends & notes & (np.abs(of_code - truth) > around)
            figures = [("same, %", (verdict == SAME).mean()), ("changed, %", (verdict == CHANGED).mean())]
            if rule == "all pairs":
                figures += [("ends with a note, %", notes.mean()),
                            ("whose interval misses the change of the code, %", missed.sum() / max(1, notes.sum()))]
            for what, share in figures:
                rows.writerow([*name, rule, what, f"{100 * share:.1f}"])


if __name__ == "__main__":
    rows.writerow(["forks", "distribution", "rule or number", "figure", "value"])
    false_alarms()
    power()
    verdicts()
