#!/usr/bin/env python3
"""Prints the posterior over the steps in ChangeLocationTest: by quadrature over both levels and the standard deviation.

    python3 make_change_location_reference.py

The evidence of a step is the integral of the likelihood over flat levels and 1/sigma, to the power of 0.9.
"""
import numpy as np
from scipy import integrate

PLACES = np.array([0, 0, 1, 2, 3, 3, 2])
VALUES = np.array([0.1, -0.2, 0.3, 0.9, 1.4, 0.8, 0.2])
PRIOR = np.array([1, 2, 1]) / 4
TRUST = 0.9


def level(values, sigma):
    """The likelihood of values, integrated over their mean."""
    def likelihood(mean):
        return np.exp(-((values - mean) ** 2).sum() / (2 * sigma ** 2)) / sigma ** len(values)
    return integrate.quad(likelihood, values.mean() - 12 * sigma, values.mean() + 12 * sigma, epsabs=1e-200)[0]


def evidence(step):
    before, behind = VALUES[PLACES <= step], VALUES[PLACES > step]

    def at(log_sigma):
        sigma = np.exp(log_sigma)
        return level(before, sigma) * level(behind, sigma)
    return integrate.quad(at, -4, 6, epsabs=0, limit=400)[0]


posterior = PRIOR * np.array([evidence(step) for step in range(3)]) ** TRUST
print(", ".join(repr(float(p)) for p in posterior / posterior.sum()))
