"""Makes the reference values of change points.

    python3 -m venv VENV && VENV/bin/pip install numpy==2.4.6 scipy==1.17.1
    VENV/bin/python make_change_point_reference.py > \\
        ../resources/org/openjdk/jmh/dynreconf/statistics/change-point-reference.txt

The lines are those of make_reference.py. The energy distance is SciPy's, of whose mean differences within a part each
value with itself is one; what is asked for leaves these out. "split" has the first value of the second part and Q,
"changes" all places, found with random orders of this script's own: only series whose changes are clear.
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
