"""Draws deviation against warmup, see docs/evidence/bench.md (steady along the frontier).

usage: python3 frontier.py FOLDER [FOLDER with pilots] PICTURE; needs matplotlib.
FOLDER is that of a replay of the thresholds and criteria of the table there: it holds summary.csv.
"""
import csv
import sys
from pathlib import Path

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "frontier"
import matplotlib.pyplot as plt

LONGEST = 60
OTHERS = ("cv", "rciw", "kld")


def points(folder, wanted):
    with open(folder / "summary.csv", newline="") as file:
        rows = [row for row in csv.DictReader(file) if wanted(row)]
    return [(row["technique"], *(float(row[name]) for name in ("warmup_seconds", "rpd", "rpd_lower", "rpd_upper")))
            for row in sorted(rows, key=lambda row: float(row["warmup_seconds"]))]


def curve(axes, found, label, color):
    _, seconds, deviations, lower, upper = zip(*found)
    axes.plot(seconds, [100 * y for y in deviations], color=color, marker="o", markersize=3.5, label=label)
    axes.fill_between(seconds, [100 * y for y in lower], [100 * y for y in upper], color=color, alpha=0.15, linewidth=0)


def named(axes, found, label, color):
    names, seconds, deviations, _, _ = zip(*found)
    axes.plot(seconds, [100 * y for y in deviations], marker="s", markersize=4.5, color=color, linestyle="", label=label)
    for name, x, y in zip(names, seconds, deviations):
        axes.annotate(name, (x, 100 * y), xytext=(5, 4), textcoords="offset points", fontsize=8, color=color)


def main(folders, picture):
    figure, axes = plt.subplots(figsize=(7.5, 4.6))
    stopwatch = [point for point in points(folders[0], lambda row: row["technique"].startswith("stopwatch"))
                 if 4 <= point[1] <= LONGEST]
    curve(axes, stopwatch, "stopwatch: each fork for N seconds", "#777777")
    curve(axes, points(folders[0], lambda row: row["technique"].startswith("steady")), "steady, thresholds 0.07 to 0.0075",
          "#228833")
    for pilots in folders[1:]:
        curve(axes, points(pilots, lambda row: row["technique"].startswith("steady:pilot")),
              "steady:pilot=70, thresholds 0.03 to 0.01", "#4477aa")
    named(axes, points(folders[0], lambda row: row["technique"] in OTHERS), "the other criteria", "#aa3377")
    named(axes, points(folders[0], lambda row: row["published"] == "true"), "published decisions", "#cc7711")
    axes.set_yscale("log")
    axes.set_yticks([2, 3, 4, 5, 6, 8, 10, 12], ["2", "3", "4", "5", "6", "8", "10", "12"])
    axes.minorticks_off()
    axes.set_xlim(0, LONGEST)
    axes.set_xlabel("mean warmup of a fork, s")
    axes.set_ylabel("mean deviation from the steady state, %")
    axes.legend(frameon=False, fontsize=8)
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    main([Path(folder) for folder in sys.argv[1:-1]], Path(sys.argv[-1]))
