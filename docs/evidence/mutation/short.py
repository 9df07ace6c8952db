"""The benchmarks of a sample whose operations are short, as expressions for --include: short.py SAMPLE JOURNAL MILLISECONDS

JOURNAL knows what an operation takes from the run for coverage.
"""
import json
import re
import sys

slow = set()
with open(sys.argv[2]) as lines:
    for line in map(json.loads, lines):
        coverage = line.get("coverage")
        if coverage and not coverage["nanos"] <= float(sys.argv[3]) * 1e6:
            slow.add("^" + re.escape(coverage["benchmark"].split("{")[0]) + "$")
with open(sys.argv[1]) as sample:
    print(",".join(each for each in sample.read().strip().split(",") if each not in slow))
