#!/usr/bin/env python3
"""Writes pooled-precision-reference.txt: Student's half widths of means whose scatter is pooled with that of earlier forks.

    python3 -m venv VENV && VENV/bin/pip install numpy==2.4.6 scipy==1.17.1
    VENV/bin/python make_history_reference.py > \\
        ../resources/org/openjdk/jmh/dynreconf/history/pooled-precision-reference.txt

Each line: earlier forks | forks of the run | half width at 95 %, and how many forks would reach 2 % (0 where these do, or
not even 1,000 would).
"""
import numpy as np
from scipy import stats

rng = np.random.default_rng(21)


def half(pooled, count, freedom):
    return stats.t.ppf(0.975, count - 1 + freedom) * pooled / np.sqrt(count)


for _ in range(20):
    earlier = rng.lognormal(0, rng.choice([0.005, 0.02, 0.1]), rng.integers(2, 9))
    forks = rng.lognormal(0.5, rng.choice([0.005, 0.02, 0.1]), rng.integers(2, 6))
    freedom = len(earlier) - 1
    pooled = np.sqrt((freedom * np.log(earlier).var(ddof=1) + (len(forks) - 1) * np.log(forks).var(ddof=1))
                     / (freedom + len(forks) - 1))
    reached = half(pooled, len(forks), freedom)
    needed = 0
    if reached > 0.02 and half(pooled, 1000, freedom) <= 0.02:
        needed = next(n for n in range(len(forks) + 1, 1001) if half(pooled, n, freedom) <= 0.02)
    print(" ".join(repr(float(x)) for x in earlier), "|", " ".join(repr(float(x)) for x in forks), "|",
          repr(float(reached)), needed)
