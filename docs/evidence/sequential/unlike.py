"""Which rule would keep a suite's false discoveries down where the sides of benchmarks that have not changed scatter differently?

    VENV/bin/python unlike.py DIR [odd|even] [SUITES]     # numpy, scipy; DIR holds the folder 'timeseries'

Suites and draws are those of moderated.py. Rules: plain, as built, at 5 % or less. widened, 2: a change has to be one by scatter that is moderated by the
suite's median, too; for the same, plain scatter counts. floor: no scatter counts as less than so much of the suite's median.
from 8: nothing is called changed before so many blocks. rare, r: as built; no benchmark ends with a change before the bound that forks r times as
slow or as fast could undo, of such a share that blocks have none of them by chance; at the bound, scatter alone counts. e-BH, g: the procedure of Wang and Ramdas (2022) on the mixture of Student's t
with the precision g (Lai 1976), which holds whenever one stops. At the end: which pairs of benchmarks the wrong ones of "plain" are.
"""
import sys

import numpy as np
from scipy import stats

from moderated import BLOCKS, FIRST, FUTILE, LEVELS, RATE, SAME, SIZE, TOLERANCE, discoveries, member_levels, read

CASES = ((False, 0.01, 0.10), (False, 0.1, 0.05), (True, 0.01, 0.10), (True, 0.1, 0.10))


RARE_SHARE = 0.05  # of benchmarks that are assumed to have such forks


class Rule:
    def __init__(self, freedom=0, floor=0.0, first=FIRST, g=None, rate=RATE, rare=1.0):
        self.freedom, self.floor, self.first, self.g, self.rate, self.rare = freedom, floor, first, g, rate, rare

    def doubt(self, mean, k):
        """How likely it is that rare forks which have not run would undo the mean."""
        if self.rare == 1 or k == BLOCKS:
            return np.zeros(len(mean))
        return RARE_SHARE * np.clip(1 - abs(mean) / np.log(self.rare), 0, 1) ** k

    def p(self, mean, deviation, usual, k):
        """At which overall level the ratio would be believed at this look."""
        s = np.maximum(deviation, self.floor * usual)
        t = np.nan_to_num(mean / s * np.sqrt(k), nan=0, posinf=1e9, neginf=-1e9)
        if self.g is not None:
            r = self.g / (self.g + k)
            log_e = 0.5 * np.log(r) + k / 2 * (np.log1p(t * t / (k - 1)) - np.log1p(r * t * t / (k - 1)))
            return np.exp(-np.clip(log_e, 0, 700))
        nominal = 2 * stats.t.sf(np.abs(t), k - 1)
        if self.freedom:
            d = self.freedom
            moderated = np.sqrt((d * usual ** 2 + (k - 1) * deviation ** 2) / (d + k - 1))
            nominal = np.maximum(nominal, 2 * stats.t.sf(np.abs(mean) / moderated * np.sqrt(k), k - 1 + d))
        return LEVELS.overall(nominal, k) if k >= self.first else np.ones(len(mean))

    def critical(self, level):
        """Student's t at the bound that is believed at a level."""
        if self.g is None:
            return stats.t.isf(LEVELS.nominal(level, BLOCKS) / 2, BLOCKS - 1)
        r = self.g / (self.g + BLOCKS)
        x = (1 / np.maximum(level, 1e-12) / np.sqrt(r)) ** (2 / BLOCKS)
        with np.errstate(divide="ignore", invalid="ignore"):
            return np.where(r * x < 1, np.sqrt((x - 1) / (1 - r * x) * (BLOCKS - 1)), np.inf)


def suite(differences, change, rule):
    size = len(differences)
    latest, sure = np.ones(size), np.ones(size)
    same, open_, blocks = np.zeros(size, bool), np.ones(size, bool), np.zeros(size, int)
    deviation, sign = np.zeros(size), np.zeros(size)
    for k in range(FIRST, BLOCKS + 1):
        data = differences[:, :k]
        blocks[open_] = k
        deviation[open_] = data.std(axis=1, ddof=1)[open_]
        mean = data.mean(axis=1)
        usual = np.median(deviation)
        s = np.maximum(deviation, rule.floor * usual)
        if rule.freedom:
            s = np.maximum(s, np.sqrt((rule.freedom * usual ** 2 + (k - 1) * deviation ** 2) / (rule.freedom + k - 1)))
        error = s / np.sqrt(k)
        with np.errstate(divide="ignore", invalid="ignore"):
            now = open_ & ~same
            same |= now & (abs(mean) + stats.t.isf(SAME[k - FIRST] / 2, k - 1) * np.maximum(deviation, rule.floor * usual) / np.sqrt(k) <= TOLERANCE)
            q = rule.p(mean, deviation, usual, k)
            q = np.minimum(1, q * RATE / rule.rate)
            by_now = np.maximum(q, rule.doubt(mean, k))
            better = now if rule.g is not None else now & (by_now < sure)
            sure[better] = by_now[better]
            latest[now] = np.minimum(q, sure)[now]
            sign[now] = np.sign(mean)[now]
            level = member_levels(np.where(same, 1, latest))
            believed = ~same & (sure <= level)
            then = error * np.sqrt(k / BLOCKS)
            changed = rule.critical(level * rule.rate / RATE) * then
            alike = TOLERANCE - stats.t.isf(SAME[-1] / 2, BLOCKS - 1) * then
            spread = np.maximum(error * np.sqrt(1 - k / BLOCKS), 1e-300)
            above = lambda limit, at: stats.norm.sf((limit - at) / spread)  # noqa: E731
            chance = above(changed, mean) + above(changed, -mean) + np.maximum(0, above(-alike, mean) - above(alike, mean))
        open_ &= ~(same | believed | (chance < FUTILE if k < BLOCKS else True))
    shown = np.where(same, 1, latest)
    believed = shown <= RATE * discoveries(shown) / size
    found = (believed & change & (sign > 0)).sum()
    return (found, believed.sum() - found, (same & change).sum(), blocks.mean()), believed & ~change


RULES = {
    "plain": Rule(), "plain at 2 %": Rule(rate=0.02), "plain at 1 %": Rule(rate=0.01), "widened, 2": Rule(freedom=2),
    "floor 0.5": Rule(floor=0.5), "floor 0.7": Rule(floor=0.7), "from 8": Rule(first=8),
    "rare, 2": Rule(rare=2.0), "rare, 3": Rule(rare=3.0), "rare, 3 + widened, 2": Rule(rare=3.0, freedom=2),
    "e-BH, 0.3": Rule(g=0.3), "e-BH, 1": Rule(g=1.0), "e-BH, 3": Rule(g=3.0),
    "e-BH, 1 + floor 0.5": Rule(g=1.0, floor=0.5), "e-BH, 1 + floor 0.7": Rule(g=1.0, floor=0.7),
    "plain at 1 % + floor 0.7": Rule(rate=0.01, floor=0.7),
}


def main(folder, half="even", suites="10"):
    forks, others = read(folder, half)
    print("| draw | changed | rule | FDR, % | found, % | called the same, % | blocks |", flush=True)
    pairs = np.zeros(len(forks))
    for unlike, share, size in CASES:
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
            for label, rule in RULES.items():
                outcome, wrong = suite(differences, change, rule)
                outcomes.setdefault(label, []).append(outcome)
                if unlike and size == 0.10 and share == 0.1 and label == "plain":
                    pairs += np.bincount(chosen[wrong], minlength=len(forks))
        for label, rows in outcomes.items():
            found, wrong, same, blocks = np.array(rows, float).T
            rates = wrong / np.maximum(1, found + wrong)
            there = round(share * SIZE) * len(rows)
            print("| %s | %g %% by %g %% | %s | %.1f±%.1f | %.1f | %.1f | %.2f |" % (
                "unlike" if unlike else "identical", 100 * share, 100 * size, label, 100 * rates.mean(),
                196 * rates.std(ddof=1) / np.sqrt(len(rows)), 100 * found.sum() / there, 100 * same.sum() / there,
                blocks.mean()), flush=True)
    worst = np.argsort(-pairs)[:5]
    print("%d wrong ones of plain, the last case; five of %d pairs have %.0f %% of them, sorted logarithms of their forks:" % (
        pairs.sum(), len(pairs), 100 * pairs[worst].sum() / pairs.sum()))
    for pair in worst:
        for side in (pair, others[pair]):
            print("    " + " ".join("%+.2f" % x for x in np.sort(forks[side] - forks[side].mean())))


if __name__ == "__main__":
    main(*sys.argv[1:])
