#!/usr/bin/env python3
"""How much the change of a pair of forks varies where nothing differs: in turns by wall time, in turns by own time, and
alternating by own time.

    pairs.py CLASS_PATH LOAD PAIRS OUT.csv BENCHMARK...

CLASS_PATH holds benchmarks and this JMH. LOAD is the number of neighbours: processes that compute and touch memory in bursts.
Each benchmark is compared with itself, PAIRS pairs by each method. Needs Linux.
"""
import csv
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time

METHODS = {
    "turns, wall": ["-sideOrder", "interleaved"],
    "turns, own": ["-sideOrder", "interleaved", "-clock", "own"],
    "alternating, own": [],
}
# As long as alternating forks: the annotations of the subjects are for long runs.
LENGTH = ["-wi", "3", "-w", "1s", "-i", "1", "-r", "1s"]
# Never decided: all pairs are measured.
TOLERANCE = "0.01%"


def neighbour(number):
    """Bursts of 0.3 s on average, of arithmetic or memory traffic, with pauses of 0.1 s."""
    random.seed(number)
    memory = bytearray(8 << 20)
    while True:
        end = time.time() + random.expovariate(1 / 0.3)
        arithmetic = random.random() < 0.5
        while time.time() < end:
            if arithmetic:
                sum(range(2000))
            else:
                for place in range(0, len(memory), 4096):
                    memory[place] = (memory[place] + 1) & 255
        time.sleep(random.expovariate(1 / 0.1))


def start(count):
    children = []
    for number in range(count):
        child = os.fork()
        if child == 0:
            neighbour(number)
        children.append(child)
    return children


def measure(class_path, name, method, pairs, folder):
    """The root mean square of 100 times the logarithm of a pair's change, the number of pairs, and seconds for each."""
    report = os.path.join(folder, "report.json")
    began = time.time()
    options = METHODS[method] + (LENGTH if METHODS[method] else [])
    subprocess.run(["java", "-Djmh.ignoreLock=true", "-cp", class_path, "org.openjdk.jmh.Main", name, "-bm", "avgt",
                    "-vsJvmArgs", "-Dx=1", "-f", pairs, "-tol", TOLERANCE, "-report", report] + options,
                   check=True, stdout=subprocess.DEVNULL)
    metric = json.load(open(report))["comparisons"][0]
    changes = [100 * math.log(one / other) for one, other in zip(metric["candidate"], metric["baseline"])]
    rms = math.sqrt(sum(change * change for change in changes) / len(changes))
    return [round(rms, 1), len(changes), round((time.time() - began) / len(changes), 1)]


def main():
    class_path, load, pairs, table, names = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4], sys.argv[5:]
    children = start(load)
    try:
        with open(table, "w", newline="") as file, tempfile.TemporaryDirectory() as folder:
            rows = csv.writer(file, lineterminator="\n")
            rows.writerow(["benchmark", "method", "neighbours", "RMS of change, %", "pairs", "seconds a pair"])
            for name in names:
                for method in METHODS:
                    try:
                        row = [name.rstrip("$"), method, load] + measure(class_path, name, method, pairs, folder)
                    except (subprocess.CalledProcessError, OSError, KeyError, ZeroDivisionError) as failure:
                        print(name, method, "failed:", repr(failure), file=sys.stderr)
                        continue
                    rows.writerow(row)
                    file.flush()
                    print(*row, flush=True)
    finally:
        for child in children:
            os.kill(child, 9)


if __name__ == "__main__":
    main()
