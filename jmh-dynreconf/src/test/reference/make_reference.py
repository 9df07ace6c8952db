"""Makes the reference values that StatisticsReferenceTest and its neighbours compare with.

    python3 -m venv VENV && VENV/bin/pip install numpy==2.4.6 scipy==1.17.1 pymannkendall==1.4.3
    VENV/bin/python make_reference.py > ../resources/org/openjdk/jmh/dynreconf/statistics/reference.txt

One case a line: name | parameters | first input | second input | expected. Numbers are separated by spaces and written
with 17 digits, so that nothing is lost on the way. Inputs are drawn with a fixed seed.
"""
import numpy as np
import pymannkendall
from scipy import stats

rng = np.random.default_rng(20201108)


def numbers(values):
    return " ".join(repr(float(v)) for v in np.atleast_1d(np.asarray(values, dtype=float)))


def case(name, parameters, first, second, expected):
    print(" | ".join([name, numbers(parameters), numbers(first), numbers(second), numbers(expected)]))


def samples():
    yield np.array([2.0, 4.0, 4.0, 6.0])
    yield rng.normal(100, 5, 7)
    yield rng.normal(100, 5, 50)
    yield rng.lognormal(3, 0.7, 80)
    yield np.concatenate([rng.normal(10, 0.2, 40), rng.normal(14, 0.3, 25)])
    yield np.round(rng.normal(50, 2, 60))
    yield 1e9 + rng.normal(0, 1e-3, 30)
    yield rng.standard_cauchy(40)
    yield rng.normal(-20, 1, 15)


def moments():
    for x in samples():
        case("mean", [], x, [], x.mean(dtype=np.longdouble))
        case("sd", [], x, [], x.std(ddof=1, dtype=np.longdouble))
        case("cv", [], x, [], x.std(ddof=1, dtype=np.longdouble) / abs(x.mean(dtype=np.longdouble)))
        counts = rng.integers(0, 9, len(x))
        counts[0] = 3
        written_out = np.repeat(x, counts)
        case("weighted-mean", [], x, counts, written_out.mean(dtype=np.longdouble))
        case("weighted-sd", [], x, counts, written_out.std(ddof=1, dtype=np.longdouble))


def quantiles():
    for x in samples():
        for p in (0, 0.005, 0.25, 0.5, 0.75, 0.995, 1):
            case("quantile", p, np.sort(x), [], np.quantile(x, p))
        counts = rng.integers(0, 9, len(x))
        counts[0] = 3
        x = np.sort(x)
        for p in (0.1, 0.5, 0.9):
            case("weighted-quantile", p, x, counts, np.quantile(np.repeat(x, counts), p))


def pairs():
    yield np.array([2.0, 3.0]), np.array([1.0, 3.0])
    yield rng.normal(10, 1, 6), rng.normal(11, 2, 9)
    yield rng.normal(10, 1, 20), rng.normal(10, 1, 20)
    yield rng.normal(10, 1, 60), rng.normal(10.3, 3, 45)
    yield np.round(rng.normal(10, 2, 30)), np.round(rng.normal(11, 2, 30))
    yield rng.lognormal(1, 1, 15), rng.lognormal(1.4, 1, 12)
    yield np.array([1.0, 2.0, 7.0, 7.0]), np.array([3.0, 4.0, 7.0, 7.0, 7.0])


def comparisons():
    for x, y in pairs():
        ties = len(np.unique(np.concatenate([x, y]))) < len(x) + len(y)
        method = "exact" if not ties and len(x) * len(y) <= 400 else "asymptotic"
        result = stats.mannwhitneyu(x, y, alternative="two-sided", method=method)
        case("mann-whitney-u", [], x, y, result.statistic)
        case("mann-whitney-p", [], x, y, result.pvalue)
        differences = np.sign(x[:, None] - y[None, :])
        case("cliffs-delta", [], x, y, differences.mean())
        welch = stats.ttest_ind(x, y, equal_var=False)
        case("welch-t", [], x, y, welch.statistic)
        case("welch-df", [], x, y, welch.df)
        case("welch-p", [], x, y, welch.pvalue)


def lines():
    for x in samples():
        slope, _, _, _ = stats.theilslopes(x)
        case("theil-sen-slope", [], x, [], slope)


def silverman(x):
    q1, q3 = np.quantile(x, [0.25, 0.75])
    spread = x.std(ddof=1)
    if q3 > q1:
        spread = min(spread, (q3 - q1) / 1.34)
    return 0.9 * spread * len(x) ** -0.2


def inside_fences(x):
    q1, q3 = np.quantile(x, [0.25, 0.75])
    return x[(x >= q1 - 1.5 * (q3 - q1)) & (x <= q3 + 1.5 * (q3 - q1))]


def densities():
    for x in samples():
        h = silverman(x)
        case("silverman", [x.std(ddof=1), np.quantile(x, 0.75) - np.quantile(x, 0.25), len(x)], [], [], h)
        for at in np.quantile(x, [0, 0.3, 0.5, 0.9]):
            case("density", [h, at], x, [], stats.norm.pdf(at, loc=x, scale=h).mean())


def same_probability(x, y, points=1000, floor=1e-12):
    """He et al. 2019: both densities on the same points, divergence in both directions, in nats."""
    x, y = inside_fences(x), inside_fences(y)
    grid = np.linspace(min(x.min(), y.min()), max(x.max(), y.max()), points)
    densities = []
    for values in (x, y):
        # gaussian_kde takes the bandwidth as a factor of the standard deviation
        kde = stats.gaussian_kde(values, bw_method=silverman(values) / values.std(ddof=1))(grid)
        kde = np.maximum(kde, floor * kde.max())
        densities.append(kde / kde.sum())
    p, q = densities
    return 2 ** -(stats.entropy(p, q) + stats.entropy(q, p))


def divergences():
    shapes = [
        lambda n: rng.normal(100, 5, n),
        lambda n: rng.lognormal(3, 0.7, n),
        lambda n: np.concatenate([rng.normal(10, 0.2, n // 2), rng.normal(14, 0.3, n - n // 2)]),
        lambda n: np.round(rng.normal(50, 4, n)),
    ]
    for shape in shapes:
        for shift in (1, 1.002, 1.02, 1.2):
            first, second = shape(60), shape(60) * shift
            case("same-probability", [], first, second, same_probability(first, np.concatenate([first, second])))


def intervals():
    """One level, by SciPy: the Monte Carlo error of its limits is what the test's tolerance allows for."""
    for x in (rng.normal(100, 5, 40), rng.lognormal(3, 0.7, 80)):
        result = stats.bootstrap((x,), np.mean, n_resamples=200_000, confidence_level=0.99, method="percentile",
                                 vectorized=True, batch=1000, rng=rng)
        case("bootstrap", 0.99, x, [], [result.confidence_interval.low, result.confidence_interval.high])


def hierarchical_intervals():
    """Three levels, straight from the definition; first input: forks, iterations and invocations, then the values."""
    for between, within, inner in ((5, 1, 2), (0.5, 3, 1)):
        shape = (4, 5, 6)
        data = 100 + rng.normal(0, between, (4, 1, 1)) + rng.normal(0, within, (4, 5, 1)) + rng.normal(0, inner, shape)
        simulated = np.empty(100_000)
        for i in range(len(simulated)):
            f = rng.integers(0, 4, 4)[:, None, None]
            it = rng.integers(0, 5, (4, 5))[:, :, None]
            simulated[i] = data[f, it, rng.integers(0, 6, shape)].mean()
        case("hierarchical", [0.99, *shape], data.ravel(), [], np.quantile(simulated, [0.005, 0.995]))


def factors():
    for units in (2, 3, 5, 10, 30):
        p = 0.995
        case("small-sample-factor", [units, 0.99], [], [],
             np.sqrt(units / (units - 1)) * stats.t.ppf(p, units - 1) / stats.norm.ppf(p))


def random_doubles():
    """xoshiro256++ seeded by SplitMix64, from their publications, in Python's unbounded integers."""
    mask = (1 << 64) - 1

    def rotate(x, k):
        return ((x << k) | (x >> (64 - k))) & mask

    for seed in (0, 1, 20201108, -7):
        state, s = seed & mask, []
        for _ in range(4):
            state = (state + 0x9E3779B97F4A7C15) & mask
            z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
            s.append(z ^ (z >> 31))
        drawn = []
        for _ in range(20):
            drawn.append(((rotate((s[0] + s[3]) & mask, 23) + s[0]) & mask) >> 11)
            t = (s[1] << 17) & mask
            s[2] ^= s[0]
            s[3] ^= s[1]
            s[1] ^= s[2]
            s[0] ^= s[3]
            s[2] ^= t
            s[3] = rotate(s[3], 45)
        case("random-double", seed, [], [], [d / 2 ** 53 for d in drawn])


def trends():
    for x in (np.array([1.0, 3, 2, 4]), rng.normal(size=18), np.arange(18) + rng.normal(0, 3, 18),
              np.round(np.arange(30) / 4 + rng.normal(0, 1, 30)), -np.arange(9.0)):
        result = pymannkendall.original_test(x)
        case("mann-kendall", [], x, [], [result.s, result.p])


def off_steady(x, typical, count, earlier, kept, settle=10.0):
    """The expected deviation of docs/evidence/criteria.md, from the text; iterations of one second, kept ones end a fork."""
    part = typical[-count:]
    level = np.median(part)
    ordered = np.sort(part)
    spread = (ordered[-2] - ordered[1]) if count >= 5 else ordered[-1] - ordered[0]
    drift = max(0, np.median(part[:count // 2]) - np.median(part[-(count // 2):]))
    fastest = min(np.median(typical[i:i + 4]) for i in range(len(x) - 3))
    middle = np.median(x[-count:])
    forks = 0
    if earlier:
        levels = [np.median(e[-kept:]) for e in earlier]
        forks = max(0, middle - np.median(levels)) / middle
        first = len(x) - count
        changes = [abs(np.median(e[first:first + count]) - level) / level if first < len(e) - kept else 0
                   for e, level in zip(earlier, levels)]
        forks += np.mean(changes)
    movement = ((spread + 2 * drift + 2 * max(0, level - fastest)) / level + forks) / 5
    trend = 0
    longer = max(2 * count, min(100, len(x) * 2 // 3))
    if pymannkendall.original_test(x[-longer:]).p < 0.01:
        trend = count * abs(stats.theilslopes(x[-2 * count:]).slope) / middle
    hidden = count * slope_error(typical[-longer:]) / level
    return movement / (1 + (len(x) - count) / settle) + trend + hidden / (len(earlier) + 1)


def slope_error(x):
    """Of a least-squares line, for noise of the standard deviation that the differences of neighbours suggest."""
    deviation = stats.median_abs_deviation(np.append(np.diff(x), -np.diff(x)), scale="normal") / np.sqrt(2)
    return deviation / np.sqrt(np.sum((np.arange(len(x)) - (len(x) - 1) / 2) ** 2))


def steady():
    """First input: the fork; second: an earlier one, whose last ten iterations were its result, or none."""
    for length, count, noise, decay in ((9, 9, 0.01, 0), (20, 9, 0.01, 1), (20, 9, 0.05, 0.3), (40, 9, 0.001, 2),
                                        (30, 4, 0.02, 0.5), (25, 24, 0.01, 0.2)):
        x, e = ((1 + decay * np.exp(-np.arange(n) / 6)) * rng.lognormal(0, noise, n) for n in (length, 33))
        case("steady", [count], x, [], off_steady(x, x, count, [], 10))
        case("steady", [count], x, e, off_steady(x, x, count, [e], 10))
    drift = 1 - 0.01 * np.arange(18) + rng.normal(0, 0.001, 18)
    case("steady", [9], drift, [], off_steady(drift, drift, 9, [], 10))


def fork_intervals():
    for n in (2, 3, 5, 10):
        x = rng.normal(50, 1, n)
        for confidence in (0.95, 0.99):
            low, high = stats.t.interval(confidence, n - 1, x.mean(), stats.sem(x))
            case("fork-interval", confidence, x, [], (high - low) / 2 / x.mean())


def slope_errors():
    for x in samples():
        case("slope-error", [], x, [], slope_error(x))


def interquartile_means():
    """Four of each, so that SciPy, which leaves out whole values, leaves out a quarter exactly."""
    for x in samples():
        counts = rng.integers(0, 9, len(x))
        counts[0] = 3
        case("interquartile-mean", [], x, counts, stats.trim_mean(np.repeat(x, 4 * counts), 0.25))


def steady_interrupted():
    """Times that waiting for a processor has made longer: judged are what they would have been, waits of 95 % at most."""
    for length in (9, 20, 47):
        lost = rng.uniform(0, 1, length)
        undisturbed = rng.normal(1, 0.03, length)
        measured = undisturbed / (1 - np.minimum(lost, 0.95))
        case("steady-interrupted", [9], measured, lost, off_steady(undisturbed, undisturbed, 9, [], 10))


def steady_of_values():
    """Iterations of eight values each, of which one in thirty is far out; second input as above."""
    for length, decay in ((12, 0), (20, 1), (40, 0.3)):
        x, e = ((1 + decay * np.exp(-np.arange(n) / 6)[:, None]) * rng.lognormal(0, 0.02, (n, 8))
                * rng.choice([1, 3], (n, 8), p=[29 / 30, 1 / 30]) for n in (length, 33))
        typical = stats.trim_mean(x, 0.25, axis=1)
        for earlier in ([], [e]):
            expected = off_steady(x.mean(axis=1), typical, 9, [y.mean(axis=1) for y in earlier], 10)
            case("steady-of-values", [9, 8], x.ravel(), np.ravel(earlier), expected)


def outliers():
    for x in samples():
        n, deviations = len(x), np.max(np.abs(x - x.mean())) / x.std(ddof=1)
        t = np.sqrt(n * (n - 2) * deviations ** 2 / ((n - 1) ** 2 - n * deviations ** 2))
        case("grubbs", [], x, [], [np.argmax(np.abs(x - x.mean())), min(1, 2 * n * stats.t.sf(t, n - 2))])


for part in (moments, quantiles, comparisons, lines, densities, divergences, intervals, hierarchical_intervals, factors,
             random_doubles, trends, steady, fork_intervals, slope_errors, interquartile_means,
             steady_of_values, outliers, steady_interrupted):
    part()
