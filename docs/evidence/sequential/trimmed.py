"""How counted pairs are decided if the lowest and the highest of five do not count: simulated.

    python3 trimmed.py        # no packages; half a minute

Two to five pairs, a tolerance of 0.5 %, as in two_blocks.py, none of them futile. Before: Student's interval of all pairs. Now:
at the fifth pair that of Tukey and McLaughlin (Sankhya A 25(3), 1963), at half of the level. Columns: wrong %, told %, pairs.
"""
import math
import random
import statistics

CHANGE = {3: 0.01725276, 4: 0.02256594, 5: 0.02740997}
SAME = {2: 0.04, 3: 0.02144535, 4: 0.02760115, 5: 0.03313904}
TOLERANCE = 100 * math.log(1.005)
SEQUENCES = 4000
MATCHING = [0.991, 0.984, 0.997, -0.389, 1.946, -0.407, 0.993, 0.996]
rng = random.Random(57)


def share_below(t, freedom):
    if freedom == 1:
        return 0.5 + math.atan(t) / math.pi
    if freedom == 2:
        return 0.5 + t / (2 * math.sqrt(2 + t * t))
    if freedom == 3:
        return 0.5 + (math.atan(t / 3 ** 0.5) + (t / 3 ** 0.5) / (1 + t * t / 3)) / math.pi
    return 0.5 + 3 / 8 * t / math.sqrt(1 + t * t / 4) * (1 - t * t / 12 / (1 + t * t / 4))


def quantile(level, freedom):
    low, high = 0.0, 1e5
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if share_below(middle, freedom) < 1 - level / 2 else (low, middle)
    return low


QUANTILES = {n: (quantile(CHANGE[n], n - 1) if n in CHANGE else None, quantile(SAME[n], n - 1)) for n in SAME}
TRIMMED = (quantile(CHANGE[5] / 2, 2), quantile(SAME[5] / 2, 2))


def estimate(pairs, trims):
    count = len(pairs)
    if not trims or count < 5:
        return statistics.mean(pairs), statistics.stdev(pairs) / math.sqrt(count), QUANTILES[count]
    inner = sorted(pairs)[1:4]
    return statistics.mean(inner), statistics.stdev([inner[0], *inner, inner[2]]) * math.sqrt(5) / 3, TRIMMED


def decide(pairs, trims):
    for count in range(2, 6):
        mean, error, (changed, same) = estimate(pairs[:count], trims)
        if abs(mean) + same * error <= TOLERANCE:
            return "same", count
        if count > 2 and abs(mean) > changed * error:
            return "slower" if mean > 0 else "faster", count
    return "undecided", 5


def levels(number, alike):
    one = rng.randrange(number)
    other = one if rng.random() < alike else rng.randrange(number)
    return other - one + rng.gauss(0, 0.01)


CASES = {
    "normal, 0.1 % apart": lambda: rng.gauss(0, 0.1),
    "normal, 0.3 %": lambda: rng.gauss(0, 0.3),
    "normal, 1 %": lambda: rng.gauss(0, 1),
    "one of ten 1.5 % apart, others 0.02 %": lambda: rng.gauss(0, 1.5 if rng.random() < 0.1 else 0.02),
    "three of ten": lambda: rng.gauss(0, 1.5 if rng.random() < 0.3 else 0.02),
    "two levels 1 % apart, alike in half of pairs": lambda: levels(2, 0.5),
    "two levels, never alike but by chance": lambda: levels(2, 0),
    "four levels, alike in half of pairs": lambda: levels(4, 0.5),
    "four levels, never alike but by chance": lambda: levels(4, 0),
    "like the pairs of matching": lambda: rng.choice(MATCHING) - 0.99,
}

print("| pairs | equal: before | now | 1 % more: before | now |\n| --- | --- | --- | --- | --- |")
for title, draw in CASES.items():
    cells = []
    for truth, right, wrong in ((0, "same", ("slower", "faster")), (1, "slower", ("same", "faster"))):
        totals = [[0, 0, 0], [0, 0, 0]]
        for _ in range(SEQUENCES):
            pairs = [truth + draw() for _ in range(5)]
            for total, trims in zip(totals, (False, True)):
                verdict, count = decide(pairs, trims)
                total[0] += verdict in wrong
                total[1] += verdict == right
                total[2] += count
        cells += [f"{100 * a / SEQUENCES:.1f}, {100 * b / SEQUENCES:.0f}, {c / SEQUENCES:.1f}" for a, b, c in totals]
    print(f"| {title} | " + " | ".join(cells) + " |")
