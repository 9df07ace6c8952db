"""Prints the upper limits of the throughput ratio beside those of the paper: table.py FOLDER"""
import json
import os
import sys

PAPER = {
    "ptw": (0.999, 0.999, 0.998, 0.997, 0.957, 0.736, 0.379),
    "sts": (1.0, 1.0, 0.998, 0.990, 0.932, 0.959, 0.687),
    "efl": (0.997, 1.0, 0.998, 0.998, 0.986, 0.967, 0.920),
    "soc": (0.843, 0.848, 0.847, 0.847, 0.854, 0.840, 0.826),
    "hwo": (0.878, 0.877, 0.864, 0.820, 0.800, 0.771, 0.824),
}
print("| operator | " + " | ".join(f"10^{power}" for power in range(7)) + " |")
print("| --- |" + " ---: |" * 7)
for operator, paper in PAPER.items():
    file = os.path.join(sys.argv[1], operator, "report", "mutation.json")
    upper = {}
    if os.path.exists(file):
        with open(file) as text:
            for row in json.load(text)["config"]["comparisons"]:
                rate = int(row["benchmark"].split("rate=")[1].rstrip("}"))
                upper[rate] = row.get("publishedUpper")
    cells = []
    for power, published in enumerate(paper):
        ours = upper.get(10 ** power)
        cells.append(("-" if ours is None else f"{ours:.3f}") + f" ({published:g})")
    print(f"| {operator} | " + " | ".join(cells) + " |")
