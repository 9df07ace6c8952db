"""Makes the reference values of shifts between two halves, with Python's own library alone:

    python3 make_median_shift_reference.py > ../resources/org/openjdk/jmh/dynreconf/statistics/median-shift-reference.txt

The lines are those of make_reference.py: a series, then its shift and the standard error of that. The factors are exact here, and
rounded in MedianShift.
"""
import math
import random
from statistics import NormalDist, median

generator = random.Random(1974)


def shift(series):
    half = len(series) // 2
    return math.log(median(series[-half:])) - math.log(median(series[:half]))


def standard_error(series):
    steps = [math.log(b / a) for a, b in zip(series, series[1:])]
    trend = median(steps)
    of_steps = median(abs(step - trend) for step in steps) / NormalDist().inv_cdf(0.75)
    of_values = of_steps / math.sqrt(2)
    of_half = math.sqrt(math.pi / 2) * of_values / math.sqrt(len(series) / 2)
    return math.hypot(of_half, of_half)


def series(count, level, slope, noise):
    return [level * math.exp(slope * i + noise * generator.gauss(0, 1)) for i in range(count)]


for values in (series(4, 1, 0, 0.5), series(5, 100, 0.1, 0.01), series(20, 3e8, -0.02, 0.02), series(21, 1e-6, 0, 0.12),
               series(100, 42, 0.001, 0.05), [100.0] * 9 + [200.0] * 9 + [1e9], [1e-150, 2e-150, 1e150, 4e149, 3e150, 2e149]):
    figures = [shift(values), standard_error(values)]
    print(" | ".join(["shift", "", " ".join(map(repr, values)), "", " ".join(map(repr, figures))]))
