"""Where one wrong verdict in twenty is not kept: blocks that depend on each other, and forks that are rarely slow.

    VENV/bin/python promise.py        # numpy, scipy; a minute

20 blocks at most, looks from the third on, tolerance 3 %, pairs. Wrong: called changed though the ratio is 1, or the same though it is
beyond the tolerance. Warned: a test of von Neumann's ratio of successive differences (5 %, one-sided, by simulation of normal
blocks) says at the end that neighbouring blocks are alike; of the wrong sequences, and of all others. Then the same sequences in suites, and how
many of these a run warns of: of blocks like those before them (NeighbouringBlocks), and of forks far from the others on one side (FarForks).
"""
import numpy as np
from scipy import stats

from moderated import BLOCKS, FIRST, LEVELS, SAME, TOLERANCE

SEQUENCES, SEED = 20000, 18
LEVEL = [LEVELS.nominal(0.05, k) for k in range(FIRST, BLOCKS + 1)]


def neumann(x):
    return (np.diff(x, axis=1) ** 2).sum(axis=1) / ((x - x.mean(axis=1, keepdims=True)) ** 2).sum(axis=1)


def critical():
    random = np.random.default_rng(SEED)
    return {k: np.quantile(neumann(random.normal(size=(SEQUENCES, k))), 0.05) for k in range(FIRST, BLOCKS + 1)}


CRITICAL = critical()


def run(differences):
    """Verdicts (0, 1 changed, 2 same), warnings and blocks at the end of each sequence; nothing is given up."""
    verdict = np.zeros(len(differences), int)
    warned, blocks = np.zeros(len(differences), bool), np.full(len(differences), BLOCKS)
    for k in range(FIRST, BLOCKS + 1):
        x = differences[:, :k]
        mean, error = x.mean(axis=1), x.std(axis=1, ddof=1) / np.sqrt(k)
        same = abs(mean) + stats.t.isf(SAME[k - FIRST] / 2, k - 1) * error <= TOLERANCE
        changed = abs(mean) > stats.t.isf(LEVEL[k - FIRST] / 2, k - 1) * error
        ends = (verdict == 0) & (same | changed) & (blocks == BLOCKS)
        verdict[ends] = np.where(same, 2, 1)[ends]
        blocks[ends] = k
        now = ends | (k == BLOCKS) & (verdict == 0)
        warned[now] = neumann(x)[now] < CRITICAL[k]
    return verdict, warned, blocks


def line(label, differences, wrong):
    verdict, warned, blocks = run(differences)
    bad = verdict == wrong
    print("| %s | %s | %.1f | %s | %.1f | %.1f |" % (
        label, ("", "changed", "same")[wrong], 100 * bad.mean(), "%.0f" % (100 * warned[bad].mean()) if bad.any() else "-",
        100 * warned[~bad].mean(), blocks.mean()), flush=True)


def autoregressive(random, share, scatter):
    x = random.normal(size=(SEQUENCES, BLOCKS))
    for k in range(1, BLOCKS):
        x[:, k] = share * x[:, k - 1] + np.sqrt(1 - share ** 2) * x[:, k]
    return scatter * x


def neighbours(suite, blocks):
    """Autocorrelations of neighbours, beyond those of all orders, in standard deviations."""
    excess = variance = 0
    for x, k in zip(suite, blocks):
        if k >= 4:
            d = x[:k] - x[:k].mean()
            squares, fourths = (d ** 2).sum(), (d ** 4).sum() / (d ** 2).sum() ** 2
            excess += (d[1:] * d[:-1]).sum() / squares + 1 / k
            variance += (1 - fourths) / k + 2 * (2 * fourths - 1) / k / (k - 1) + (3 - 6 * fourths) / k / (k - 1) - 1 / k ** 2
    return excess / np.sqrt(variance) if variance else 0


def one_sided(baseline, candidate, blocks):
    more = [0, 0]
    for sides in zip(baseline, candidate, blocks):
        if sides[2] >= 4:
            distances = [abs(x[:sides[2]] - np.median(x[:sides[2]])) for x in sides[:2]]
            far = 5 * 1.4826 * max(np.median(d) for d in distances)
            difference = (distances[1] > far).sum() - (distances[0] > far).sum()
            more[0] += difference < 0
            more[1] += difference > 0
    return sum(more) > 0 and stats.binomtest(more[1], sum(more)).pvalue <= 0.01


def warned(label, baseline, candidate):
    blocks = run(candidate - baseline)[2]
    shares = []
    for size in (1, 10, 30, 100):
        starts = range(0, min(SEQUENCES, 1000 * size) - size + 1, size)
        alike = [neighbours((candidate - baseline)[i:i + size], blocks[i:i + size]) > stats.norm.isf(0.01) for i in starts]
        sided = [one_sided(baseline[i:i + size], candidate[i:i + size], blocks[i:i + size]) for i in starts]
        shares.append("%.0f, %.0f" % (100 * np.mean(alike), 100 * np.mean(sided)))
    print("| %s | %s |" % (label, " | ".join(shares)), flush=True)


def suites(random):
    print("| blocks | 1: alike, one-sided, % of suites | 10 | 30 | 100 |")
    print("| --- | ---: | ---: | ---: | ---: |")
    normal = lambda scatter=0.01: scatter * random.normal(size=(SEQUENCES, BLOCKS))  # noqa: E731
    slow = lambda share, by: np.log1p(by) * (random.random((SEQUENCES, BLOCKS)) < share)  # noqa: E731
    warned("normal, independent", normal(), normal())
    warned("the candidate scatters three times as far", normal(), normal(0.03))
    for share in (0.1, 0.2, 0.3, 0.5):
        warned("each by %g like the one before" % share, np.zeros((SEQUENCES, BLOCKS)), autoregressive(random, share, 0.1))
    for share, by in ((0.2, 0.2), (0.1, 0.4), (0.05, 0.8)):
        warned("%g %% of the candidate's forks slower by %g %%" % (100 * share, 100 * by), normal(), normal() + slow(share, by))
        warned("the same on both sides", normal() + slow(share, by), normal() + slow(share, by))


def main():
    random = np.random.default_rng(SEED)
    print("| blocks | wrong is | wrong, % | warned of these, % | of others, % | blocks |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    for share in (0, 0.2, 0.3, 0.5, 0.7):
        line("normal, each by %g like the one before, scatter 10 %%" % share, autoregressive(random, share, 0.1), 1)
    normal = lambda: 0.01 * random.normal(size=(SEQUENCES, BLOCKS))  # noqa: E731
    slow = lambda share, by: np.log1p(by) * (random.random((SEQUENCES, BLOCKS)) < share)  # noqa: E731
    for share, by in ((0.2, 0.2), (0.1, 0.4), (0.05, 0.8)):
        line("scatter 1 %%, %g %% of the candidate's forks slower by %g %%" % (100 * share, 100 * by),
             normal() + slow(share, by), 2)
        line("the same on both sides", normal() + slow(share, by) - slow(share, by), 1)
        line("the same of the candidate, its mean that of the baseline",
             normal() + slow(share, by) - share * np.log1p(by), 1)
    suites(random)


if __name__ == "__main__":
    main()
