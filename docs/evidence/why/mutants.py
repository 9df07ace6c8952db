#!/usr/bin/env python3
"""Runs mutants of mutate.jar beside the original with -why, and says for each which methods are named: a line of JSON each.

    python3 mutants.py JAR WORK LIBRARY CLASSES BENCHMARK SECONDS METHOD… > named.jsonl

JAR is a jar of benchmarks with this JMH, WORK the folder of "mutate.jar mutants", LIBRARY the jar that was mutated, CLASSES
the folder of the compiled benchmarks; METHOD is the start of a method's name with its descriptor. Ends after SECONDS.
"""
import json
import os
import random
import subprocess
import sys
import tempfile
import time

jar, work, library, classes, benchmark, seconds, *methods = sys.argv[1:]
end = time.time() + float(seconds)
with open(os.path.join(work, "mutants.json")) as file:
    mutants = [entry["mutant"] for entry in json.load(file)["mutants"]]
mutants = [mutant for mutant in mutants if mutant["method"].startswith(tuple(methods))]
random.Random(3).shuffle(mutants)
original = os.pathsep.join([os.path.join(work, "originals"), classes, library, jar])
for mutant in mutants:
    if time.time() > end:
        break
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "report.json")
        changed = os.path.join(work, "classes", mutant["id"]) + os.pathsep + original
        subprocess.run(["java", "-Djmh.ignoreLock=true", "-cp", changed, "org.openjdk.jmh.Main", benchmark + "$", "-wi", "2", "-w", "200ms",
                        "-i", "3", "-r", "200ms", "-f", "10", "-vs", original, "-why", "-report", report], stdout=subprocess.DEVNULL)
        if not os.path.exists(report):
            continue
        with open(report) as file:
            comparison = json.load(file)
    row = {"mutant": mutant["id"], "method": mutant["className"] + "." + mutant["method"],
           "verdict": comparison["comparisons"][0]["verdict"], "ratio": comparison["comparisons"][0]["ratio"]}
    for explanation in comparison.get("explanations", []):
        row["obstacle"] = explanation["obstacle"]
        row["named"] = [culprit["method"] for culprit in explanation.get("time", {}).get("culprits", [])]
    print(json.dumps(row), flush=True)
