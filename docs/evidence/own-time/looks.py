"""How many pairs of forks a verdict takes, by the most pairs and the shape of the boundary, simulated.

    VENV/bin/python looks.py > looks.csv        # numpy, scipy; three minutes

Pairs of a benchmark are normal, or Student's with 4 degrees of freedom, with a standard deviation that is log-normal among
benchmarks: the median is 1.2 or 2 %, and one in six varies more than twice as much. Verdicts are those of
docs/evidence/sequential.md at a tolerance of 3 %, without futility.
"""
import csv
import pathlib
import sys

import numpy as np
from scipy import stats

sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "jmh-dynreconf/src/test/reference"))
from make_sequential_reference import levels_of  # noqa: E402

FIRST, BENCHMARKS, SPREAD, ROOM = 3, 20_000, 2.0, np.log1p(0.03)
RULES = [(20, 0.35), (20, 0.5), (15, 0.35), (15, 0.5), (12, 0.35), (12, 0.5), (10, 0.35), (10, 0.5), (7, 0.5), (5, 0.5)]


def decided(most, shape, deviation, change, freedom):
    """The number of pairs of each benchmark, and its verdict: 0 undecided, 1 same, 2 changed."""
    rng = np.random.default_rng(1)
    size = (BENCHMARKS, 20)
    noise = rng.standard_normal(size) if freedom is None else rng.standard_t(freedom, size) / np.sqrt(freedom / (freedom - 2))
    own = deviation * SPREAD ** rng.standard_normal(BENCHMARKS)
    pairs = (np.log1p(change) + own[:, None] * noise)[:, :most]
    changed, same = (levels_of(level, FIRST, most, shape) for level in (0.05, 0.10))
    ended, verdict = np.full(BENCHMARKS, most), np.zeros(BENCHMARKS)
    for k in range(FIRST, most + 1):
        mean, error = pairs[:, :k].mean(1), pairs[:, :k].std(1, ddof=1) / np.sqrt(k)
        is_same = np.abs(mean) + stats.t.isf(same[k - FIRST] / 2, k - 1) * error < ROOM
        is_changed = np.abs(mean) > stats.t.isf(changed[k - FIRST] / 2, k - 1) * error
        now = (verdict == 0) & (is_same | is_changed)
        ended[now], verdict[now] = k, np.where(is_same, 1, 2)[now]
    return ended, verdict


rows = csv.writer(sys.stdout, lineterminator="\n")
rows.writerow(["median deviation, %", "degrees of freedom", "most pairs", "shape", "change, %", "mean pairs", "decided, %",
               "decided by 5 pairs, %", "changed, %"])
for deviation in (0.012, 0.02):
    for freedom in (None, 4):
        for most, shape in RULES:
            for change in (0, 0.02, 0.05, 0.1):
                ended, verdict = decided(most, shape, deviation, change, freedom)
                rows.writerow([100 * deviation, freedom or "", most, shape, round(100 * change), round(ended.mean(), 1),
                               round(100 * np.mean(verdict > 0), 1), round(100 * np.mean((verdict > 0) & (ended <= 5)), 1),
                               round(100 * np.mean(verdict == 2), 1)])
