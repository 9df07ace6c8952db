"""Where one wrong verdict in twenty is not kept: blocks that depend on each other, and forks that are rarely slow.

    VENV/bin/python promise.py        # numpy, scipy; a minute

20 blocks at most, looks from the third on, tolerance 3 %, pairs. Wrong: called changed though the ratio is 1, or the same though it is
beyond the tolerance. Warned: a test of von Neumann's ratio of successive differences (5 %, one-sided, by simulation of normal
blocks) says at the end that neighbouring blocks are alike; of the wrong sequences, and of all others.
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


if __name__ == "__main__":
    main()
