"""Makes the reference values of formulas that are decided while a run goes on.

    python3 -m venv VENV && VENV/bin/pip install numpy==2.4.6 scipy==1.17.1
    VENV/bin/python make_formula_reference.py > \\
        ../resources/org/openjdk/jmh/dynreconf/statistics/formula-reference.txt

The lines are those of make_reference.py: name | parameters | first input | second input | expected. Levels are those of
make_sequential_reference.py, tests are SciPy's one-sample tests of what each round gives.
"""
import numpy as np
from scipy import stats
from make_sequential_reference import case, levels_of

LEVEL, FUTILITY, SHAPE = 0.05, 0.05, 0.35
rng = np.random.default_rng(20)


def limits(values, level):
    """One-sided, each at this level."""
    low, high = stats.ttest_1samp(values, 0).confidence_interval(1 - 2 * level)
    return low, values.mean(), high


def chance(values, last, lowest, highest, hold, fail):
    k = len(values)
    low, mean, high = limits(values, 0.45)
    error = (high - low) / 2 / stats.t.ppf(0.55, k - 1)
    future = stats.norm(mean, error * np.sqrt(1 - k / last))
    then = error * np.sqrt(k / last)
    to_hold, to_fail = (stats.t.isf(p, last - 1) * then for p in (hold, fail))
    inside = future.cdf(highest - to_hold) - future.cdf(lowest + to_hold)
    return max(0, inside) + future.sf(highest + to_fail) + future.cdf(lowest - to_fail)


def looks(level, first, last):
    """One-sided; below 0.0025 in the same proportions, and such that they add up."""
    levels = levels_of(max(2 * level, 5e-3), first, last, SHAPE) / 2
    return levels if 2 * level >= 5e-3 else levels / levels.sum() * level


def decided(rounds, lowest, highest, holds, fails, last):
    """truth: 1 holds, -1 fails, 0 unknown; look; whether to give up; the limits that are shown."""
    first = min(3, last)
    to_hold, to_fail = (looks(level, first, last) for level in (holds, fails))
    for k in range(first, last + 1):
        values = rounds[:k]
        hold, fail = to_hold[k - first], to_fail[k - first]
        confirmed, refuted = limits(values, hold), limits(values, fail)
        if lowest <= confirmed[0] and confirmed[2] <= highest:
            return [1, k, 0, *confirmed]
        if refuted[0] > highest or refuted[2] < lowest:
            return [-1, k, 0, *refuted]
        shown = confirmed if hold < fail else refuted
        if k == last or chance(values, last, lowest, highest, to_hold[-1], to_fail[-1]) < FUTILITY:
            return [0, k, int(k < last), *shown]


def relations():
    for most in (2, 3, 5, 10, 20):
        for relator, tolerance in ((0, 0), (1, 0), (2, 0.03), (2, 0.2)):
            for copies in (1, 25):
                for change in (1, 1.05, 0.9):
                    machine, scatter = (0, 0.01) if copies == 1 else (0.05, 0.01)
                    shared = rng.normal(3, machine + 1e-9, most)
                    a = change * np.exp(shared + rng.normal(0, scatter, most))
                    b = np.exp(shared + rng.normal(0, scatter, most))
                    edge = np.log1p(tolerance)
                    lowest = -np.inf if relator == 0 else -edge
                    highest = np.inf if relator == 1 else edge
                    fails = LEVEL / copies / (2 if relator == 2 else 1)
                    truth, look, futile, *ratio = decided(np.log(a) - np.log(b), lowest, highest, LEVEL, fails, most)
                    case("relation", [relator, tolerance, copies], a, b, [truth, look, futile, *np.exp(ratio)])


def growths():
    places = np.array([10, 100, 1000])
    x = np.log(places)
    for most in (3, 8, 20):
        for exponent in (1, 1.1, 1.4, 0.5):
            for scatter in (0.01, 0.2):
                times = places ** exponent * np.exp(rng.normal(2, scatter, (most, 3)))
                slopes = np.array([stats.linregress(x, np.log(row)).slope for row in times])
                case("growth", [most], places, times.T.ravel(), decided(slopes, -np.inf, 1.1, LEVEL, LEVEL, most))


def levels():
    for level in (0.05, 5e-3, 1e-3, 1e-5):
        for last in (1, 3, 5, 20):
            case("looks", [level, last], [], [], looks(level, min(3, last), last))


if __name__ == "__main__":
    for part in (relations, growths, levels):
        part()
