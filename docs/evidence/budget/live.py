"""Runs benchmarks under budgets, and spends the same forks evenly; compares the widths of the intervals.

    python3 docs/evidence/budget/live.py jmh-samples/target/benchmarks.jar 1m 3m 10m

For each budget: what it took on the clock of the caller, its forks, the widest and the median half width of the 95 %
intervals of the mean of forks. Beside it the even split: as many forks, in rounds (`-order rounds`), in an order that has
nothing to do with what they show. Needs nothing but Python 3.8; what follows `--` goes to JMH in place of the defaults.
"""
import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time

SETTINGS = ["Reconfig", "-rf", "static", "-wi", "2", "-w", "50ms", "-i", "3", "-r", "50ms"]
PROBABILITY = 0.975


def density(t, freedom):
    return math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2)) / math.sqrt(freedom * math.pi) \
        * (1 + t * t / freedom) ** (-(freedom + 1) / 2)


def quantile(freedom, steps=400):
    """Student's, by Simpson's rule and bisection."""
    low, high = 0.0, 13.0
    for _ in range(40):
        middle = (low + high) / 2
        width = middle / steps
        area = width / 3 * sum(density(i * width, freedom) * (1 if i in (0, steps) else 4 if i % 2 else 2)
                               for i in range(steps + 1))
        low, high = (middle, high) if 0.5 + area < PROBABILITY else (low, middle)
    return (low + high) / 2


def fork_means(result):
    metric = result["primaryMetric"]
    if "rawDataHistogram" in metric:
        return [statistics.mean(sum(v * n for v, n in i) / sum(n for _, n in i) for i in fork)
                for fork in metric["rawDataHistogram"]]
    return [statistics.mean(fork) for fork in metric["rawData"]]


def half_width(means):
    if len(means) < 2:
        return math.inf
    return quantile(len(means) - 1) * statistics.stdev(means) / math.sqrt(len(means)) / statistics.mean(means)


def run(jar, settings, more, file):
    begun = time.time()
    with open(file + ".txt", "w") as out:
        subprocess.run(["java", "-Djmh.ignoreLock=true", "-jar", jar, *settings, *more, "-rf", "json", "-rff", file],
                       check=True, stdout=out, stderr=subprocess.STDOUT)
    took = time.time() - begun
    with open(file) as results:
        return took, [fork_means(result) for result in json.load(results)]


def show(name, took, forks):
    widths = [half_width(means) for means in forks]
    print("%-12s %7.1f s  load %5.1f  %3d benchmarks  %4d forks, %d to %d each  widest +- %6.1f %%  median +- %6.1f %%"
          % (name, took, os.getloadavg()[0], len(forks), sum(map(len, forks)), min(map(len, forks)),
             max(map(len, forks)), 100 * max(widths), 100 * statistics.median(widths)), flush=True)
    return max(widths)


def main():
    arguments = sys.argv[1:]
    settings = SETTINGS
    if "--" in arguments:
        settings = arguments[arguments.index("--") + 1:]
        arguments = arguments[:arguments.index("--")]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("jar")
    parser.add_argument("budgets", nargs="+")
    parsed = parser.parse_args(arguments)
    folder = tempfile.mkdtemp(prefix="budgets-")
    for budget in parsed.budgets:
        took, spent = run(parsed.jar, settings, ["-budget", budget], os.path.join(folder, "budget-%s.json" % budget))
        widest = show("budget " + budget, took, spent)
        forks = sum(map(len, spent))
        rounds, rest = divmod(forks, len(spent))
        took, even = run(parsed.jar, settings, ["-order", "rounds", "-f", str(rounds + (rest > 0))],
                         os.path.join(folder, "even-%s.json" % budget))
        even = [means[:rounds + (number < rest)] for number, means in enumerate(even)]
        print("ratio of the widest, budget to even: %.2f" % (widest / show("even", took, even)), flush=True)
    print("results are in", folder)


if __name__ == "__main__":
    main()
