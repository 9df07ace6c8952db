#!/usr/bin/env python3
"""Writes assertion-reference.txt: what interpretations of <= give, computed with NumPy and SciPy.

    python3 make_assertion_reference.py > ../resources/org/openjdk/jmh/dynreconf/statistics/assertion-reference.txt

Each line: name | parameters | left | right | expected. Left and right are forks of as many iterations as the second
parameter says; the first is the level. Expected are estimate, lower and upper limit of the ratio, and whether the
relation holds (1), fails (-1) or is unknown (0).
"""
import numpy as np
from scipy import stats

rng = np.random.default_rng(20)


def line(name, parameters, left, right, expected):
    def text(values):
        return " ".join(repr(float(value)) for value in np.ravel(values))
    print(f"{name} | {text(parameters)} | {text(left)} | {text(right)} | {text(expected)}")


def welch(left, right):
    a, b = left.var(ddof=1) / len(left), right.var(ddof=1) / len(right)
    return left.mean() - right.mean(), np.sqrt(a + b), (a + b) ** 2 / (a ** 2 / (len(left) - 1) + b ** 2 / (len(right) - 1))


def forks(level, left, right):
    d, error, freedom = welch(np.log(left.mean(axis=1)), np.log(right.mean(axis=1)))
    half = error * stats.t.ppf(1 - level, freedom)
    truth = -1 if d - half > 0 else 1 if d + half <= 0 else 0
    return [np.exp(d), np.exp(d - half), np.exp(d + half), truth]


def quick(level, left, right):
    d, error, freedom = welch(left.ravel(), right.ravel())
    half = error * stats.t.ppf(1 - level, freedom)
    # The test itself, by SciPy, decides.
    p = stats.ttest_ind(left.ravel(), right.ravel(), equal_var=False, alternative="greater").pvalue
    mean = right.mean()
    return [1 + d / mean, 1 + (d - half) / mean, 1 + (d + half) / mean, -1 if p < level else 1]


def parametric(level, left, right):
    def squared_error(x):
        r, o = x.shape
        return (o * x.mean(axis=1).var(ddof=1) + x.var(axis=1, ddof=1).mean()) / (r * o)
    d = left.mean() - right.mean()
    half = stats.norm.ppf(1 - level) * np.sqrt(squared_error(left) + squared_error(right))
    mean = right.mean()
    return [1 + d / mean, 1 + (d - half) / mean, 1 + (d + half) / mean, 1 if d <= half else -1]


def slope(level, places, values):
    n = values.shape[1]
    c = (places - places.mean()) / ((places - places.mean()) ** 2).sum()
    parts = c ** 2 * values.var(axis=1, ddof=1) / n
    estimate = stats.linregress(places, values.mean(axis=1)).slope
    half = np.sqrt(parts.sum()) * stats.t.ppf(1 - level, parts.sum() ** 2 / (parts ** 2 / (n - 1)).sum())
    return [estimate, estimate - half, estimate + half]


for name, function in (("forks", forks), ("quick", quick), ("parametric", parametric)):
    for level in (0.05, 0.001):
        for count, iterations in ((2, 3), (3, 10), (10, 5)):
            for change in (0.9, 1, 1.1):
                left = change * 100 * np.exp(rng.normal(0, 0.03, (count, 1)) + rng.normal(0, 0.02, (count, iterations)))
                right = 100 * np.exp(rng.normal(0, 0.02, (count + 1, 1)) + rng.normal(0, 0.02, (count + 1, iterations)))
                line(name, [level, iterations], left, right, function(level, left, right))
for places in (np.log([10.0, 100.0]), np.log([1.0, 2.0, 4.0, 8.0, 100.0])):
    for count in (2, 5):
        values = 1.1 * places[:, None] + rng.normal(0, 0.1, (len(places), count))
        line("slope", [0.05, count], places, values, slope(0.05, places, values))
