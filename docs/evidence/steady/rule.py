"""The rule of `steady` (docs/evidence/criteria.md) in NumPy, to try variants of it quickly. Iterations of one second or more.

    python3 -m venv VENV && VENV/bin/pip install numpy==2.4.6 numba==0.68.1
"""
import numpy as np
from numba import njit

JUDGED = 9
KEPT = 10
SPREAD, DRIFT, RISE, TREND, HIDDEN, LEVEL, WARMUP_SECONDS = range(7)
NOISE_OF_TYPICAL_TIMES = (SPREAD, DRIFT, RISE, HIDDEN)
DEFAULTS = dict(threshold=0.02, settle=10.0, pilot=0.0, longest=50, spread=1.0, drift=2.0, rise=2.0, forks=1.0,
                trend=1.0, noise=1.0, shared=1.0, behind=0)


@njit(cache=True)
def slope_error(x):
    n = len(x)
    deviation = np.median(np.abs(x[1:] - x[:-1])) / 0.9538725524089398
    return deviation * np.sqrt(12.0 / (n * (float(n) * n - 1)))


@njit(cache=True)
def has_trend(x):
    """Mann-Kendall at 1 %, with the correction for ties."""
    n = len(x)
    score = 0
    for j in range(1, n):
        for i in range(j):
            score += (x[j] > x[i]) - (x[j] < x[i])
    if score == 0:
        return False
    ordered = np.sort(x)
    variance = n * (n - 1) * (2 * n + 5) / 18.0
    start = 0
    for i in range(1, n + 1):
        if i == n or ordered[i] != ordered[start]:
            ties = i - start
            variance -= ties * (ties - 1) * (2 * ties + 5) / 18.0
            start = i
    return (abs(score) - 1) / np.sqrt(variance) > 2.5758293035489004


@njit(cache=True)
def slope(x):
    """Theil and Sen."""
    n = len(x)
    slopes = np.empty(n * (n - 1) // 2)
    k = 0
    for i in range(n):
        for j in range(i + 1, n):
            slopes[k] = (x[j] - x[i]) / (j - i)
            k += 1
    return np.median(slopes)


@njit(cache=True)
def evidence(x, seconds, longest):
    """Of one fork: a row for each number of warmup iterations, its own evidence in columns; NaN where it is too short."""
    out = np.full((longest + 1, 7), np.nan)
    fours = np.full(len(x), np.inf)
    for i in range(3, len(x)):
        fours[i] = np.median(x[i - 3:i + 1])
    for warmup in range(1, longest + 1):
        end = warmup + JUDGED
        if end + 1 > len(x):
            break
        part = x[warmup:end]
        level = np.median(part)
        ordered = np.sort(part)
        later = x[end - min(end, max(2 * JUDGED, min(100, end * 2 // 3))):end]
        out[warmup, SPREAD] = (ordered[-2] - ordered[1]) / level
        out[warmup, DRIFT] = max(0.0, np.median(part[:JUDGED // 2]) - np.median(part[-(JUDGED // 2):])) / level
        out[warmup, RISE] = max(0.0, level - np.min(fours[:end])) / level
        out[warmup, TREND] = abs(JUDGED * slope(x[end - min(end, 2 * JUDGED):end])) / level if has_trend(later) else 0.0
        out[warmup, HIDDEN] = JUDGED * slope_error(later) / level
        out[warmup, LEVEL] = level
        out[warmup, WARMUP_SECONDS] = np.sum(seconds[:warmup])
    return out


def interquartile_mean(values, counts=None):
    order = np.argsort(values)
    counts = np.ones(len(values)) if counts is None else np.asarray(counts)[order]
    ends = np.cumsum(counts)
    low, high = ends[-1] / 4, ends[-1] * 3 / 4
    inside = np.minimum(ends, high) - np.maximum(ends - counts, low)
    return (np.asarray(values)[order] * np.maximum(inside, 0)).sum() / (high - low)


def of_fork(means, typical, seconds, longest):
    """What `steady` looks at: its noise is that of typical times, trend and level are those of means."""
    out = evidence(means, seconds, longest)
    out[:, NOISE_OF_TYPICAL_TIMES] = evidence(typical, seconds, longest)[:, NOISE_OF_TYPICAL_TIMES]
    return out


@njit(cache=True)
def later_change(means, levels, chosen, forks, warmup):
    change = 0.0
    for j in range(forks):
        if warmup < chosen[j]:
            then = np.median(means[j, warmup:min(warmup + JUDGED, chosen[j] + KEPT)])
            change += abs(then - levels[j]) / levels[j]
    return change / forks


@njit(cache=True)
def _decide(rows, means, known, options, least):
    threshold, settle, pilot, longest, spread, drift, rise, forks, trend, noise, shared, behind = options
    benchmarks, count = rows.shape[:2]
    chosen = np.zeros((benchmarks, count), np.int64)
    steady = np.zeros((benchmarks, count), np.bool_)
    for b in range(benchmarks):
        levels = np.empty(count)
        for fork in range(count):
            last = least
            for warmup in range(least, int(longest) + 1):
                row = rows[b, fork, warmup]
                if np.isnan(row[LEVEL]):
                    break
                last = warmup
                off = 0.0
                if fork > 0:
                    off = max(0.0, row[LEVEL] - np.median(levels[:fork])) / row[LEVEL] \
                        + later_change(means[b], levels, chosen[b], fork, warmup)
                movement = (spread * row[SPREAD] + drift * row[DRIFT] + rise * row[RISE] + forks * off) \
                    / max(1.0, spread + drift + rise)
                deviation = trend * row[TREND] + noise * row[HIDDEN] / (fork + 1 if shared > 0 else 1) \
                    + movement / (1 + row[WARMUP_SECONDS] / settle) + known[b, fork, warmup]
                if deviation <= threshold and not (fork == 0 and row[WARMUP_SECONDS] < pilot):
                    steady[b, fork] = True
                    last = min(int(longest), warmup + int(behind))
                    break
            chosen[b, fork] = last
            levels[fork] = np.median(means[b, fork, last:last + KEPT])
    return chosen, steady


def decide(rows, means, least=1, known=None, **options):
    """Warmup iterations of each fork, and whether it was steady then; rows are benchmarks, forks, warmups, evidence.

    What is kept begins so many iterations behind what was judged as "behind" says, within the bound. What is known besides of
    each warmup is added to its evidence.
    """
    values = dict(DEFAULTS, **options)
    known = np.zeros(rows.shape[:3]) if known is None else known
    return _decide(rows, means, known, tuple(float(values[name]) for name in DEFAULTS), least)
