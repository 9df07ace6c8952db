"""A sample of the benchmarks that JMH's -l lists on standard input, as expressions for --include: sample.py N"""
import random
import re
import sys

names = sorted(line.strip() for line in sys.stdin if re.fullmatch(r"[\w.$]+\.\w+", line.strip()))
chosen = random.Random(42).sample(names, min(int(sys.argv[1]), len(names)))
print(",".join("^" + re.escape(name) + "$" for name in sorted(chosen)))
