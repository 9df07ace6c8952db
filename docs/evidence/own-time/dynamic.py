#!/usr/bin/env python3
"""How far a dynamic run on a busy machine is from one on the idle machine, in own time and in wall time.

    dynamic.py CLASS_PATH LOAD OUT.csv BENCHMARK...

CLASS_PATH holds benchmarks and this JMH. LOAD is the number of neighbours, processes that compute and touch
memory in bursts. Each benchmark runs on the idle machine, then beside the neighbours. Needs Linux.
"""
import csv
import json
import os
import random
import subprocess
import sys
import tempfile
import time


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


def measure(class_path, name, folder):
    """Scores in own time and in wall time, half-width of the 95 % interval in % as JMH states it, forks, and seconds."""
    result = os.path.join(folder, "result.json")
    began = time.time()
    subprocess.run(["java", "-Djmh.ignoreLock=true", "-cp", class_path, "org.openjdk.jmh.Main", name, "-bm", "avgt",
                    "-dynamic", "-sc", "steady", "-f", "3", "-wi", "50", "-w", "500ms", "-i", "5", "-r", "500ms",
                    "-rf", "json", "-rff", result], check=True, stdout=subprocess.DEVNULL)
    entry = json.load(open(result))[0]
    if entry["clock"] != "own":
        raise ValueError("the system does not report waiting")
    own = []
    for scores, fork in zip(entry["primaryMetric"]["rawData"], entry["environment"]["forks"]):
        # Own time by operations, as in docs/results.md
        own.append(sum(1 - share for share in fork["waiting"]) / sum(1 / score for score in scores))
    precision = entry["reconfiguration"]["verdict"]["precision"]
    return [sum(own) / len(own), entry["primaryMetric"]["score"], round(100 * float(precision), 1), len(own),
            round(time.time() - began, 1)]


def main():
    class_path, load, table, names = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4:]
    with open(table, "w", newline="") as file, tempfile.TemporaryDirectory() as folder:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["benchmark", "neighbours", "own score", "wall score", "stated half-width, %", "forks", "seconds",
                       "own off idle, %", "wall off idle, %"])
        for name in names:
            idle = measure(class_path, name, folder)
            children = start(load)
            try:
                busy = measure(class_path, name, folder)
            finally:
                for child in children:
                    os.kill(child, 9)
                    os.waitpid(child, 0)
            for neighbours, row in [(0, idle), (load, busy)]:
                row = [name.rstrip("$"), neighbours] + row + [round(100 * (score / base - 1), 1)
                                                              for score, base in zip(row, idle[:2])]
                rows.writerow(row)
                print(*row, flush=True)
            file.flush()


if __name__ == "__main__":
    main()
