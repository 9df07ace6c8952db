"""Why runs of `steady` and static ones are told apart though they measure the same: an A/A test, taken to pieces.

    VENV/bin/python alike.py FOLDER      (the data set of docs/evidence/bench.md; three minutes)

A run are forks 0 to 4 of a benchmark, as many as it takes; what it is compared with, 50 iterations after 50, are forks 5 to 9.
The test is that of FSE'20: the 99 % interval of the ratio of means by hierarchical bootstrap contains 1. Each line changes
one thing of the run. The last ones allow for a share that may be left of the warmup: whether an interval contains 1 then,
and, by Student's interval at 95 %, whether a result's contains the mean of the other forks. Of all, odd and even projects.
"""
import sys

import numpy as np
from scipy import stats

import interrupted
import rule

HALF, LEAST, LATE = 5, 5, 50


class Alike:
    def __init__(self, folder):
        quiet = interrupted.Quiet(folder)
        self.parts = {"all": np.full(len(quiet.projects), True), **quiet.parts()}
        self.means = quiet.means
        length = interrupted.LONGEST + rule.KEPT
        self.rows = np.array([[rule.of_fork(m, t, s, interrupted.LONGEST) for m, t, s in zip(*forks)] for forks in zip(
            *(x[:, :, :length] for x in (quiet.means, quiet.typical, quiet.seconds)))])
        self.static = quiet.means[:, :, LATE:LATE + 50]
        self.before, self.after = slice(0, HALF), slice(HALF, 2 * HALF)

    def kept(self, forks, threshold):
        chosen, _ = rule.decide(self.rows[:, forks], self.means[:, forks], least=LEAST, threshold=threshold)
        return interrupted.kept(self.means[:, forks], chosen)

    def show(self, label, run, other, allowance=0.0):
        alike = np.array([not interrupted.differs(np.ascontiguousarray(x), np.ascontiguousarray(y), b, allowance)
                          for b, (x, y) in enumerate(zip(run, other))])
        self.line(label, alike)

    def line(self, label, values):
        print("| %s | %s |" % (label, " | ".join("%.1f" % (100 * values[part].mean()) for part in self.parts.values())),
              flush=True)

    def covers(self, label, run, allowance):
        def covered(forks, other):
            x = forks.mean(axis=1)
            half = stats.t.ppf(0.975, len(x) - 1) * x.std(ddof=1) / np.sqrt(len(x))
            return (x.mean() - half) / (1 + allowance) <= other.mean() <= (x.mean() + half) * (1 + allowance)
        self.line(label, np.array([covered(x, y) for x, y in zip(run, self.static[:, self.after])]))

    def pieces(self, threshold):
        five = self.kept(self.before, threshold)
        other = self.kept(self.after, threshold)
        own, static = self.static[:, self.before].mean(axis=2), self.static[:, self.after]
        used, used_there = ([interrupted.forks_used(x.mean(axis=1)) for x in side] for side in (five, other))

        def first(forks, counts):
            return [x[:count] for x, count in zip(forks, counts)]

        shift = np.exp(np.log(other.mean(axis=2) / self.static[:, self.after].mean(axis=2)).mean(axis=1))[:, None, None]
        ten = self.means[:, self.before, LATE:LATE + rule.KEPT]
        print("threshold %g, %.2f forks" % (threshold, np.mean(used)))
        self.show("as it is", first(five, used), static)
        self.show("all five forks", five, static)
        self.show("each fork at its own later level", first(five * (own / five.mean(axis=2))[:, :, None], used), static)
        self.show("without the mean shift of the five others", first(five / shift, used), static)
        self.show("both sides as it is", first(five, used), first(other, used_there))
        self.show("both sides, all five forks", five, other)
        self.show("ten iterations after 50, as many forks", first(ten, used), static)
        self.show("ten iterations after 50, five forks", ten, static)
        self.show("50 iterations after 50, five forks", self.static[:, self.before], static)
        for allowance in (0.5 * threshold, threshold):
            self.show("as it is, %.2g %% allowed" % (100 * allowance), first(five, used), static, allowance)
        for allowance in (0, threshold):
            self.covers("interval contains, %.2g %% allowed" % (100 * allowance), first(five, used), allowance)
        self.covers("interval contains, ten iterations after 50", ten, 0)


def main(folder):
    alike = Alike(folder)
    for threshold in (0.05, 0.03, 0.02, 0.01):
        alike.pieces(threshold)


if __name__ == "__main__":
    main(sys.argv[1])
