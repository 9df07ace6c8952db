"""How long forks should be whose ratio is wanted: what short ones cost, and how often they are right, on recordings.

    VENV/bin/python fork_length.py DIR [odd|even]        # numpy, scipy; DIR holds the folder 'timeseries'; two minutes

First: the variance of the logarithm of a fork's mean, times the seconds that the fork takes, by that of a warmup of 30 s
and a measurement of 10 s; also for other summaries of the fork's iterations of 0.1 s.

Then: blocks of forks drawn with replacement, until the sequential decision ends. The candidate is the same benchmark; the
same with its time stretched, so that it warms up more slowly or faster and ends as fast; or another benchmark of the same
class, scaled to the same mean in the seconds 32 to 64. Forks have fixed lengths, or double as soon as the ratio is found
to move within the measurement (Student's test of second half by first half, after each block), and blocks begin anew.
A warning is given where the blocks of the end say at 1 % that the ratio moves, and by more than the tolerance.
"""
import gzip
import json
import pathlib
import sys

import numpy as np
from scipy import stats

sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "jmh-dynreconf/src/test/reference"))
from make_sequential_reference import levels_of  # noqa: E402

START = 0.5
LATE = (32, 64)
BLOCKS, FIRST, SHAPE, FUTILE, TOLERANCE = 20, 3, 0.35, 0.05, np.log(1.03)
STEP, GRID_END = 0.25, 128
SEQUENCES = 10
LOOKS = np.arange(FIRST, BLOCKS + 1)
CHANGED, SAME = (stats.t.isf(levels_of(level, FIRST, BLOCKS, SHAPE) / 2, LOOKS - 1) for level in (0.05, 0.1))
SLOWER, FASTER, EQUAL = 1, 2, 3


class Recording:
    """Ten forks of a benchmark, as seconds per operation in iterations of at least 0.1 s."""

    def __init__(self, path):
        self.name = path.name
        self.project = path.name.split("#")[0]
        self.owner = "#".join(path.name.split("#")[:2]).rsplit(".", 1)[0]
        self.forks = [np.array(fork) for fork in json.loads(gzip.open(path).read())]
        seconds = [np.ceil(0.1 / fork - 1e-9) * fork for fork in self.forks]
        self.ends = [np.cumsum(s) for s in seconds]
        self.grid = np.arange(0, GRID_END + STEP / 2, STEP)
        # operations until each point of the grid
        self.operations = np.array([np.interp(self.grid, np.append(0, end), np.append(0, np.cumsum(s / fork)))
                                    for fork, s, end in zip(self.forks, seconds, self.ends)])

    def logarithms(self, start, end, stretch=1.0):
        """Of each fork's mean from one second to another, as if all took so many times as long to come about."""
        until = [np.array([stretch * np.interp(t / stretch, self.grid, fork) for fork in self.operations])
                 for t in (start, end)]
        return np.log((end - start) / (until[1] - until[0]))

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


class Sides:
    """Pairs of a baseline and a candidate whose ratio is 1 once both are warm."""

    def __init__(self, baselines, candidates, stretch=1.0):
        self.baselines, self.candidates, self.stretch = baselines, candidates, stretch
        self.offsets = [0 if b is c else (c.logarithms(*LATE) - b.logarithms(*LATE)).mean()
                        for b, c in zip(baselines, candidates)]

    def blocks(self, windows, seed):
        """For each window, the logarithms of ratios: sequences × blocks, of the same draws."""
        rng = np.random.default_rng(seed)
        one, two = rng.integers(0, 10, (2, len(self.baselines), SEQUENCES, BLOCKS))
        ratios = []
        for window in windows:
            before = np.array([r.logarithms(*window) for r in self.baselines])
            after = np.array([r.logarithms(*window, self.stretch) - offset
                              for r, offset in zip(self.candidates, self.offsets)])
            rows = np.arange(len(before))[:, None, None]
            ratios.append((after[rows, two] - before[rows, one]).reshape(-1, BLOCKS))
        return ratios


def moments(values):
    """Means and their errors after each block from the first look on."""
    k = np.arange(1, BLOCKS + 1)
    mean = values.cumsum(1) / k
    with np.errstate(all="ignore"):
        error = np.sqrt(np.maximum(0, (values * values).cumsum(1) - k * mean * mean) / (k - 1) / k)
    return mean[:, FIRST - 1:], np.where(error < 1e-13, 0, error)[:, FIRST - 1:]


def decided(ratios):
    """Verdict, and number of blocks until the end."""
    mean, error = moments(ratios)
    changed, same = CHANGED * error, SAME * error
    equal = (np.abs(mean) + same <= TOLERANCE) | ((np.abs(mean) > changed) & (np.abs(mean) + changed <= TOLERANCE))
    verdict = np.where(equal, EQUAL, np.where(mean > changed, SLOWER, np.where(mean < -changed, FASTER, 0)))
    at_bound, deviation = error * np.sqrt(LOOKS / BLOCKS), error * np.sqrt(1 - LOOKS / BLOCKS)
    with np.errstate(all="ignore"):
        room = TOLERANCE - SAME[-1] * at_bound
        chance = sum(stats.norm.sf((CHANGED[-1] * at_bound + s * mean) / deviation) for s in (1, -1)) + np.maximum(
            0, stats.norm.sf((-room - mean) / deviation) - stats.norm.sf((room - mean) / deviation))
    end = (verdict > 0) | (chance < FUTILE) | (LOOKS == BLOCKS)
    at = end.argmax(1)
    return verdict[np.arange(len(at)), at], at + FIRST


def fixed(sides, length, change):
    """Verdicts, seconds, and whether a warning is due."""
    windows = [(length, 2 * length), (length, 1.5 * length), (1.5 * length, 2 * length)]
    ratios, first, second = sides.blocks(windows, 7)
    verdict, blocks = decided(ratios + change)
    mean, error = moments(second - first)
    rows = np.arange(len(blocks))
    mean, error = mean[rows, blocks - FIRST], error[rows, blocks - FIRST]
    warned = (np.abs(mean) > stats.t.isf(0.005, blocks - 1) * error) & (np.abs(mean) > TOLERANCE)
    return verdict, blocks * 2 * (START + 2 * length), warned


def doubling(sides, shortest, critical, change):
    verdict = seconds = going = None
    lengths = [shortest * 2 ** i for i in range(4) if shortest * 2 ** i <= 16]
    for length in lengths:
        ratios, first, second = sides.blocks([(length, 2 * length), (length, 1.5 * length),
                                              (1.5 * length, 2 * length)], 7 + length)
        ended, blocks = decided(ratios + change)
        mean, error = moments(second - first)
        moves = np.abs(mean) > critical * np.maximum(error, 1e-12)
        found = np.where(moves.any(1), moves.argmax(1) + FIRST, BLOCKS + 1)
        if going is None:
            verdict, seconds, going = np.zeros(len(ended), int), np.zeros(len(ended)), np.ones(len(ended), bool)
        longer = going & (found <= blocks) & (length < lengths[-1])
        ends = going & ~longer
        seconds += np.where(longer, found, np.where(ends, blocks, 0)) * 2 * (START + 2 * length)
        verdict[ends] = ended[ends]
        going = longer
    return verdict, seconds, None


def pairs_of(recordings, rng):
    """At most three of one class with each benchmark."""
    pairs = [(a, b) for i, a in enumerate(recordings) for b in recordings[i + 1:] if a.owner == b.owner]
    rng.shuffle(pairs)
    used, kept = {}, []
    for a, b in pairs:
        if used.get(a.name, 0) < 3 and used.get(b.name, 0) < 3:
            kept.append((a, b))
            used[a.name], used[b.name] = used.get(a.name, 0) + 1, used.get(b.name, 0) + 1
    return kept


def table(title, sides):
    print(f"\n{title}, {len(sides.baselines)} pairs:\n")
    print("| forks | wrong, % | same, % | s | +5 %: slower, % | wrong, % | s | warned: wrong | others |")
    print("| --- |" + " ---: |" * 8)
    over_all = stats.t.isf(levels_of(0.05, FIRST, BLOCKS, SHAPE) / 2, LOOKS - 1)
    each = stats.t.isf(0.05, LOOKS - 1)
    rules = [(f"{n} + {n} s", lambda change, n=n: fixed(sides, n, change)) for n in (1, 2, 3, 5, 10)]
    rules += [(f"{n} + {n} s, doubling, {name}", lambda change, n=n, critical=critical:
               doubling(sides, n, critical, change))
              for n in (2, 3) for name, critical in (("5 % in all", over_all), ("10 % at each look", each))]
    for name, rule in rules:
        verdict, seconds, warned = rule(0)
        wrong = (verdict == SLOWER) | (verdict == FASTER)
        changed, time, _ = rule(np.log(1.05))
        warnings = "- | - |" if warned is None else (f"{100 * warned[wrong].mean():.0f} | {100 * warned[~wrong].mean():.1f} |")
        print(f"| {name} | {100 * wrong.mean():.1f} | {100 * np.mean(verdict == EQUAL):.1f} | {seconds.mean():.0f} | "
              f"{100 * np.mean(changed == SLOWER):.1f} | {100 * np.mean(changed > SLOWER):.1f} | {time.mean():.0f} | "
              + warnings, flush=True)


def main(folder, half="all"):
    recordings = [Recording(path) for path in sorted(pathlib.Path(folder, "timeseries").glob("*.json.gz"))]
    costs(recordings)
    projects = sorted({r.project for r in recordings})
    kept = [r for r in recordings
            if half == "all" or (projects.index(r.project) % 2 == 0) == (half == "odd")]
    table("The same benchmark", Sides(kept, kept))
    for stretch in (1.5, 2, 0.5):
        table(f"The same that takes {stretch} times as long to warm up", Sides(kept, kept, stretch))
    pairs = pairs_of(kept, np.random.default_rng(18))
    table("Two benchmarks of one class", Sides(*zip(*pairs)))


if __name__ == "__main__":
    main(*sys.argv[1:])
