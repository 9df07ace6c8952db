#!/usr/bin/env python3
"""How far dynamic runs on a busy machine are from a run on the idle machine, by own time and by wall time.

    dynamic.py CLASS_PATH LOAD OUT.csv BENCHMARK...

CLASS_PATH holds benchmarks and this JMH. LOAD is the number of neighbours, as in pairs.py. Each benchmark runs on the
idle machine, then by each clock beside the neighbours. Needs Linux.
"""
import csv
import json
import os
import subprocess
import sys
import tempfile
import time

from pairs import start


def measure(class_path, name, clock, folder):
    """Score by that clock, half-width of its 95 % interval in % as JMH states it, forks, and seconds of the run."""
    result = os.path.join(folder, "result.json")
    began = time.time()
    subprocess.run(["java", "-Djmh.ignoreLock=true", "-cp", class_path, "org.openjdk.jmh.Main", name, "-bm", "avgt",
                    "-dynamic", "-sc", "steady", "-f", "5", "-wi", "50", "-w", "200ms", "-i", "10", "-r", "200ms",
                    "-clock", clock, "-rf", "json", "-rff", result], check=True, stdout=subprocess.DEVNULL)
    entry = json.load(open(result))[0]
    waiting = [share for fork in entry["environment"]["forks"] for share in fork["waiting"]]
    scores = [score for fork in entry["primaryMetric"]["rawData"] for score in fork]
    if entry.get("clock") == "own":
        scores = [score * (1 - share) for score, share in zip(scores, waiting)]
    precision = entry["reconfiguration"]["verdict"]["precision"]
    return [sum(scores) / len(scores), round(100 * float(precision), 1), len(entry["primaryMetric"]["rawData"]),
            round(time.time() - began, 1)]


def main():
    class_path, load, table, names = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4:]
    with open(table, "w", newline="") as file, tempfile.TemporaryDirectory() as folder:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["benchmark", "clock", "neighbours", "score", "stated half-width, %", "forks", "seconds",
                       "off the idle run, %"])
        for name in names:
            idle = measure(class_path, name, "own", folder)
            found = [["own", 0] + idle + [0]]
            children = start(load)
            try:
                for clock in ["own", "wall"]:
                    busy = measure(class_path, name, clock, folder)
                    found.append([clock, load] + busy + [round(100 * (busy[0] / idle[0] - 1), 1)])
            finally:
                for child in children:
                    os.kill(child, 9)
                    os.waitpid(child, 0)
            for row in found:
                rows.writerow([name.rstrip("$")] + row)
                print(name, *row, flush=True)
            file.flush()


if __name__ == "__main__":
    main()
