"""What plans with few forks find, simulated: the power by fixed degrees of freedom, by random ones, and of the test itself.

    VENV/bin/python power.py        # numpy, scipy; a minute

For each number of forks, the change is as large as the first column wants it for a power of 0.8. Both sides scatter alike.
"""

import numpy as np
from scipy import stats
from scipy.optimize import brentq

LEVEL, RUNS = 0.05, 200_000
rng = np.random.default_rng(32)
NODES, WEIGHTS = np.polynomial.legendre.leggauss(400)


def beyond(critical, freedom, delta):
    """By the deviation that the test divides by; SciPy's noncentral distribution has holes here."""
    highest = stats.chi.isf(1e-15, freedom)
    chi = highest / 2 * (1 + NODES)
    weights = highest / 2 * WEIGHTS * stats.chi.pdf(chi, freedom)
    s = chi / np.sqrt(freedom)
    return weights @ (stats.norm.sf(critical * s - delta) + stats.norm.cdf(-critical * s - delta))


def fixed(delta, n):
    return beyond(stats.t.isf(LEVEL / 2, 2 * (n - 1)), 2 * (n - 1), delta)


def random(delta, n):
    s = stats.chi.ppf((np.arange(300) + 0.5) / 300, n - 1) / np.sqrt(n - 1)
    a, b = np.meshgrid(s * s, s * s)
    half = stats.t.isf(LEVEL / 2, (n - 1) * (a + b) ** 2 / (a * a + b * b)) * np.sqrt((a + b) / 2)
    return (stats.norm.sf(half - delta) + stats.norm.cdf(-half - delta)).mean()


def simulated(delta, n):
    x, y = (rng.normal(size=(RUNS, n)) for _ in range(2))
    return (stats.ttest_ind(x, y + delta * np.sqrt(2 / n), axis=1, equal_var=False).pvalue < LEVEL).mean()


print("| forks | fixed degrees of freedom | random ones | simulated |")
print("| ---: | ---: | ---: | ---: |")
for n in (2, 3, 4, 5, 7, 10, 20):
    delta = brentq(lambda d: fixed(d, n) - 0.8, 0.5, 10)
    print(f"| {n} | {fixed(delta, n):.3f} | {random(delta, n):.3f} | {simulated(delta, n):.3f} |")
