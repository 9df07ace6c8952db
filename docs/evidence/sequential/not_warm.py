"""How often forks of a run of two sides are called not warm, and how often they are not, on recordings.

    VENV/bin/python not_warm.py DIR        # numpy, scipy; DIR holds 'timeseries' and 'classification.json'; a minute

Both sides are forks of the same benchmark, drawn with replacement: three iterations of 1 s, at any second of the part that the
recordings' authors call steady (warm), or after 0.3, 1, 3 or 10 s of warmup. A fork's trend is the logarithm of the last
iteration by the first. A side is not warm where Student's test of its trends, with the variance of both sides together, excludes 0,
and their median is beyond the tolerance. How far such forks are from their level is known of the last 100 s of each.
"""
import gzip
import json
import pathlib
import sys

import numpy as np
from scipy import stats

TOLERANCE = np.log(1.03)
SECOND = 10  # points of a recording
DRAWS = 10
LATEST = 3000 - 3 * SECOND


def means(fork):
    """Of a second from each point on."""
    sums = np.append(0, np.cumsum(fork))
    return (sums[SECOND:] - sums[:-SECOND]) / SECOND


def is_cold(trends, confidence):
    """Of trends of the forks of both sides: draws by sides by forks."""
    forks = trends.shape[2]
    deviation = np.sqrt(trends.var(axis=2, ddof=1).mean(axis=1))
    limit = stats.t.ppf(1 - (1 - confidence) / 4, 2 * (forks - 1)) * deviation / np.sqrt(forks)
    known = np.abs(trends.mean(axis=2)) > limit[:, None]
    return (known & (np.abs(np.median(trends, axis=2)) > TOLERANCE)).any(axis=1)


def draw(random, seconds, ends, starts, number):
    """Trends of some forks, and how far the mean of a side is from that of their ends at most, in logarithms."""
    chosen = random.integers(len(seconds), size=(DRAWS, 2, number))
    begin = np.array(starts)[chosen]
    if isinstance(starts, list):
        begin = random.integers(begin, LATEST + 1)
    scores = np.stack([seconds[chosen, begin + i * SECOND] for i in range(3)])
    off = np.log(scores.mean(axis=0) / ends[chosen]).mean(axis=2)
    return np.log(scores[2] / scores[0]), np.abs(off).max(axis=1)


def main(folder):
    classes = json.loads((folder / "classification.json").read_text())
    random = np.random.default_rng(1)
    recordings = []
    for path in sorted((folder / "timeseries").iterdir()):
        known = classes[path.name[:-len(".json.gz")]]
        forks = [np.array(fork) for fork in json.loads(gzip.open(path).read())]
        steady = [i for i, kind in enumerate(known["forks"]) if kind == "steady state"]
        recordings.append((np.array([means(fork) for fork in forks]), np.array([fork[-1000:].mean() for fork in forks]),
                           steady, [min(LATEST, int(known["steady_state_starts"][i])) for i in steady]))
    print("| forks of each side | confidence | warm: not warm, % | after | off by > 10 %: not warm, % | 3 to 10 % | < 3 % |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for number in (3, 5, 10):
        for confidence in (0.95, 0.99):
            warm = np.concatenate([is_cold(draw(random, seconds[steady], ends[steady], starts, number)[0], confidence)
                                   for seconds, ends, steady, starts in recordings if len(steady) > 4])
            for warmup in (0.3, 1, 3, 10):
                cold, off = [], []
                for seconds, ends, _, _ in recordings:
                    trends, most = draw(random, seconds, ends, (int(warmup * SECOND),) * len(seconds), number)
                    cold.append(is_cold(trends, confidence))
                    off.append(most)
                cold, off = np.concatenate(cold), np.concatenate(off)
                parts = [off > np.log(1.1), (TOLERANCE < off) & (off <= np.log(1.1)), off <= TOLERANCE]
                print(f"| {number} | {100 * confidence:.0f} % | {100 * warm.mean():.1f} | {warmup} s | " + " | ".join(
                    f"{100 * cold[part].mean():.0f} of {part.sum()}" for part in parts) + " |", flush=True)


main(pathlib.Path(sys.argv[1]))
