"""What a dynamic run gives for thresholds and numbers of forks, on recordings from a quiet machine and with noise on them.

    VENV/bin/python defaults.py FOLDER [RECORDINGS STRENGTH]
        (the data set of docs/evidence/bench.md; docs/evidence/noise/record.py; 5 min)

A benchmark's truth is the mean of iterations 51 to 100 of all its forks. Alike are a run and a static one of 50 iterations
after 50, of other forks, where a hierarchical bootstrap at 99 % does not tell them apart; and where it does not if a share
as large as the threshold may be left of the warmup. Noise is that of interrupted.py, average time mode; the machine says
how long threads waited, and that others use it, so that results are measured behind what was judged.
"""
import glob
import os
import sys

import numpy as np
from scipy import stats

import interrupted
import rule

THRESHOLDS = (0.01, 0.015, 0.02, 0.03, 0.04, 0.05)
MOST_FORKS = range(3, 11)
STATIC_FORKS = 5


def half_width(results):
    return stats.t.ppf(0.975, len(results) - 1) * results.std(ddof=1) / np.sqrt(len(results)) / results.mean()


def forks_used(results, most, threshold):
    return next((count for count in range(2, most) if half_width(results[:count]) <= threshold), most)


def table(label, means, judged, typical, seconds, behind=0):
    print(label)
    length = interrupted.LONGEST + rule.KEPT
    rows = np.array([[rule.of_fork(m, t, s, interrupted.LONGEST) for m, t, s in zip(*forks)]
                     for forks in zip(judged[:, :, :length], typical[:, :, :length], seconds[:, :, :length])])
    static = means[:, :, interrupted.STATIC:interrupted.STATIC + 50]
    truth = static.mean(axis=(1, 2))
    times = np.concatenate([np.zeros(seconds.shape[:2] + (1,)), np.cumsum(seconds, axis=2)], axis=2)
    for threshold in THRESHOLDS:
        chosen, _ = rule.decide(rows, judged, least=interrupted.LEAST, threshold=threshold,
                                behind=behind)
        kept = interrupted.kept(means, chosen)
        taken = np.take_along_axis(times, chosen[:, :, None] + rule.KEPT, axis=2)[:, :, 0]
        for most in MOST_FORKS:
            used = [forks_used(x.mean(axis=1), most, threshold) for x in kept]
            line("%g" % threshold, most, [x[:n] for x, n in zip(kept, used)], [x[:n].sum() for x, n in zip(taken, used)],
                 truth, static, used)
    for most in MOST_FORKS:
        line("static", most, means[:, :most, 50:60], times[:, :most, 60].sum(axis=1), truth, static, [most])


def line(threshold, most, results, taken, truth, static, used):
    off = np.array([x.mean() for x in results]) / truth - 1
    widths = [half_width(x.mean(axis=1)) for x in results]
    allowances = [0, 0 if threshold == "static" else float(threshold)]
    alike = ["%.0f" % (100 * np.mean([
        not interrupted.differs(np.ascontiguousarray(x), np.ascontiguousarray(y[STATIC_FORKS:]), b, allowance)
        for b, (x, y) in enumerate(zip(results, static))])) for allowance in allowances] if most <= STATIC_FORKS else []
    print("| %s | %d | %.1f | %.1f | %.1f, %.1f | %+.1f | ± %.1f | %s |" % (
        threshold, most, np.mean(used), np.mean(taken) / 60, 100 * np.median(abs(off)), 100 * abs(off).clip(0, 1).mean(),
        100 * np.median(off), 100 * np.median(widths), ", ".join(alike)), flush=True)


def main(folder, recordings=None, strength=None):
    quiet = interrupted.Quiet(folder)
    if not recordings:
        table("quiet", quiet.means, quiet.means, quiet.typical, quiet.seconds)
    else:
        noises = [noise for noise in map(interrupted.Noise, sorted(glob.glob(os.path.join(recordings, "*.json"))))
                  if noise.mode == "avgt"]
        slow, _, left, _ = interrupted.factors(quiet, noises, float(strength))
        means = quiet.means * slow
        table("noise of strength " + strength, means, means * left, means * left, quiet.seconds, rule.JUDGED)


if __name__ == "__main__":
    main(*sys.argv[1:])
