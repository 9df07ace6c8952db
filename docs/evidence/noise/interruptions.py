#!/usr/bin/env python3
"""Are interrupted iterations recognised by their cause?

Runs benchmarks with "-env true -v extra", which prints behind each iteration what the system says that it lost. Half of
the forks run while a program that this script starts burns one processor in bursts, the others without. For each
iteration, three things are known: its score, what the system counted, and for how much of it the burst was there.

An iteration is left out where the system was not asked behind the one before, as readings may take a thousandth of the
time only: iterations of half a second and more have all of them.

Two rules are compared, both of which know one fork at a time:
  cause  it was waiting, or a processor was stolen from it, for more than LIMIT of its time
  value  its score is above the median by more than three times 1.4826 times the median absolute deviation
once against iterations that were slow (above the median of the fork's undisturbed third by more than SLOW), once against
those in which the burst was there for a fifth of the time or more.

    python3 docs/evidence/noise/interruptions.py jmh-samples/target/benchmarks.jar Reconfig_01 Reconfig_04 -o iterations.csv
"""
import argparse
import csv
import math
import os
import random
import re
import statistics
import subprocess
import sys
import threading
import time

SLOW = 0.05
BURST = 0.2
ITERATION = re.compile(r"^(# Warmup )?Iteration +(\d+): ([0-9.]+)")
SHARE = re.compile(r"([0-9.]+) % (stolen|waiting|of all processors)")
SWITCHES = re.compile(r"(\d+) involuntary")
LIMITS = (0.005, 0.01, 0.02, 0.05, 0.1)


class Bursts(threading.Thread):
    """Burns a processor for 0.2 to 1.5 s, and lets it rest as long, until it is stopped."""

    def __init__(self, processor, seed):
        super().__init__(daemon=True)
        self.processor = processor
        self.random = random.Random(seed)
        self.spans = []
        self.ends = threading.Event()

    def run(self):
        while not self.ends.wait(self.random.uniform(0.2, 1.5)):
            burner = subprocess.Popen([sys.executable, "-c", "while True: pass"])
            if self.processor is not None:
                os.sched_setaffinity(burner.pid, {self.processor})
            start = time.monotonic()
            self.ends.wait(self.random.uniform(0.2, 1.5))
            burner.kill()
            burner.wait()
            self.spans.append((start, time.monotonic()))

    def share(self, start, end):
        return sum(max(0.0, min(end, b) - max(start, a)) for a, b in self.spans) / (end - start)


def fork(arguments, benchmark, seed, loaded):
    """The measurement iterations of a fork."""
    bursts = Bursts(arguments.burn, seed)
    command = [arguments.java, "-jar", arguments.jar, benchmark, "-bm", "avgt", "-f", "1", "-wi", str(arguments.warmup),
               "-i", str(arguments.iterations), "-w", arguments.time, "-r", arguments.time, "-env", "true", "-v", "extra",
               "-rf", "static", "-rff", os.devnull]
    if arguments.pin is not None:
        command = ["taskset", "-c", str(arguments.pin)] + command
    rows, previous, pending, said, silent = [], None, None, "", 0
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, bufsize=1)
    if loaded:
        bursts.start()
    for line in process.stdout:
        now = time.monotonic()
        if said and not line.startswith("#     "):
            rows += row(pending, said)
            pending, said = None, ""
        found = ITERATION.match(line)
        if found:
            alone = silent == 0
            silent += 1
            pending = (found.group(1) is None and alone, int(found.group(2)), float(found.group(3)), previous, now)
            previous = now
        if line.startswith("# Environment:") and pending:
            said = line
            silent = 0
        elif said:
            said = said.rstrip("\n") + line[5:]
    if said:
        rows += row(pending, said)
    bursts.ends.set()
    if loaded:
        bursts.join()
    if process.wait() != 0:
        sys.exit("the run of " + benchmark + " failed")
    return [dict(values, burst=bursts.share(values.pop("start"), values.pop("end")) if loaded else 0.0,
                 benchmark=benchmark, seed=seed, loaded=int(loaded)) for values in rows]


def row(pending, said):
    measured, number, score, start, end = pending
    shares = {name: float(value) / 100 for value, name in SHARE.findall(said)}
    switches = SWITCHES.search(said)
    if not measured or start is None or "waiting" not in shares:
        return []
    return [{"iteration": number, "score": score, "start": start, "end": end, "stolen": shares.get("stolen", 0.0),
             "waiting": shares["waiting"], "others": shares.get("of all processors", 0.0),
             "switches": int(switches.group(1)) if switches else 0}]


def judge(rows):
    """Adds to the iterations of one fork what was slow, and what the rule by value says."""
    scores = [r["score"] for r in rows]
    calm = sorted(rows, key=lambda r: r["waiting"] + r["stolen"])[:max(3, len(rows) // 3)]
    level = statistics.median(r["score"] for r in calm)
    middle = statistics.median(scores)
    deviation = 1.4826 * statistics.median(abs(s - middle) for s in scores)
    for r in rows:
        r["slow"] = r["score"] > level * (1 + SLOW)
        r["excess"] = r["score"] / level - 1
        r["value"] = r["score"] > middle + 3 * deviation
        r["lost"] = max(r["stolen"], r["waiting"])


def precision_and_recall(rows, rule, truth):
    said = [r for r in rows if rule(r)]
    true = [r for r in rows if truth(r)]
    both = sum(1 for r in said if truth(r))
    return "%s %s (%d said, %d true)" % (percent(both, len(said)), percent(both, len(true)), len(said), len(true))


def percent(part, whole):
    return "%5.1f %%" % (100 * part / whole) if whole else "      -"


def report(rows):
    truths = {"slow": lambda r: r["slow"]}
    if any(r["loaded"] for r in rows):
        truths["burst"] = lambda r: r["burst"] >= BURST
    for truth, holds in truths.items():
        print("%s: precision, recall" % truth)
        for limit in LIMITS:
            print("  cause > %4.1f %%   %s" % (100 * limit, precision_and_recall(
                rows, lambda r: r["lost"] > limit, holds)))
        print("  switches > 50    %s" % precision_and_recall(rows, lambda r: r["switches"] > 50, holds))
        print("  value            %s" % precision_and_recall(rows, lambda r: r["value"], holds))
    ranks = {name: rank([r[name] for r in rows]) for name in ("excess", "stolen", "waiting", "switches", "others")}
    for name in ("stolen", "waiting", "switches", "others"):
        print("rank correlation of the excess with %s: %.2f" % (name, correlation(ranks["excess"], ranks[name])))
    for share in ("waiting", "lost"):
        print("standard deviation of ln score: %.3f, of ln (score x (1 - %s)): %.3f" % (
            scatter(rows, lambda r: r["score"]), share, scatter(rows, lambda r: r["score"] * (1 - r[share]))))
    kept = [r for r in rows if r["lost"] <= 0.05]
    print("mean excess over the calm third: all %.2f %%, without interrupted ones by cause %.2f %%, by value %.2f %%" % (
        100 * mean(rows), 100 * mean(kept), 100 * mean([r for r in rows if not r["value"]])))


def scatter(rows, value):
    """Within forks, pooled."""
    forks = {}
    for r in rows:
        forks.setdefault((r["benchmark"], r["seed"], r["loaded"]), []).append(math.log(max(1e-12, value(r))))
    return math.sqrt(statistics.mean(statistics.variance(logs) for logs in forks.values() if len(logs) > 1))


def mean(rows):
    return statistics.mean(r["excess"] for r in rows) if rows else float("nan")


def rank(values):
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    first = 0
    while first < len(order):
        last = first
        while last + 1 < len(order) and values[order[last + 1]] == values[order[first]]:
            last += 1
        for place in range(first, last + 1):
            ranks[order[place]] = (first + last) / 2
        first = last + 1
    return ranks


def correlation(one, other):
    if len(set(one)) < 2 or len(set(other)) < 2:
        return float("nan")
    return statistics.correlation(one, other)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("jar")
    parser.add_argument("benchmarks", nargs="+", help="each a regular expression that one benchmark matches")
    parser.add_argument("-o", "--output", help="takes the iterations as CSV")
    parser.add_argument("--forks", type=int, default=2, help="of each benchmark, with load and without")
    parser.add_argument("--warmup", type=int, default=10)
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--time", default="500ms")
    parser.add_argument("--burn", type=int, help="processor to burn (default: any)")
    parser.add_argument("--pin", type=int, help="processor of the benchmark and its host (default: any)")
    parser.add_argument("--java", default="java")
    arguments = parser.parse_args()
    all_rows = []
    for seed in range(arguments.forks):
        for benchmark in arguments.benchmarks:
            for loaded in (False, True):
                rows = fork(arguments, benchmark, seed, loaded)
                judge(rows)
                all_rows += rows
                print("# %s, %s, fork %d: %d iterations" % (benchmark, "bursts" if loaded else "idle", seed, len(rows)),
                      file=sys.stderr, flush=True)
    if arguments.output:
        with open(arguments.output, "w", newline="") as out:
            writer = csv.DictWriter(out, all_rows[0].keys())
            writer.writeheader()
            writer.writerows(all_rows)
    for name, loaded in (("idle", 0), ("bursts", 1)):
        print("== " + name)
        report([r for r in all_rows if r["loaded"] == loaded])
    print("== together")
    report(all_rows)


if __name__ == "__main__":
    main()
