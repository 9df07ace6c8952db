"""Draws what each criterion sees in real runs; see docs/evidence/criteria.md for the commands that make the input.

usage: python3 criteria.py FOLDER [FOLDER of pictures]; needs matplotlib.
FOLDER holds, for each run, NAME.txt (console) and NAME.json (result) of a run in which no criterion ever holds.
"""
import json
import re
import sys
from pathlib import Path

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "criteria"
import matplotlib.pyplot as plt

RUNS = {
    "Reconfig_12_SlowWarmup": "slow warmup (Rhino)",
    "Reconfig_13_Noisy": "noisy (H2)",
    "Reconfig_14_MultiThreaded": "multi-threaded (JCTools)",
}
DEFAULTS = {"cv": (0.01, "max − min ≤ 0.01"), "rciw": (0.03, "max − min ≤ 0.03"), "kld": (0.99, "mean > 0.99")}
ITERATION = re.compile(r"# Warmup Iteration +(\d+): n? ?= ?.*?mean = ([\d.]+)|# Warmup Iteration +(\d+): ([\d.]+)")


def scores(console):
    found = [ITERATION.search(line) for line in console.read_text().splitlines()]
    return [float(match.group(2) or match.group(4)) for match in found if match]


def values(result, criterion):
    fork = json.loads(result.read_text())[0]["reconfiguration"]["forks"][0]
    points = []
    for checkpoint in fork["warmupCheckpoints"]:
        for verdict in checkpoint["verdicts"]:
            if verdict["criterion"] == criterion and verdict["value"] != "NaN":
                points.append((checkpoint["index"], verdict["value"]))
    return points


def holds(criterion, value):
    threshold = DEFAULTS[criterion][0]
    return value > threshold if criterion == "kld" else value <= threshold


def draw(criterion, source, target):
    figure, axes = plt.subplots(2, len(RUNS), figsize=(10, 4.4), sharex=True)
    threshold, rule = DEFAULTS[criterion]
    for column, (name, title) in enumerate(RUNS.items()):
        iterations = scores(source / f"{name}.txt")
        points = values(source / f"{name}.json", criterion)
        stop = next((index for index, value in points if holds(criterion, value)), None)
        top, bottom = axes[0][column], axes[1][column]
        top.plot(range(1, len(iterations) + 1), iterations, color="#4477aa", marker=".", markersize=3)
        top.set_yscale("log")
        top.set_title(title, fontsize=9)
        bottom.plot(*zip(*points), color="#aa3377", marker=".", markersize=3)
        bottom.axhline(threshold, color="#888888", linestyle="--", linewidth=0.8)
        bottom.set_yscale("linear" if criterion == "kld" else "log")
        bottom.set_xlabel("warmup iteration", fontsize=8)
        for axis in (top, bottom):
            axis.tick_params(labelsize=7)
            if stop:
                axis.axvline(stop, color="#228833", linewidth=1)
        bottom.set_title(f"stable at {stop}" if stop else "never stable", fontsize=8, color="#228833")
    axes[0][0].set_ylabel("time per operation (mean)", fontsize=8)
    axes[1][0].set_ylabel(f"{criterion}: {rule}", fontsize=8)
    figure.tight_layout()
    figure.savefig(target / f"{criterion}.svg", metadata={"Date": None})


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    pictures = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).parent
    for each in DEFAULTS:
        draw(each, folder, pictures)
