"""What is it worth in a comparison of stored results to know from earlier runs how forks scatter?

    VENV/bin/python variance.py DIR [odd|even]     # numpy, scipy; DIR holds the folder 'timeseries'; minutes

Recordings, forks of 3 s after 3 s of warmup, drawn with replacement, each benchmark's multiplied to have the logarithmic mean 0. Both
sides have so many forks, and there are 8 earlier runs of as many, whose variances are taken within each run. Identical: all from
one benchmark. Unlike: the candidate's forks are those of the next benchmark of the project, which the history knows nothing of.

welch: as -vs does. known: Student's interval by the variance of the history and of both sides together. guarded: known, but Welch's
where the variance of either side differs from the history's by an F test at 20 %. above: the same where one is larger (10 %).
within: as above, with the baseline as one of the 8 runs, and counted once. fewer: the same with as many of these runs as give 12 degrees of
freedom.

Alone: each comparison at 5 %. Suites: of 500 benchmarks, 5 % of which have changed by 10 %, by Benjamini and Hochberg's procedure at 5 %.
"""
import pathlib
import sys

import numpy as np
from scipy import stats

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "sequential"))
from moderated import SIZE, discoveries, read  # noqa: E402

RUNS, FREEDOM, RATE, GUARD = 8, 12, 0.05, 0.20
ALONE = 20000
SUITES, CHANGED, CHANGE = 40, 0.05, 0.10
RULES = ("welch", "known", "guarded", "above", "within", "fewer")


def draw(random, forks, chosen, count):
    return forks[chosen[:, None], random.integers(forks.shape[1], size=(len(chosen), count))]


def p_values(random, forks, baseline, candidate, count, change):
    """By rule, and the sign of the difference; change is a logarithm for each pair."""
    a = draw(random, forks, baseline, count)
    b = draw(random, forks, candidate, count) + change[:, None]
    runs = np.stack([draw(random, forks, baseline, count).var(axis=1, ddof=1) for _ in range(RUNS)])
    va, vb, n = a.var(axis=1, ddof=1), b.var(axis=1, ddof=1), count - 1
    difference = b.mean(axis=1) - a.mean(axis=1)

    def student(squares, freedom):
        return 2 * stats.t.sf(np.abs(difference) / np.sqrt(2 * squares / freedom / count), freedom)

    with np.errstate(divide="ignore", invalid="ignore"):
        welch_freedom = (va + vb) ** 2 / (va ** 2 / n + vb ** 2 / n)
        welch = np.nan_to_num(2 * stats.t.sf(np.abs(difference) / np.sqrt((va + vb) / count), welch_freedom), nan=1)
        known = student(n * (runs.sum(axis=0) + va + vb), n * (RUNS + 2))
        larger = [stats.f.sf(v / runs.mean(axis=0), n, n * RUNS) for v in (va, vb)]
    found = {"welch": welch, "known": known,
             "guarded": np.where(np.minimum.reduce(larger + [1 - p for p in larger]) < GUARD / 2, welch, known),
             "above": np.where(np.minimum(*larger) < GUARD / 2, welch, known)}
    for rule, others in (("within", RUNS - 1), ("fewer", min(RUNS, -(-FREEDOM // n)) - 1)):
        within = n * (runs[:others].sum(axis=0) + va)
        freedom = n * (others + 1)
        with np.errstate(divide="ignore", invalid="ignore"):
            is_other = stats.f.sf(np.maximum(va, vb) / (within / freedom), n, freedom) < GUARD / 2
        found[rule] = np.where(is_other, welch, student(within + n * vb, freedom + n))
    return found, np.sign(difference)


def main(folder, half="even"):
    forks, others = read(folder, half)
    forks = forks - forks.mean(axis=1, keepdims=True)
    print("%d benchmarks, %s projects" % (len(forks), half))
    print("| sides | forks | rule | wrong, % | +3 % | +5 % | +10 % | suite: FDR, % | found, % |")
    print("| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for unlike in (False, True):
        for count in (2, 3, 5, 10):
            random = np.random.default_rng(2004)
            chosen = random.integers(len(forks), size=ALONE)
            partner = (lambda c: others[c]) if unlike else (lambda c: c)
            alone = {rule: [] for rule in RULES}
            for change in (0, 0.03, 0.05, 0.10):
                found, sign = p_values(random, forks, chosen, partner(chosen), count, np.full(ALONE, np.log1p(change)))
                for rule in RULES:
                    alone[rule].append(100 * ((found[rule] <= RATE) & ((change == 0) | (sign > 0))).mean())
            rates = {rule: [] for rule in RULES}
            for _ in range(SUITES):
                chosen = random.integers(len(forks), size=SIZE)
                changed = np.arange(SIZE) < round(CHANGED * SIZE)
                found, sign = p_values(random, forks, chosen, partner(chosen), count, np.where(changed, np.log1p(CHANGE), 0))
                for rule in RULES:
                    believed = found[rule] <= RATE * discoveries(found[rule]) / SIZE
                    right = (believed & changed & (sign > 0)).sum()
                    rates[rule].append(((believed.sum() - right) / max(1, believed.sum()), right / changed.sum()))
            for rule in RULES:
                wrong, power = np.array(rates[rule]).T
                print("| %s | %d | %s | %.1f | %.1f | %.1f | %.1f | %.1f±%.1f | %.1f |" % (
                    "unlike" if unlike else "identical", count, rule, *alone[rule], 100 * wrong.mean(),
                    196 * wrong.std(ddof=1) / np.sqrt(SUITES), 100 * power.mean()), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
