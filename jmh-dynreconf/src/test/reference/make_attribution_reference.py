#!/usr/bin/env python3
"""Prints the reference values of BlockDifferenceTest: SciPy's test of logarithms, and its interval of paired differences.

    python3 make_attribution_reference.py

Costs are counted, so that a millionth of the operation's 1000 is added to each before its logarithm is taken.
"""
import numpy as np
from scipy import stats

for baseline, candidate in [
    ([10, 10, 10], [19, 20, 21]),
    ([5.0, 6.5, 5.5, 7.0], [9.0, 9.5, 12.0, 8.5]),
    ([101, 99, 120, 95, 100, 102, 98], [103, 97, 125, 99, 100, 101, 104]),
]:
    logs = np.log(np.array(candidate) + 1e-3) - np.log(np.array(baseline) + 1e-3)
    low, high = stats.ttest_rel(candidate, baseline).confidence_interval(0.95)
    texts = [" ".join(f"{value:g}" for value in side) for side in (baseline, candidate)]
    print(", ".join([*texts, repr(float(stats.ttest_1samp(logs, 0).pvalue)), repr(float(low)), repr(float(high))]))
