"""Makes the reference values of sequential decisions.

    python3 -m venv VENV && VENV/bin/pip install numpy==2.4.6 scipy==1.17.1
    VENV/bin/python make_sequential_reference.py > \\
        ../resources/org/openjdk/jmh/dynreconf/statistics/sequential-reference.txt

The lines are those of make_reference.py: name | parameters | first input | second input | expected. How often repeated
tests reject is counted among simulated samples (Sobol points), and computed for looks in their own way: with splines on
a fine grid of u instead of Chebyshev's points, and the trapezoidal rule.
"""
from functools import lru_cache
from itertools import permutations
import numpy as np
from scipy import optimize, stats
from scipy.interpolate import CubicSpline
from scipy.special import gammaln

rng = np.random.default_rng(20261122)


def numbers(values):
    """As Java reads them, which writes infinity out."""
    return " ".join(repr(float(v)) for v in np.atleast_1d(np.asarray(values, dtype=float))).replace("inf", "Infinity")


def case(name, parameters, first, second, expected):
    print(" | ".join([name, numbers(parameters), numbers(first), numbers(second), numbers(expected)]))


def shaped(at_last, first, last, shape):
    k = np.arange(first, last + 1)
    return np.maximum(1e-12, 2 * stats.norm.sf(stats.norm.isf(at_last / 2) * (k / last) ** (shape - 0.5)))


def simulated(levels, first, batches=8):
    """Share of samples that any look rejects."""
    last = first + len(levels) - 1
    k = np.arange(first, last + 1)
    critical = stats.t.isf(levels / 2, k - 1)
    rejected = []
    for seed in range(batches):
        x = stats.norm.ppf(stats.qmc.Sobol(last, seed=seed).random_base2(18))
        sums, squares = x.cumsum(1)[:, first - 1:], (x * x).cumsum(1)[:, first - 1:]
        t = sums / np.sqrt(k * (squares - sums * sums / k) / (k - 1))
        rejected.append(np.mean((np.abs(t) > critical).any(1)))
    return np.mean(rejected)


def computed(levels, first, points=401, angles=201):
    """The same by the recursion."""
    def limit(k, level):
        t = stats.t.isf(level / 2, k - 1)
        return t * np.sqrt(k / (k - 1 + t * t))
    k, c = first, limit(first, levels[0])
    grid = np.sin(np.linspace(-np.pi / 2, np.pi / 2, points))  # finer at the ends, where densities bend
    u = c * grid
    constant = np.exp(gammaln(k / 2) - gammaln((k - 1) / 2)) / np.sqrt(np.pi * k)
    density = CubicSpline(u, constant * (1 - u * u / k) ** ((k - 3) / 2))
    for level in levels[1:]:
        bound = limit(k + 1, level)
        target = bound * grid
        reach, angle = np.arctan(c), np.arcsin(np.clip(target / np.hypot(1, c), -1, 1))
        low = np.maximum(-np.pi / 2, np.maximum(angle - reach, reach - angle - np.pi))
        high = np.minimum(np.pi / 2, np.minimum(angle + reach, np.pi - angle - reach))
        # phi = middle + half * sin(v), finer at the ends, too, and away from the very ends, where the cosine is 0
        v, half = np.linspace(-np.pi / 2, np.pi / 2, angles)[:, None], (high - low) / 2
        phi = (low + high) / 2 + (1 - 1e-9) * half * np.sin(v)
        moved = density(np.clip((target - np.sin(phi)) / np.cos(phi), -c, c)) * np.cos(phi) ** (k - 2)
        constant = np.exp(gammaln((k + 1) / 2) - gammaln(k / 2)) / np.sqrt(np.pi)
        density = CubicSpline(target, constant * half * np.trapezoid(moved * np.cos(v), v, axis=0))
        k, c = k + 1, bound
    return 1 - density.integrate(-c, c)


@lru_cache(None)
def levels_of(level, first, last, shape):
    if first == last:
        return np.array([level])
    at_last = optimize.brentq(lambda p: computed(shaped(p, first, last, shape), first) - level,
                              level / (last - first + 1), level, xtol=1e-9)
    return shaped(at_last, first, last, shape)


def repeated():
    for first, last, shape in ((3, 5, 0.5), (3, 10, 0.5), (4, 12, 0), (3, 20, 0.35)):
        for at_last in (0.02, 0.05):
            levels = shaped(at_last, first, last, shape)
            case("repeated-student", first, levels, [], [simulated(levels, first), computed(levels, first)])


def levels():
    for level in (0.05, 0.1, 0.005):
        for first, last, shape in ((3, 3, 0.35), (3, 10, 0.5), (3, 10, 0.35), (5, 20, 0.35), (3, 30, 0)):
            case("levels", [level, first, last, shape], [], [], levels_of(level, first, last, shape))


def ratio(x, y, confidence):
    """SciPy's own intervals of pairs, of logarithms."""
    limits = stats.ttest_rel(y, x).confidence_interval(confidence)
    return np.exp([limits.low, y.mean() - x.mean(), limits.high])


def pairs():
    for n in (3, 4, 8, 25):
        for shared in (0, 0.05):
            machine = rng.normal(0, shared, n)
            x, y = (np.exp(machine + rng.normal(1, 0.01, n)) for _ in range(2))
            logs = np.log(x), np.log(y)
            for confidence in (0.95, 0.6826894921370859):
                case("paired", confidence, x, y, ratio(*logs, confidence))


def chance_by(x, y, recent, bound, change, same, tolerance):
    """Of a verdict at the bound, if the blocks to come are as the recent ones: their sums of squares are put together one by one."""
    d = y - x
    k, r, c = len(d), len(d[-recent:]), bound - len(d)
    m, s = d[-recent:].mean(), d[-recent:].std(ddof=1)
    mean = (d.sum() + c * m) / bound
    squares = ((d - mean) ** 2).sum() + c * (s ** 2 + (m - mean) ** 2)
    at_bound = np.sqrt(squares / (bound - 1) / bound)
    future = stats.norm(mean, np.sqrt(c * s ** 2 + c ** 2 * s ** 2 / r) / bound)
    half = stats.t.isf(change / 2, bound - 1) * at_bound
    room = np.log1p(tolerance) - stats.t.isf(same / 2, bound - 1) * at_bound
    return min(1, future.sf(half) + future.cdf(-half) + (future.cdf(room) - future.cdf(-room) if room > 0 else 0))


def chance(x, y, *bound):
    """The later half is not fewer than three."""
    return max(chance_by(x, y, recent, *bound) for recent in (len(x), min(len(x), max(3, (len(x) + 1) // 2))))


def rare(ratio, blocks):
    """No block has one of the forks, three times as slow or fast, of which there must be so many to undo the ratio; one benchmark in twenty."""
    return 0.05 * stats.binom.pmf(0, blocks, min(1, abs(np.log(ratio)) / np.log(3)))


def rare_forks():
    for blocks in (3, 8, 20):
        for change in (1, 0.999, 1.05, 1.2, 0.6, 2.9, 3.1, 0.1):
            case("rare-forks", [change, blocks], [], [], rare(change, blocks))


def judged(x, y, tolerance, confidence, first, last, futility, shape):
    """verdict: 0 undecided, 1 slower, 2 faster, 3 same (of times); stop: 1 decided, 2 futile, 3 bound."""
    changes, sames = (levels_of(sides * (1 - confidence), first, last, shape) for sides in (1, 2))
    limit = 1 + tolerance
    for k in range(first, last + 1):
        a, b = np.log(x[:k]), np.log(y[:k])
        low, point, high = ratio(a, b, 1 - changes[k - first])
        inner = ratio(a, b, 1 - sames[k - first])
        if 1 / limit <= inner[0] and inner[2] <= limit:
            return [3, 1, k, low, point, high, inner[0], inner[2]]
        if low > 1 or high < 1:
            within = 1 / limit <= low and high <= limit
            if k < last and not within and rare(point, k) > 1 - confidence:
                continue
            return [3 if within else 1 if low > 1 else 2, 1, k, low, point, high, inner[0], inner[2]]
        expected = k < last and chance(a, b, last, changes[-1], sames[-1], tolerance)
        if k == last or expected < futility and k >= 6 and 3 * k >= last:
            return [0, 3 if k == last else 2, k, low, point, high, inner[0], inner[2]]


def sequences(shape=0.35):
    for tolerance, confidence, first, last, futility in (
            (0.03, 0.95, 3, 20, 0.1), (0.03, 0.95, 3, 10, 0.0), (0.05, 0.99, 4, 12, 0.2), (0.0, 0.95, 3, 6, 0.05)):
        for change in (1, 1.01, 1.03, 1.1, 0.93):
            for scatter, shared in ((0.005, 0), (0.02, 0), (0.02, 0.06), (0.1, 0)):
                machine = rng.normal(0, shared, last)
                x = np.exp(machine + rng.normal(2, scatter, last))
                y = change * np.exp(machine + rng.normal(2, scatter, last))
                settings = [tolerance, confidence, first, last, futility, shape]
                case("sequence", settings, x, y, judged(x, y, *settings))


def early_sequences():
    sequences(0.5)


def movements():
    for blocks, iterations in ((2, 2), (3, 3), (8, 10), (20, 5)):
        for moving in (0, 0.04):
            half = iterations // 2
            x, y = np.exp(rng.normal(1, 0.02, (2, blocks, iterations)))
            y[:, -half:] *= 1 - moving
            moved = [np.log(s[:, -half:].sum(1) / s[:, :half].sum(1)) for s in (x, y)]
            case("movement", iterations, x.ravel(), y.ravel(), ratio(*moved, 0.99))


def trends():
    """Student's test of the mean of each side, by the variance of both together, at 5 % of both: the median where it excludes 0."""
    for forks in (2, 3, 5, 20):
        for moving in (0, 0.04, 0.4):
            for iterations in (2, 3, 10):
                half = iterations // 2
                x, y = np.exp(rng.normal(1, 0.03, (2, forks, iterations)))
                y[:, -half:] *= 1 - moving
                moved = [np.log(s[:, -half:].sum(1) / s[:, :half].sum(1)) for s in (x, y)]
                pooled = np.sqrt((np.var(moved[0], ddof=1) + np.var(moved[1], ddof=1)) / 2)
                p = [2 * stats.t.sf(abs(m.mean()) / pooled * np.sqrt(forks), 2 * forks - 2) for m in moved]
                case("trend", iterations, x.ravel(), y.ravel(),
                     [np.expm1(np.median(m)) if q < 0.025 else 0 for m, q in zip(moved, p)])


def neighbours():
    """The autocorrelation of neighbours among those of all orders."""
    for blocks in (4, 5, 6, 7):
        x, y = np.exp(rng.normal(0, 0.1, (2, blocks)))
        d = np.log(y / x) - np.log(y / x).mean()
        orders = d[np.array(list(permutations(range(blocks))))]
        r = (orders[:, 1:] * orders[:, :-1]).sum(1) / (d @ d)
        case("neighbours", blocks, x, y, (r[0] - r.mean()) / r.std())


def sign_tests():
    for more, fewer in ((0, 0), (1, 0), (7, 0), (8, 0), (0, 9), (10, 1), (11, 1), (13, 3), (20, 6), (20, 7), (40, 20), (42, 20)):
        case("sign-test", [more, fewer], [], [], stats.binomtest(more, more + fewer).pvalue if more + fewer else 1)


if __name__ == "__main__":
    for part in (repeated, levels, pairs, sequences, movements, rare_forks, neighbours, sign_tests, trends,
                 early_sequences):
        part()
