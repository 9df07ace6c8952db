"""What it does to a ratio if each side ends its warmup by its own decision, on recordings.

    java -jar benchmarks.jar replay DIR -c steady -c kld --as score -o OUT
    VENV/bin/python matched_warmup.py DIR OUT/forks.csv        # numpy, scipy; a minute

Each recorded fork has the warmup after which a criterion would have ended it. A block is one fork of each side, drawn with
replacement, and measured for three seconds: each after its own warmup (alone), both after the longer of the two (matched),
or both after a fixed one. The candidate is the same benchmark, or another one of the same class, scaled to the same mean
in the seconds 32 to 64.
"""
import csv
import pathlib
import sys

import numpy as np
from fork_length import BLOCKS, EQUAL, FASTER, GRID_END, SLOWER, START, Recording, Sides, decided, pairs_of

MEASURED = 3
SEQUENCES = 10


def warmups_of(file):
    """Seconds by technique, benchmark and fork."""
    found = {}
    with open(file) as lines:
        for row in csv.DictReader(lines):
            if row["published"] == "false":
                # a few benchmarks have iterations of many seconds
                found.setdefault(row["technique"], {}).setdefault(row["benchmark"], {})[int(row["fork"])] = min(
                    float(row["warmup_seconds"]), GRID_END - MEASURED)
    return {technique: {name: np.array([forks[f] for f in range(10)]) for name, forks in names.items()}
            for technique, names in found.items()}


def measured(recording, starts):
    """Logarithms of the means of each fork after each of its warmups: forks × starts."""
    operations = np.array([np.interp(own + MEASURED, recording.grid, fork) - np.interp(own, recording.grid, fork)
                           for own, fork in zip(starts, recording.operations)])
    return np.log(MEASURED / operations)


class Blocks:
    """Logarithms of ratios and seconds, for each fork of the baseline and each of the candidate."""

    def __init__(self, baseline, candidate, offset, of_baseline, of_candidate, how):
        one, two = np.meshgrid(of_baseline, of_candidate, indexing="ij")
        if how == "matched":
            one = two = np.maximum(one, two)
        self.ratios = measured(candidate, two.T).T - measured(baseline, one) - offset
        self.seconds = one + two + 2 * (MEASURED + START)
        self.later = np.sign(of_candidate[None, :] - of_baseline[:, None])


def row(name, blocks, same, rng):
    one, two = rng.integers(0, 10, (2, len(blocks), SEQUENCES, BLOCKS))
    rows = np.arange(len(blocks))[:, None, None]
    ratios = np.array([b.ratios for b in blocks])
    drawn = ratios[rows, one, two].reshape(-1, BLOCKS)
    spent = np.array([b.seconds for b in blocks])[rows, one, two].reshape(-1, BLOCKS).cumsum(1)
    cells = []
    for change in (0, np.log(1.05)):
        verdict, ended = decided(drawn + change)
        seconds = spent[np.arange(len(ended)), ended - 1].mean()
        cells += ([100 * np.mean((verdict == SLOWER) | (verdict == FASTER)), 100 * np.mean(verdict == EQUAL), seconds]
                  if change == 0 else [100 * np.mean(verdict == SLOWER), seconds])
    if same:
        later = np.array([b.later for b in blocks])
        tilt = [np.mean(r[l > 0]) - np.mean(r[l < 0]) for r, l in zip(ratios, later) if (l > 0).any() and (l < 0).any()]
        off = (f"{50 * np.mean(tilt):+.2f}" if tilt else "-") + f" | {100 * np.median([r.std() for r in ratios]):.1f}"
    else:
        means = 100 * np.abs([r.mean() for r in ratios])
        off = f"{np.median(means):.1f} | {np.quantile(means, 0.9):.1f}"
    print(f"| {name} | {cells[0]:.1f} | {cells[1]:.1f} | {cells[2]:.0f} | {cells[3]:.1f} | {cells[4]:.0f} | {off} |",
          flush=True)


def table(title, sides, warmups, same):
    print(f"\n{title}, {len(sides.baselines)} pairs:\n")
    print("| warmup | wrong, % | same, % | s | +5 %: slower, % | s | "
          + ("later side off by, % | blocks scatter, % |" if same else "off by, %: median | 90 % |"))
    print("| --- |" + " ---: |" * 7)
    names = [(b.name.removesuffix(".json.gz"), c.name.removesuffix(".json.gz"))
             for b, c in zip(sides.baselines, sides.candidates)]
    rules = [(f"{technique}, {how}", how, [(by[b], by[c]) for b, c in names])
             for technique, by in warmups.items() for how in ("alone", "matched")]
    rules += [(f"{seconds} s", "fixed", [(np.full(10, float(seconds)),) * 2] * len(names)) for seconds in (3, 10, 20, 40)]
    for name, how, ends in rules:
        row(name, [Blocks(b, c, offset, *end, how) for b, c, offset, end
                   in zip(sides.baselines, sides.candidates, sides.offsets, ends)], same, np.random.default_rng(18))


def main(folder, forks):
    recordings = [Recording(path) for path in sorted(pathlib.Path(folder, "timeseries").glob("*.json.gz"))]
    warmups = warmups_of(forks)
    table("The same benchmark", Sides(recordings, recordings), warmups, True)
    table("Two benchmarks of one class", Sides(*zip(*pairs_of(recordings, np.random.default_rng(18)))), warmups, False)


if __name__ == "__main__":
    main(*sys.argv[1:])
