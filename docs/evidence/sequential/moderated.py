"""Scatter that is too small by chance: do suites make fewer wrong discoveries if benchmarks borrow from each other's?

    VENV/bin/python moderated.py DIR [odd|even] [SUITES]     # numpy, scipy; DIR holds the folder 'timeseries'

Suites of 500 benchmarks are drawn from recordings, blocks of forks with 3 s of warmup and 3 s of measurement, and decided
together as docs/evidence/sequential.md says. Identical: both sides are one benchmark. Unlike: the candidate is the next benchmark
of the project, scaled to the same geometric mean. Of pairs with the standard deviation s after k blocks, s0 the median of the
suite and d degrees of freedom that are added, the variance is (d s0^2 + (k - 1) s^2) / (d + k - 1), and Student's distribution has
d + k - 1 degrees of freedom (Smyth 2004); "widened" takes the plain or the moderated interval, whichever is wider.
"""
import gzip
import json
import pathlib
import sys

import numpy as np
from scipy import stats

sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "jmh-dynreconf/src/test/reference"))
from make_sequential_reference import levels_of  # noqa: E402

BLOCKS, FIRST, SHAPE, FUTILE, TOLERANCE, RATE = 20, 3, 0.35, 0.05, np.log(1.03), 0.05
SIZE, WARMUP, MEASURED = 500, 3.0, 3.0
CHANGED = ((0.01, 0.10), (0.1, 0.05), (0.1, 0.10))
GROWTH = (np.arange(FIRST, BLOCKS + 1) / BLOCKS) ** (SHAPE - 0.5)


class Levels:
    """Overall levels for nominal ones and the reverse, in units of a normal distribution; straight beyond the grid."""

    def __init__(self):
        overall = np.array([0.9, 0.7, 0.5, 0.3, 0.2, 0.1, 0.05, 0.02, 0.01, 3e-3, 1e-3, 3e-4, 1e-4])
        at_last = np.array([levels_of(level, FIRST, BLOCKS, SHAPE)[-1] for level in overall])
        self.overall_critical, self.last_critical = stats.norm.isf(overall / 2), stats.norm.isf(at_last / 2)

    @staticmethod
    def straight(x, xs, ys):
        slope = (ys[-1] - ys[-2]) / (xs[-1] - xs[-2])
        return np.where(x > xs[-1], ys[-1] + (x - xs[-1]) * slope, np.interp(x, xs, ys))

    def overall(self, nominal, k):
        last = stats.norm.isf(np.maximum(nominal, 1e-300) / 2) / GROWTH[k - FIRST]
        return 2 * stats.norm.sf(self.straight(last, self.last_critical, self.overall_critical))

    def nominal(self, overall, k):
        last = self.straight(stats.norm.isf(overall / 2), self.overall_critical, self.last_critical)
        return 2 * stats.norm.sf(last * GROWTH[k - FIRST])


LEVELS = Levels()
SAME = [LEVELS.nominal(0.1, k) for k in range(FIRST, BLOCKS + 1)]


def score(fork):
    operations = np.ceil(0.1 / fork - 1e-9)
    ends = np.cumsum(operations * fork)
    part = slice(np.searchsorted(ends, WARMUP - 1e-6) + 1, np.searchsorted(ends, WARMUP + MEASURED - 1e-6) + 1)
    first = min(part.start, len(fork) - 1)
    part = slice(first, max(part.stop, first + 1))
    return np.log((operations * fork)[part].sum() / operations[part].sum())


def read(folder, half):
    folder = pathlib.Path(folder)
    series = folder / "timeseries" if (folder / "timeseries").is_dir() else folder
    names, forks = [], []
    for path in sorted(series.glob("*.json.gz")):
        names.append(path.name.split("#")[0])
        forks.append([score(np.array(fork)) for fork in json.loads(gzip.open(path).read())])
    projects = sorted(set(names))[0 if half == "odd" else 1::2]
    chosen = [i for i, name in enumerate(names) if name in projects]
    names, forks = [names[i] for i in chosen], np.array([forks[i] for i in chosen])
    count = len(names)
    others = [next(j % count for j in range(i + 1, i + count + 1) if names[j % count] == names[i]) for i in range(count)]
    return forks, np.array(others)


def discoveries(p):
    ordered = np.sort(p)
    passed = np.flatnonzero(ordered <= RATE * np.arange(1, len(p) + 1) / len(p))
    return passed[-1] + 1 if len(passed) else 0


def member_levels(p):
    """At which level each benchmark is believed: as if it were one of those that are."""
    levels = np.empty(len(p))
    found = discoveries(p)
    believed = p <= RATE * found / len(p)
    levels[believed] = RATE * found / len(p)
    others = np.append(np.sort(p)[:-1], 0)  # one that is not believed is far down: the largest stands for it
    levels[~believed] = RATE * discoveries(others) / len(p)
    return levels


def chance(mean, error, k, freedom, then_freedom, level):
    """That a verdict comes at the bound (docs/evidence/sequential.md)."""
    then = error * np.sqrt(k / BLOCKS)
    changed = stats.t.isf(LEVELS.nominal(level, BLOCKS) / 2, then_freedom) * then
    same = TOLERANCE - stats.t.isf(SAME[-1] / 2, then_freedom) * then
    deviation = np.maximum(error * np.sqrt(1 - k / BLOCKS), 1e-300)
    above = lambda limit, m: stats.norm.sf((limit - m) / deviation)  # noqa: E731
    return above(changed, mean) + above(changed, -mean) + np.maximum(0, above(-same, mean) - above(same, mean))


def suite(differences, change, freedom, widened):
    """Decides a suite; gives found, wrong, same (of those that have changed by 3 % and more) and blocks."""
    size = len(differences)
    p, same, open_, blocks = np.ones(size), np.zeros(size, bool), np.ones(size, bool), np.zeros(size, int)
    deviation, sign = np.zeros(size), np.zeros(size)
    for k in range(FIRST, BLOCKS + 1):
        data = differences[:, :k]
        blocks[open_] = k
        deviation[open_] = data.std(axis=1, ddof=1)[open_]
        mean = data.mean(axis=1)
        usual = np.median(deviation)
        moderated = np.sqrt((freedom * usual ** 2 + (k - 1) * deviation ** 2) / (freedom + k - 1))
        error, added = moderated / np.sqrt(k), freedom

        def half(nominal):
            wide = stats.t.isf(nominal / 2, k - 1 + added) * error
            return np.maximum(wide, stats.t.isf(nominal / 2, k - 1) * deviation / np.sqrt(k)) if widened else wide

        with np.errstate(divide="ignore", invalid="ignore"):
            nominal = 2 * stats.t.sf(np.nan_to_num(abs(mean) / error, nan=0, posinf=1e9), k - 1 + added)
            if widened:
                plain = 2 * stats.t.sf(np.nan_to_num(abs(mean) / (deviation / np.sqrt(k)), nan=0, posinf=1e9), k - 1)
                nominal = np.maximum(nominal, plain)
        now = open_ & ~same
        same |= now & (abs(mean) + half(SAME[k - FIRST]) <= TOLERANCE)
        better = now & (LEVELS.overall(nominal, k) < p)
        p[better] = LEVELS.overall(nominal, k)[better]
        sign[now] = np.sign(mean)[now]
        shown = np.where(same, 1, p)
        level = member_levels(shown)
        believed = shown <= level
        hopeless = chance(mean, error, k, k - 1 + added, BLOCKS - 1 + added, level) < FUTILE if k < BLOCKS else True
        open_ &= ~(same | believed | hopeless)
    shown = np.where(same, 1, p)
    believed = shown <= RATE * discoveries(shown) / size
    found = (believed & change & (sign > 0)).sum()
    return found, believed.sum() - found, (same & change).sum(), blocks.mean()


def main(folder, half="even", suites="10"):
    forks, others = read(folder, half)
    print("| draw | changed | scatter | FDR, % | found, % | called the same, % | blocks |")
    print("| --- | --- | --- | ---: | ---: | ---: | ---: |")
    for unlike in (False, True):
        for share, size in CHANGED:
            outcomes = {}
            for number in range(int(suites)):
                random = np.random.default_rng(1000 + number)
                chosen = random.integers(len(forks), size=SIZE)
                candidates = others[chosen] if unlike else chosen
                center = lambda x: x - x.mean(axis=1, keepdims=True)  # noqa: E731
                pick = lambda x: np.take_along_axis(  # noqa: E731
                    center(x), random.integers(x.shape[1], size=(SIZE, BLOCKS)), axis=1)
                change = np.arange(SIZE) < round(share * SIZE)
                differences = pick(forks[candidates]) - pick(forks[chosen]) + np.where(change, np.log1p(size), 0)[:, None]
                for label, freedom, widened in (("plain", 0, False), ("moderated, 1", 1, False), ("moderated, 2", 2, False),
                                                ("moderated, 4", 4, False), ("widened, 2", 2, True)):
                    outcomes.setdefault(label, []).append(suite(differences, change, freedom, widened))
            for label, rows in outcomes.items():
                found, wrong, same, blocks = np.array(rows, float).T
                rates = wrong / np.maximum(1, found + wrong)
                there = round(share * SIZE) * len(rows)
                print("| %s | %g %% by %g %% | %s | %.1f±%.1f | %.1f | %.1f | %.2f |" % (
                    "unlike" if unlike else "identical", 100 * share, 100 * size, label, 100 * rates.mean(),
                    196 * rates.std(ddof=1) / np.sqrt(len(rows)), 100 * found.sum() / there, 100 * same.sum() / there,
                    blocks.mean()), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
