"""What a history of disturbed forks does to runs that are disturbed as well: how long they wait, and what for.

    VENV/bin/python remembered.py FOLDER RECORDINGS      (the data set of docs/evidence/bench.md; docs/evidence/noise/record.py; 3 min)

Noise of recordings is put on all forks, as in interrupted.py, as it is and at a strength of 0.3. A run are five forks, judged
without waiting, its history of 160 s are the other five, both ways round. Lines are of what the history has: times as they
were measured, times without waiting, and these with what is noise in them left alone (docs/evidence/history.md). Figures are warmup in
seconds and the deviation from the steady state, of the recordings without noise, by that of a stopwatch of equal warmup.
"""
import glob
import os
import sys

import numpy as np

import interrupted
import left
import oracle

REACH, LONGEST = 160, 150
THRESHOLDS = (0.05, 0.03, 0.02, 0.01)
STRENGTHS = (1.0, 0.3)


def main(folder, recordings):
    truth = oracle.Oracle(folder)
    quiet = left.Recordings(folder)
    noises = [interrupted.Noise(file) for file in sorted(glob.glob(os.path.join(recordings, "*.json")))]
    print("| mode, strength | history | %s |" % " | ".join("%g" % threshold for threshold in THRESHOLDS))
    for mode in ("avgt", "sample"):
        for strength in STRENGTHS:
            slow, slow_typical, waited, _ = interrupted.factors(quiet, [n for n in noises if n.mode == mode], strength)
            measured = quiet.means * slow
            known = measured * waited
            typical = quiet.typical * slow_typical if mode == "sample" else known
            rows = quiet.rows_of(known, typical, quiet.seconds)
            for label, times, noise in (("as measured", measured, None), ("without waiting", known, None),
                                        ("… and noise", known, left.NOISE)):
                print("| %s, %g | %s | %s |" % (mode, strength, label, " | ".join(
                    "%.1f s, %.2f" % truth.ratio(chosen(rows, known, times, noise, threshold)[truth.benchmarks, truth.forks])
                    for threshold in THRESHOLDS)), flush=True)


def chosen(rows, known, times, noise, threshold):
    out = np.zeros(rows.shape[:2], np.int64)
    one, other = slice(0, left.HALF), slice(left.HALF, 2 * left.HALF)
    for run, history in ((one, other), (other, one)):
        gain, slowest, _ = left.known(times[:, history], REACH, LONGEST, noise)
        out[:, run] = left.warmups(rows[:, run], known[:, run], gain, slowest, threshold, LONGEST)
    return out


if __name__ == "__main__":
    main(*sys.argv[1:])
