"""What `steady` chooses on a busy machine, with and without the time for which threads waited for a processor.

    VENV/bin/pip install scipy==1.17.1
    VENV/bin/python interrupted.py RECORDINGS [FOLDER [STRENGTH...]]
        (docs/evidence/noise/record.py; the data set of docs/evidence/bench.md; 15 min)

First the recordings themselves: what is behind their twentieth iteration, begun anew at each iteration and going round,
so that a rule which chose nothing would be off by nothing in the mean. Then, as recordings are few and their machine
was very busy, their noise is put on recordings from a quiet machine, whose level is known: logarithms of an iteration's
slowness are multiplied by a strength (0.3, 0.1 and 0.03), and so are those of what waiting left of its time. All forks
of a benchmark have the noise of one recording, from different moments on. "Behind" is a result that is measured behind
what was judged. A run and a static one are alike as in docs/evidence/bench.md, and where as much as the threshold may be left of
the warmup. Benchmarks of odd and even projects are shown apart; what "settled" is begins fifty seconds later, so that
nothing but noise is left to judge.
"""
import glob
import json
import os
import re
import sys

import numpy as np
from numba import njit
from scipy import stats

import ablation
import rule

FIRST, LEAST, LONGEST, STATIC = 20, 5, 50, 50
FORKS = 5
DRAWS = 1000
THRESHOLD = 0.02
STRENGTHS = (0.3, 0.1, 0.03)
LARGEST_LOSS = 0.95
WAITED = re.compile(r"([0-9.]+) % waiting")
ITERATION = re.compile(r"^Iteration +(\d+): ")


class Noise:
    """Of a recorded fork: logarithms of means and typical times, by their medians, and of the share that waiting left."""

    def __init__(self, file):
        self.mode = os.path.basename(file).split("-")[1]
        metric = json.load(open(file))[0]["primaryMetric"]
        if self.mode == "sample":
            pairs = [np.array(iteration).T for iteration in metric["rawDataHistogram"][0]]
            means = np.array([(values * counts).sum() / counts.sum() for values, counts in pairs])
            typical = np.array([rule.interquartile_mean(values, counts) for values, counts in pairs])
        else:
            means = typical = np.array(metric["rawData"][0])
        self.mean, self.typical = (np.log(x / np.median(x))[FIRST:] for x in (means, typical))
        self.left = np.log(1 - np.minimum(LARGEST_LOSS, self.waited(file, len(means))))[FIRST:]

    @staticmethod
    def waited(file, length):
        shares, current = np.zeros(length), None
        for line in open(file[:-len("json")] + "log").read().replace("\n#     ", " ").split("\n"):
            iteration, share = ITERATION.match(line), WAITED.search(line)
            if iteration:
                current = int(iteration.group(1)) - 1
            elif line.startswith("# Environment:") and share and current is not None:
                shares[current] = float(share.group(1)) / 100
        return shares

    def from_moment(self, start, length, strength):
        moments = (start + np.arange(length)) % len(self.mean)
        return [np.exp(strength * x[moments]) for x in (self.mean, self.typical, self.left)]

    def average(self, strength):
        return np.exp(strength * self.mean).mean()


def decided(means, typical, seconds, behind):
    """Warmups that a rule chooses: by what was measured, or without what was waited for."""
    rows = np.array([[rule.of_fork(m, t, s, LONGEST) for m, t, s in zip(*forks)] for forks in zip(means, typical, seconds)])
    return rule.decide(rows, means, least=LEAST, threshold=THRESHOLD, behind=behind)


def judged(means, typical, left, mode):
    """What each rule looks at, and how far behind it is kept; typical times have nothing of what few invocations waited for."""
    known = means * left
    return {"as measured": (means, typical if mode == "sample" else means, 0),
            "without waiting": (known, typical if mode == "sample" else known, 0),
            "… behind": (known, typical if mode == "sample" else known, rule.JUDGED)}


def kept(x, chosen):
    return np.array([[fork[k:k + rule.KEPT] for fork, k in zip(forks, ks)] for forks, ks in zip(x, chosen)])


@njit(cache=True)
def differs(one, other, seed, allowance=0.0):
    """Hierarchical bootstrap of the ratio of means at 99 %, which may be off by an allowance besides."""
    np.random.seed(seed)
    ratios = np.empty(DRAWS)
    for draw in range(DRAWS):
        sums = np.zeros(2)
        for side in range(2):
            x = one if side == 0 else other
            for _ in range(x.shape[0]):
                fork = np.random.randint(x.shape[0])
                for _ in range(x.shape[1]):
                    sums[side] += x[fork, np.random.randint(x.shape[1])] / x.size
        ratios[draw] = sums[0] / sums[1]
    ratios.sort()
    return not ratios[int(0.005 * DRAWS)] / (1 + allowance) <= 1 <= ratios[int(0.995 * DRAWS)] * (1 + allowance)


def forks_used(results):
    for count in range(2, FORKS + 1):
        x = results[:count]
        if stats.t.ppf(0.975, count - 1) * x.std(ddof=1) / np.sqrt(count) <= THRESHOLD * x.mean():
            return count
    return FORKS


def alone(noises, mode):
    """Recorded forks as they are, each a benchmark of one fork that is begun at each of its moments."""
    noises = [noise for noise in noises if noise.mode == mode]
    for label in ("as measured", "without waiting", "… behind"):
        off, warmups, steady = [], [], []
        for noise in noises:
            starts = len(noise.mean)
            means, typical, left = (np.array(x)[:, None] for x in zip(*(noise.from_moment(start, LONGEST + rule.KEPT, 1)
                                                                        for start in range(starts))))
            x, t, behind = judged(means, typical, left, mode)[label]
            chosen, found = decided(x, t, np.ones(means.shape), behind)
            off.append(kept(means, chosen).mean() / noise.average(1) - 1)
            warmups.append(chosen.mean())
            steady.append(found.mean())
        print("%s, %s: %d forks, waiting %.0f %%; %.1f iterations of warmup, steady %.0f %%, off %+.2f ± %.2f %%" % (
            mode, label, len(noises), 100 * np.mean([1 - np.exp(n.left).mean() for n in noises]), np.mean(warmups),
            100 * np.mean(steady), 100 * np.mean(off), 100 * np.std(off, ddof=1) / np.sqrt(len(off))), flush=True)


class Quiet:
    def __init__(self, folder):
        ablation.LONGEST = STATIC + LONGEST
        self.projects = [os.path.basename(file).split("#")[0]
                         for file in sorted(glob.glob(os.path.join(folder, "timeseries", "*.json.gz")))]
        benchmarks = list(ablation.read(folder))
        self.means, self.typical, self.seconds = (np.array([[getattr(fork, name) for fork in forks] for forks in benchmarks])
                                                  for name in ("means", "typical", "seconds"))

    def parts(self):
        names = sorted(set(self.projects))
        odd = np.array([names.index(project) % 2 == 0 for project in self.projects])
        return {"odd": odd, "even": ~odd}


def factors(quiet, noises, strength):
    """How much slower each iteration is, its typical invocation, what waiting left of it; the mean of the first."""
    rng = np.random.default_rng(1)
    drawn, average = np.empty((3,) + quiet.means.shape), np.empty(quiet.means.shape[:2])
    for b in range(len(drawn[0])):
        noise = noises[rng.integers(len(noises))]
        average[b] = noise.average(strength)
        for fork in range(len(average[b])):
            drawn[:, b, fork] = noise.from_moment(rng.integers(len(noise.mean)), drawn.shape[3], strength)
    return (*drawn, average)


def added(quiet, noises, mode, strength, settled):
    slow, slow_typical, left, average = factors(quiet, [noise for noise in noises if noise.mode == mode], strength)
    means, typical = quiet.means * slow, quiet.typical * slow_typical
    static = means[:, :, STATIC:STATIC + 50]
    first = STATIC if settled else 0
    part = slice(first, first + LONGEST + rule.KEPT)
    same = {"two static runs": ~np.array([differs(x[:FORKS], x[FORKS:], b) for b, x in enumerate(static)])}
    figures, allowed = {}, {}
    for label, (x, t, behind) in judged(means[:, :, part], typical[:, :, part], left[:, :, part], mode).items():
        chosen, found = decided(x, t, quiet.seconds[:, :, part], behind)
        results = kept(means[:, :, part], chosen)
        runs = [forks[:forks_used(forks[:FORKS].mean(axis=1))] for forks in results]
        same[label], allowed[label] = (~np.array([differs(run, x[FORKS:], b, allowance)
                                                  for b, (run, x) in enumerate(zip(runs, static))])
                                       for allowance in (0.0, THRESHOLD))
        figures[label] = (chosen, found, kept(slow[:, :, part], chosen).mean(axis=2) / average - 1)
    print("%s, strength %g%s: waiting %.0f %%" % (mode, strength, ", settled" if settled else "", 100 * (1 - left.mean())))
    for name, those in quiet.parts().items():
        print("  %-4s two static runs alike in %.1f %%" % (name, 100 * same["two static runs"][those].mean()))
        for label, (chosen, found, off) in figures.items():
            print("  %-4s %-15s %.1f iterations, steady %.0f %%, chosen noise %+.2f ± %.2f %%, alike %.1f, %.1f %%" % (
                name, label, chosen[those].mean(), 100 * found[those].mean(), 100 * off[those].mean(),
                100 * off[those].mean(axis=1).std(ddof=1) / np.sqrt(those.sum()), 100 * same[label][those].mean(),
                100 * allowed[label][those].mean()), flush=True)


def main(recordings, folder=None, *strengths):
    noises = [Noise(file) for file in sorted(glob.glob(os.path.join(recordings, "*.json")))]
    for mode in ("avgt", "sample"):
        alone(noises, mode)
    if folder:
        quiet = Quiet(folder)
        for settled in (True, False):
            for mode in ("avgt", "sample"):
                for strength in map(float, strengths or STRENGTHS):
                    added(quiet, noises, mode, strength, settled)


if __name__ == "__main__":
    main(*sys.argv[1:])
