"""Makes the reference values of comparisons and plans.

    python3 -m venv VENV && VENV/bin/pip install numpy==2.4.6 scipy==1.17.1
    VENV/bin/python make_comparison_reference.py > all
    grep -vE '^(student|hodges)' all > ../resources/org/openjdk/jmh/dynreconf/statistics/comparison-reference.txt
    grep -E '^(student|hodges)' all > ../../../../benchmarks-bench/benchmarks-evaluation/src/test/resources/org/openjdk/\\
        jmh/bench/textbook/methods-reference.txt

The lines are those of make_reference.py: name | parameters | first input | second input | expected. Of forks, the
inputs have the means; where iterations matter, the parameters have their number, and the inputs all scores.
"""
import numpy as np
from scipy import stats

rng = np.random.default_rng(20221205)


def numbers(values):
    """As Java reads them, which writes infinity out."""
    return " ".join(repr(float(v)) for v in np.atleast_1d(np.asarray(values, dtype=float))).replace("inf", "Infinity")


def case(name, parameters, first, second, expected):
    print(" | ".join([name, numbers(parameters), numbers(first), numbers(second), numbers(expected)]))


def sides():
    yield np.array([100.0, 104]), np.array([110.0, 108])
    for m, n in ((2, 2), (2, 3), (3, 3), (5, 5), (5, 10), (10, 10), (30, 25)):
        yield rng.lognormal(3, 0.04, m), rng.lognormal(3.03, 0.02, n)
    yield 1e-9 * rng.lognormal(0, 0.5, 6), 1e12 * rng.lognormal(0, 0.1, 4)
    yield np.full(4, 7.0), rng.lognormal(2, 0.05, 4)


def student_ratios():
    """SciPy's own intervals of the difference of means, of logarithms."""
    for baseline, candidate in sides():
        for name, equal in (("welch", False), ("student", True)):
            test = stats.ttest_ind(np.log(candidate), np.log(baseline), equal_var=equal)
            for confidence in (0.95, 0.99):
                limits = test.confidence_interval(confidence)
                point = np.log(candidate).mean() - np.log(baseline).mean()
                case(name, confidence, baseline, candidate,
                     np.exp([limits.low, point, limits.high]).tolist() + [test.pvalue])


def shifts():
    """By the definition of an interval: all shifts that the test does not reject. They end at differences of pairs."""
    for x, y in sides():
        x, y = np.log(x), np.log(y)
        if len(np.unique(x)) < len(x):
            continue
        differences = np.sort((y[:, None] - x[None, :]).ravel())
        middles = (differences[1:] + differences[:-1]) / 2
        between = np.concatenate([[differences[0] - 1], middles, [differences[-1] + 1]])
        method = "exact" if len(differences) <= 400 else "asymptotic"
        p = np.array([stats.mannwhitneyu(y - s, x, method=method).pvalue for s in between])
        expected = stats.mannwhitneyu(y, x, method=method).pvalue
        for confidence in (0.6, 0.95):
            kept = np.flatnonzero(p > 1 - confidence)
            low = -np.inf if kept[0] == 0 else differences[kept[0] - 1]
            high = np.inf if kept[-1] == len(differences) else differences[kept[-1]]
            case("hodges-lehmann", confidence, y, x, [low, np.median(differences), high, expected])


def bootstraps():
    """Straight from the definition: forks, then iterations of each drawn fork, drawn anew in each simulation."""
    for forks, iterations, between, within in ((5, 10, 0.03, 0.01), (3, 6, 0.005, 0.05)):
        sides = [np.exp(rng.normal(0, between, (forks, 1)) + rng.normal(0, within, (forks, iterations)))
                 for _ in range(2)]
        means = []
        for side in sides:
            f = rng.integers(0, forks, (200_000, forks, 1))
            i = rng.integers(0, iterations, (200_000, forks, iterations))
            means.append(side[f, i].mean(axis=(1, 2)))
        case("bootstrap-ratio", [0.95, forks, iterations], sides[0].ravel(), sides[1].ravel(),
             np.quantile(means[1] / means[0], [0.025, 0.975]))


def discoveries():
    for p in ([0.01, 0.04, 0.03, 0.5], [0.04], [0.06], rng.uniform(size=40) ** 3, rng.uniform(size=200), [0.0, 1.0],
              [0.02, 0.03, 0.04, 0.05]):
        for rate in (0.05, 0.2):
            case("discoveries", rate, p, [], np.sum(stats.false_discovery_control(p) <= rate))


def noncentral():
    for freedom in (1, 1.47, 2, 8, 58, 9614):
        for delta in (-3, 0, 0.5, 2.8, 6, 12):
            for t in (-2, 0, 1, 2.306, 12.7):
                expected = stats.nct.cdf(t, freedom, delta)
                if np.isfinite(expected):  # which it is not in the far tail
                    case("noncentral-student", [t, freedom, delta], [], [], expected)


def t_power(delta, freedom, level):
    critical = stats.t.isf(level / 2, freedom)
    return stats.nct.sf(critical, freedom, delta) + stats.nct.cdf(-critical, freedom, delta)


def powers():
    for freedom in (2, 4, 8, 58):
        for delta in (0, 1, 2.8, 5):
            for level in (0.05, 0.01):
                case("power", [delta, freedom, level], [], [], t_power(delta, freedom, level))


NODES, WEIGHTS = np.polynomial.legendre.leggauss(400)


def deviations(freedom):
    """Points and weights of the distribution of the deviation of a sample, whose true one is 1."""
    highest = stats.chi.isf(1e-15, freedom)
    chi = highest / 2 * (1 + NODES)
    return chi / np.sqrt(freedom), highest / 2 * WEIGHTS * stats.chi.pdf(chi, freedom)


def welch_power(delta, count, v, w, level):
    """The probability that Welch's test rejects, by both sample deviations, which are independent of each other."""
    s, weights = deviations(count - 1)
    a, b = (v * s * s)[:, None], (w * s * s)[None, :]
    freedom = (count - 1) * (a + b) ** 2 / (a * a + b * b)
    half = stats.t.isf(level / 2, freedom) * np.sqrt((a + b) / (v + w))
    rejected = stats.norm.sf(half - delta) + stats.norm.cdf(-half - delta)
    return weights @ rejected @ weights


def welch_powers():
    for count in (2, 3, 5, 10, 40):
        for v, w in ((1, 1), (1, 4), (0.01, 1)):
            for delta, level in ((0, 0.05), (2.8, 0.05), (5.6, 0.05), (5.6, 0.001)):
                case("welch-power", [delta, count, v / (v + w), level], [], [], welch_power(delta, count, v, w, level))


def components():
    for forks, iterations in ((2, 2), (5, 10), (10, 5)):
        x = 50 * np.exp(rng.normal(0, 0.03, (forks, 1))) * rng.lognormal(0, 0.04, (forks, iterations))
        within = np.mean(x.var(axis=1, ddof=1) / x.mean(axis=1) ** 2)
        between = max(0, np.log(x.mean(axis=1)).var(ddof=1) - within / iterations)
        case("components", [forks, iterations], x.ravel(), [], [between, within])


def plans():
    """All pairs of up to 120 forks and 150 iterations, the cheapest of those with the power."""
    for baseline, candidate, fork, iteration, change in (
            ((0.001, 0.0004), (0.001, 0.0004), 5, 1, 0.03), ((0.0009, 0.0004), (0.0001, 0.0025), 20, 1, 0.03),
            ((0.0004, 0.01), (0.0004, 0.01), 30, 0.5, 0.02), ((0.0025, 0), (0.0025, 0), 5, 1, 0.05),
            ((0.0, 0.0016), (0.0, 0.0016), 9.7, 1, 0.03)):
        best = None
        for forks in range(2, 121):
            for iterations in range(1, 151):
                v, w = (t2 + t1 / iterations for t2, t1 in (baseline, candidate))
                freedom = (forks - 1) * (v + w) ** 2 / (v * v + w * w)
                seconds = 2 * forks * (fork + iterations * iteration)
                if best is not None and seconds >= best[2]:
                    break
                delta = np.log1p(change) / np.sqrt((v + w) / forks)
                if t_power(delta, freedom, 0.05) < 0.75:  # far more than the degrees of freedom take from it
                    continue
                power = welch_power(delta, forks, v, w, 0.05)
                if power >= 0.8:
                    best = (forks, iterations, seconds, power)
        case("plan", [fork, iteration, change], baseline, candidate, best)


def allowances():
    """What is within the allowance is moved to the nearest ratio that is, and tested against that one."""
    for baseline, candidate in sides():
        x, y = np.log(baseline), np.log(candidate)
        for share in (0.005, 0.02):
            test = stats.ttest_ind(y, x, equal_var=False)
            limits = test.confidence_interval(0.95)
            point = y.mean() - x.mean()
            most = np.log1p(share)
            p = stats.ttest_ind(y - np.clip(point, -most, most), x, equal_var=False).pvalue
            case("allowing", [0.95, share], baseline, candidate,
                 [np.exp(limits.low) / (1 + share), np.exp(point), np.exp(limits.high) * (1 + share), p])


def known_scatter():
    """The history as made-up runs of three forks, whose sum of squares is what counts; from a generator of its own."""
    own = np.random.default_rng(2004)
    for before, after, scale in ((3, 3, 1), (3, 5, 1), (10, 4, 1), (3, 3, 1.3), (5, 5, 4), (3, 3, 0.2), (2, 5, 1), (4, 4, 1)):
        x, y = np.log(50) + own.normal(0, 0.02, before), np.log(52) + own.normal(0, 0.02 * scale, after)
        earlier = own.normal(0, 0.02, (8 if before < 10 else 6, 3))
        runs = earlier - earlier.mean(axis=1, keepdims=True)
        freedom = 2 * len(runs)
        squares = (runs ** 2).sum()
        worst = min(stats.f.sf(side.var(ddof=1) / (squares / freedom), len(side) - 1, freedom) for side in (x, y))
        if worst < 0.1 or before < 3:
            test = stats.ttest_ind(y, x, equal_var=False)
            limits, p = test.confidence_interval(0.95), test.pvalue
            low, high = limits.low, limits.high
        else:
            degrees = freedom + after - 1
            scale_of_t = np.sqrt((squares + ((y - y.mean()) ** 2).sum()) / degrees * (1 / before + 1 / after))
            low, high = stats.t.interval(0.95, degrees, loc=y.mean() - x.mean(), scale=scale_of_t)
            p = 2 * stats.t.sf(abs(y.mean() - x.mean()) / scale_of_t, degrees)
        case("known", [0.95, np.sqrt(squares / freedom), freedom], np.exp(x), np.exp(y),
             [np.exp(low), np.exp(y.mean() - x.mean()), np.exp(high), p])


for part in (student_ratios, shifts, bootstraps, discoveries, noncentral, powers, components, plans, allowances,
             welch_powers, known_scatter):
    part()
