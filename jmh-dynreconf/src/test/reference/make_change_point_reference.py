"""Makes the reference values of change points.

    python3 -m venv VENV && VENV/bin/pip install numpy==2.4.6 scipy==1.17.1
    VENV/bin/python make_change_point_reference.py > \\
        ../resources/org/openjdk/jmh/dynreconf/statistics/change-point-reference.txt

The lines are those of make_reference.py. The energy distance is SciPy's, of whose mean differences within a part each
value with itself is one; what is asked for leaves these out. "split" has the first value of the second part and Q,
"changes" all places, found with random orders of this script's own: only series whose changes are clear. "dependence" has the
places of changes as its second field, and the coefficient; "without" what is left of the series when it is taken out. The
variance of means is found without weights here, from all runs of K + 1 neighbours, zeros around the series.
"""
import numpy as np
from scipy import stats

rng = np.random.default_rng(2014)
SHORTEST = 2
LEVEL = 0.01


def numbers(values):
    return " ".join(repr(float(v)) for v in np.atleast_1d(np.asarray(values, dtype=float)))


def within(part):
    return np.abs(part[:, None] - part[None, :]).sum() / len(part) ** 2


def difference(series, place):
    """Q: SciPy's distance squared is that of all pairs, so that n / (n - 1) makes up for those with themselves."""
    x, y = series[:place], series[place:]
    m, n = len(x), len(y)
    energy = stats.energy_distance(x, y) ** 2 - within(x) / (m - 1) - within(y) / (n - 1)
    return m * n / (m + n) * energy


def fast(series, place):
    """The same without SciPy, for the random orders."""
    x, y = series[:place], series[place:]
    m, n = len(x), len(y)
    between = np.abs(x[:, None] - y[None, :]).mean()
    energy = 2 * between - within(x) * m / (m - 1) - within(y) * n / (n - 1)
    return m * n / (m + n) * energy


def split(series, statistic=difference):
    places = range(SHORTEST, len(series) - SHORTEST + 1)
    values = [statistic(series, place) for place in places]
    best = int(np.argmax(values))
    return places[best], values[best]


def clearest(series, ends):
    found = [(q, a + place) for a, b in zip(ends, ends[1:]) if b - a >= 2 * SHORTEST
             for place, q in [split(series[a:b], fast)]]
    return max(found) if found else None


def changes(series):
    ends = [0, len(series)]
    while True:
        best = clearest(series, ends)
        if best is None:
            break
        clear = 1
        for _ in range(199):
            order = np.concatenate([rng.permutation(series[a:b]) for a, b in zip(ends, ends[1:])])
            clear += clearest(order, ends)[0] >= best[0] * (1 - 1e-9)
        if clear / 200 > LEVEL:
            break
        ends = sorted(ends + [best[1]])
    return ends[1:-1]


def case(name, series, expected):
    print(" | ".join([name, "", numbers(series), "", numbers(expected)]))


def series():
    yield np.array([0.0, 0, 4, 4])
    yield rng.normal(0, 1, 12)
    yield np.concatenate([rng.normal(0, 1, 15), rng.normal(2, 1, 10)])
    yield np.concatenate([rng.normal(0, 0.2, 20), rng.normal(0, 2, 25)])
    yield np.log(rng.lognormal(3, 0.05, 40) * np.repeat([1, 1.3], [31, 9]))
    yield np.repeat([5.0, 5.5, 5.0], [4, 5, 6])
    yield 1e6 + np.round(rng.normal(0, 3, 30))


for values in series():
    case("split", values, split(values))
case("changes", np.repeat([1.0, 2.0], [8, 9]), changes(np.repeat([1.0, 2.0], [8, 9])))
for levels, lengths in (((10, 11, 10.5), (15, 20, 12)), ((0, 3), (30, 10)), ((5, 5), (20, 20)), ((1, 2, 3, 4), (12,) * 4)):
    values = np.repeat(levels, lengths) + rng.normal(0, 0.1, sum(lengths))
    case("changes", values, changes(values))


def coefficient(series, starts):
    n = len(series)
    rest = np.concatenate([part - part.mean() for part in np.split(series, starts)])
    near = np.corrcoef(np.append(rest, 0), np.append(0, rest))[0, 1]  # the mean is 0, the squares are those of all
    width = int(np.clip(n // 8, 3, 7)) + 1
    padded = np.pad(rest, width - 1)
    sums = np.lib.stride_tricks.sliding_window_view(padded, width).sum(axis=1)
    inflation = (sums ** 2).sum() / width / (rest ** 2).sum() / max(0.3, 1 - 2.2 * width / n)
    return float(np.clip(max((near + 2.5 / n) / max(0.3, 1 - 10 / n), (inflation - 1) / (inflation + 1)), 0, 0.9))


def without(series, starts):
    phi = coefficient(series, starts)
    level = series[:starts[0]].mean() if starts else series.mean()
    first = level * (1 - phi) + (series[0] - level) * np.sqrt((1 - phi) * (1 + phi))
    return np.concatenate([[first], series[1:] - phi * series[:-1]])


def dependent():
    """From a generator of its own, so that the cases above stay as they are."""
    own = np.random.default_rng(1927)
    for n, phi, starts in ((12, 0.3, [5]), (20, 0.5, [10]), (30, 0.5, [11, 20]), (45, 0.2, []), (60, 0.7, [30]), (100, 0.4, [9, 50, 70]),
                           (64, 0, [32]), (25, -0.4, [13])):
        values = np.cumsum(own.normal(0, 1, n)) if phi == 0.7 else own.normal(0, 1, n)
        for i in range(1, n):
            values[i] += phi * values[i - 1] * (phi != 0.7)
        for start in starts:
            values[start:] += own.normal(0, 3)
        yield 4.2 + values, starts
    weeks = np.repeat(own.normal(0, 1, 9), 7) + own.normal(0, 1, 63)
    yield weeks, [21]


for values, starts in dependent():
    for name, figure in (("dependence", coefficient), ("without", without)):
        print(" | ".join([name, "", numbers(values), numbers(starts), numbers(figure(values, starts))]))
