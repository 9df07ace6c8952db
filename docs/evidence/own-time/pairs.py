#!/usr/bin/env python3
"""How much the change of a pair of forks varies where nothing differs, by wall time and by own time of the same forks.

    pairs.py CLASS_PATH LOAD OUT.csv [BENCHMARK...]

CLASS_PATH holds benchmarks and this JMH. LOAD is the number of neighbours: processes that compute and touch memory in bursts.
Each benchmark is compared with itself, five pairs. Needs Linux.
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

PAIRS = 5
OPTIONS = ["-wi", "5", "-w", "600ms", "-i", "4", "-r", "600ms", "-t", "1"]


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


def forks(path):
    """Wall and own mean of each fork; a share that is not known counts as the mean of its fork."""
    result = json.load(open(path))[0]
    for raw, fork in zip(result["primaryMetric"]["rawData"], result["environment"]["forks"]):
        known = [share for share in fork["waiting"] if share is not None]
        usual = sum(known) / len(known)
        shares = [usual if share is None else share for share in fork["waiting"]]
        yield (sum(raw) / len(raw), sum(score * (1 - share) for score, share in zip(raw, shares)) / len(raw), usual)


def rms(values):
    return math.sqrt(sum(value * value for value in values) / len(values))


def measure(class_path, name, folder):
    out = os.path.join(folder, "result.json")
    subprocess.run(["java", "-Djmh.ignoreLock=true", "-cp", class_path, "org.openjdk.jmh.Main", name, "-bm", "avgt",
                    "-vsJvmArgs", "-Dx=1", "-f", str(PAIRS), "-tol", "0.01%", "-rf", "json", "-rff", out] + OPTIONS,
                   check=True, stdout=subprocess.DEVNULL)
    candidate, baseline = list(forks(out)), list(forks(out.replace(".json", "-baseline.json")))
    changes = [[100 * math.log(one[kind] / other[kind]) for one, other in zip(candidate, baseline)] for kind in (0, 1)]
    waiting = sum(fork[2] for fork in candidate + baseline) / len(candidate + baseline)
    return [name.rstrip("$"), len(changes[0]), round(rms(changes[0]), 1), round(rms(changes[1]), 1), round(100 * waiting, 1)]


def main():
    class_path, load, table, names = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4:]
    children = start(load)
    try:
        with open(table, "w", newline="") as file, tempfile.TemporaryDirectory() as folder:
            rows = csv.writer(file, lineterminator="\n")
            rows.writerow(["benchmark", "pairs", "wall: RMS of change, %", "own: RMS of change, %", "waiting, %"])
            found = []
            for name in names:
                try:
                    found.append(measure(class_path, name, folder))
                except (subprocess.CalledProcessError, OSError, KeyError, ZeroDivisionError) as failure:
                    print(name, "failed:", failure, file=sys.stderr)
                    continue
                rows.writerow(found[-1])
                file.flush()
                print(*found[-1], flush=True)
        for column, word in ((2, "wall"), (3, "own")):
            ordered = sorted(row[column] for row in found)
            print(word, "median of the RMS over", len(found), "benchmarks:", ordered[len(ordered) // 2], "%")
    finally:
        for child in children:
            os.kill(child, 9)


if __name__ == "__main__":
    main()
