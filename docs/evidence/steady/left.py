"""What earlier forks say of the warmup that is left in a result, and how much of it is.

    VENV/bin/python left.py FOLDER      (the data set of docs/evidence/bench.md; two minutes)

A run are five forks of a benchmark, and its history the other five, known for 160 or 60 s; both ways round. Runs are those of
`steady` with the history (docs/evidence/history.md). What is said to be left is the mean over the history's forks of log(x / e): x is
what they would have measured, judged alike by their means alone, and e the mean of their last quarter. What is left is the
same of the run's own forks, e being the mean of what they measured much later.
"""
import sys

import numpy as np
from numba import njit
from numpy.lib.stride_tricks import sliding_window_view

import ablation
import rule

HALF, LEAST, ROWS = 5, 5, 100
REACHES = ((160, 150, slice(120, 160)), (60, 50, slice(50, 100)))
THRESHOLDS = (0.05, 0.03, 0.02, 0.01)
WAITED, SETTLE, NOISE = 5, 10.0, 0.75
STUDENT_4 = 2.7764451


@njit(cache=True)
def gains(deviation, noise, longest):
    """The best rate at which deviations fall from each second on, above what is noise."""
    out = np.zeros((len(deviation), longest + 1))
    for b in range(len(deviation)):
        for now in range(min(longest, deviation.shape[1] - 1) + 1):
            for then in range(now + 1, min(longest, deviation.shape[1] - 1) + 1):
                rate = (deviation[b, now] - max(noise[b], deviation[b, then])) / (then - now)
                out[b, now] = max(out[b, now], rate)
    return out


def warmups(rows, means, gain, slowest, threshold, longest):
    """Iterations of warmup of each fork, by `steady` with a history (docs/evidence/history.md)."""
    rows = rows[:, :, np.minimum(np.arange(longest + 1), ROWS)]
    slower = np.maximum(0, np.log(rows[..., rule.LEVEL] / slowest[:, None, None]))
    known = WAITED * gain[:, None, :longest + 1] + slower / (1 + rows[..., rule.WARMUP_SECONDS] / SETTLE)
    return rule.decide(rows, means, LEAST, known, threshold=threshold, longest=longest)[0]


class Recordings:
    def __init__(self, folder):
        ablation.LONGEST = 165
        benchmarks = list(ablation.read(folder))
        self.means, self.typical, self.seconds = (np.array([[getattr(fork, name)[:175] for fork in forks] for forks in benchmarks])
                                                  for name in ("means", "typical", "seconds"))
        self.rows = self.rows_of(self.means, self.typical, self.seconds)
        self.of_means = self.rows_of(self.means, self.means, self.seconds)

    @staticmethod
    def rows_of(means, typical, seconds):
        return np.array([[rule.of_fork(m, t, s, ROWS) for m, t, s in zip(*forks)] for forks in zip(means, typical, seconds)])


def kept(means, chosen):
    return np.array([[fork[k:k + rule.KEPT].mean() for fork, k in zip(forks, ks)] for forks, ks in zip(means, chosen)])


def known(means, reach, longest, noise=NOISE):
    """Of a history: gains, above a quantile of what is noise, the slowest end, and where the last quarter begins."""
    last = reach - reach // 4
    forks = means[:, :, :reach]
    ends = np.median(forks[:, :, last:], axis=2)
    deviation = np.abs(sliding_window_view(forks, rule.KEPT, axis=2).mean(axis=3) / ends[:, :, None] - 1).mean(axis=1)
    floor = np.zeros(len(means)) if noise is None else np.quantile(deviation[:, last:], noise, axis=1)
    return gains(deviation, floor, longest), ends.max(axis=1), last


def one_way(recordings, run, history, reach, longest, later, threshold):
    gain, slowest, last = known(recordings.means[:, history], reach, longest)
    chosen = warmups(recordings.rows[:, run], recordings.means[:, run], gain, slowest, threshold, longest)
    mine = np.log(kept(recordings.means[:, run], chosen).mean(axis=1)
                  / recordings.means[:, run, later].mean(axis=(1, 2)))
    means = recordings.means[:, history]
    chosen = warmups(recordings.of_means[:, history], means, gain, slowest, threshold, min(longest, reach - rule.KEPT))
    theirs = np.log(kept(means, chosen) / means[:, :, last:reach].mean(axis=2))
    return mine, theirs, (chosen + rule.KEPT > last).mean(axis=1) < 0.5


def line(threshold, mine, theirs):
    said = theirs.mean(axis=1)
    half = STUDENT_4 * theirs.std(axis=1, ddof=1) / np.sqrt(HALF)
    clear = np.abs(said) > half
    slow = said > half
    figures = (threshold, len(said), 100 * np.median(np.abs(mine)), 100 * np.median(np.abs(mine - said)),
               100 * (np.abs(mine - said) <= half).mean(), 100 * clear.mean(),
               100 * (np.sign(mine) == np.sign(said))[clear].mean(), 100 * np.median(np.abs(mine[clear])),
               100 * np.median(np.abs(mine - said)[clear]), slow.sum(), 100 * np.median(said[slow]),
               100 * np.median(mine[slow]), (clear & ~slow).sum(), 100 * np.median(said[clear & ~slow]),
               100 * np.median(mine[clear & ~slow]))
    print("| %g | %d | %.2f → %.2f | %.0f | %.0f | %.0f | %.2f → %.2f | %d: %+.1f, %+.1f | %d: %+.1f, %+.1f |" % figures,
          flush=True)


def main(folder):
    recordings = Recordings(folder)
    one, other = slice(0, HALF), slice(HALF, 2 * HALF)
    for reach, longest, later in REACHES:
        print("history of %d s, at most %d iterations" % (reach, longest))
        print("| threshold | runs | off → without what is said, % | interval holds, % | clear, % | right sign, % | "
              "off, clear | too slow: said, is | too fast: said, is |")
        for threshold in THRESHOLDS:
            ways = [one_way(recordings, *sides, reach, longest, later, threshold) for sides in ((one, other), (other, one))]
            mine, theirs, early = (np.concatenate(x) for x in zip(*ways))
            line(threshold, mine[early], theirs[early])


if __name__ == "__main__":
    main(sys.argv[1])
