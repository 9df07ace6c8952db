"""How live A/B runs of known changes end, and what two static runs would have said.

    python3 live.py changes aa-comparison.json injected-comparison.json …     # -report FILE of A/B runs
    python3 live.py static first.json second.json [comparison.json …]         # numpy; two runs of the same code

`changes`: the true change of a benchmark is its parameter `percent`, else none. F1 is that of Peass (Reichelt et al.,
QRS'22): verdicts "slower" and "faster" on what has changed, in the right direction, are true positives, those on what has
not are false ones.

`static`: the rule of FSE'20 (pa) calls a benchmark changed if the 99 % interval of the ratio of means, by a bootstrap of
forks and of iterations within forks, excludes 1. Where comparisons are given, their benchmarks alone count.
"""
import json
import statistics
import sys

DRAWS = 10_000
LEVEL = 0.01


def read(file):
    with open(file) as content:
        return json.load(content)


def scores(files):
    for file in files:
        for comparison in read(file)["comparisons"]:
            if comparison["metric"] == "score":
                yield comparison


def share(part, whole):
    return "%d of %d (%.0f %%)" % (part, whole, 100 * part / whole) if whole else "-"


def changes(files):
    by_change = {}
    for comparison in scores(files):
        by_change.setdefault(float(comparison["params"].get("percent", 0)), []).append(comparison)
    print("| true change | comparisons | slower | same | undecided | faster | blocks, median |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    false_positives = 0
    for change, all_of in sorted(by_change.items()):
        verdicts = [comparison["verdict"] for comparison in all_of]
        blocks = statistics.median(len(comparison["looks"]) for comparison in all_of)
        print("| %+.0f %% | %d | %d | %d | %d | %d | %.0f |" % (
            change, len(verdicts), *(verdicts.count(v) for v in ("slower", "same", "undecided", "faster")), blocks))
        if change == 0:
            false_positives = verdicts.count("slower") + verdicts.count("faster")
            print("false verdicts where nothing has changed:", share(false_positives, len(verdicts)))
    for change, all_of in sorted(by_change.items()):
        if change and 0 in by_change:
            found = sum(comparison["verdict"] == "slower" for comparison in all_of)
            # as many comparisons of either kind
            false = false_positives * len(all_of) / len(by_change[0])
            missed = len(all_of) - found
            print("F1 of %+.0f %%: %.2f" % (change, 2 * found / (2 * found + false + missed)))


def forks(result):
    metric = result["primaryMetric"]
    if "rawDataHistogram" in metric:
        return [[sum(v * n for v, n in i) / sum(n for _, n in i) for i in fork] for fork in metric["rawDataHistogram"]]
    return metric["rawData"]


def drawn_means(sides, random):
    """Means of a bootstrap of forks and of iterations within them."""
    import numpy as np
    data = np.array(sides)
    chosen = data[random.integers(0, data.shape[0], (DRAWS, data.shape[0]))]
    within = random.integers(0, data.shape[1], chosen.shape)
    return np.take_along_axis(chosen, within, axis=2).mean(axis=(1, 2))


def static(first, second, comparisons):
    import numpy as np
    random = np.random.default_rng(1)
    wanted = {comparison["benchmark"] for comparison in scores(comparisons)}
    before = {(r["benchmark"], str(r.get("params"))): r for r in read(first)}
    changed = compared = 0
    ratios = []
    for result in read(second):
        earlier = before.get((result["benchmark"], str(result.get("params"))))
        if earlier is None or wanted and result["benchmark"] not in wanted:
            continue
        ratio = drawn_means(forks(result), random) / drawn_means(forks(earlier), random)
        low, high = np.quantile(ratio, [LEVEL / 2, 1 - LEVEL / 2])
        ratios.append(np.log(np.mean(forks(result)) / np.mean(forks(earlier))))
        compared += 1
        changed += not low <= 1 <= high
        print("%-70s %+7.1f %% [%+.1f, %+.1f]%s" % (result["benchmark"], 100 * np.expm1(ratios[-1]), 100 * (low - 1),
                                                  100 * (high - 1), "" if low <= 1 <= high else "  changed"))
    print("called changed by two static runs of the same code:", share(changed, compared))
    print("median distance of the ratio from 1: %.1f %%" % (100 * np.expm1(np.median(np.abs(ratios)))))


def main():
    if len(sys.argv) > 2 and sys.argv[1] == "changes":
        changes(sys.argv[2:])
    elif len(sys.argv) > 3 and sys.argv[1] == "static":
        static(sys.argv[2], sys.argv[3], sys.argv[4:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
