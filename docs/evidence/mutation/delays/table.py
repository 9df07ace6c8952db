"""Prints what an execution of each delay costs: table.py JOURNAL MUTANTS

The median over blocks of what the fork with the delay takes longer than the one without, for each execution; in brackets
the least and the most.
"""
import json
import statistics
import sys

with open(sys.argv[2]) as text:
    names = {each["mutant"]["id"]: each["mutant"]["operator"] for each in json.load(text)["mutants"]}
costs = {}
with open(sys.argv[1]) as lines:
    for line in map(json.loads, lines):
        pair = (line.get("block") or {}).get("pair")
        if not pair:
            continue
        mutant, benchmark = line["attempt"].split()[:2]
        executions = 100 if "hundred" in benchmark else 1
        longer = statistics.mean(pair["mutant"]) - statistics.mean(pair["original"])
        costs.setdefault(names[mutant], {}).setdefault(executions, []).append(longer / executions)

def cell(of):
    return "-" if not of else f"{statistics.median(of):,.1f} [{min(of):,.1f}, {max(of):,.1f}]"

print("| delay | once in an operation, ns | a hundred times, ns each |")
print("| --- | ---: | ---: |")
for name in sorted(costs, key=lambda each: statistics.median(sum(costs[each].values(), []))):
    print(f"| {name} | {cell(costs[name].get(1))} | {cell(costs[name].get(100))} |")
