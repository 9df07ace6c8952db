#!/usr/bin/env python3
"""What the method events of JDK 25 cost a method of a given length, by A/B runs against the same method unrecorded.

Makes the table of docs/production/figures.md. Each recorder is one A/B run, which leaves FOLDER/RECORDER.json, the
comparison, RECORDER.txt, what was printed, and its recordings; what is there already is not measured again. A run of five
lengths and eight blocks takes about five minutes.

    python3 docs/production/cost.py benchmarks-bench/subjects/target/subjects.jar FOLDER --java /path/to/jdk-25/bin/java
    python3 docs/production/cost.py ... --recorders TIMING TRACE      # these alone
    python3 docs/production/cost.py ... --recorders                   # the table of what was measured
"""
import argparse
import collections
import json
import os
import statistics
import subprocess
import sys

BENCHMARK = "RecordedMethod.call"
RECORDERS = ("TIMING", "TRACE", "TIMING_ENDED", "TRACE_ENDED", "STACKS")
ITERATIONS = ("-wi", "2", "-w", "400ms", "-i", "5", "-r", "300ms")
CALIBRATING_TOKENS = 10000


def jmh(arguments, log, *options):
    command = [arguments.java, "-Djmh.ignoreLock=true", "-jar", arguments.jar, BENCHMARK + "$", *ITERATIONS, *options]
    with open(log, "w") as printed:
        printed.write("# load %.1f\n" % os.getloadavg()[0])
        printed.flush()
        if subprocess.run(command, stdout=printed, stderr=printed).returncode:
            sys.exit("no result: see " + log)


def tokens(arguments):
    """Tokens of each length in microseconds, by the fastest iteration of a few; the same ones for all runs of a folder."""
    path = os.path.join(arguments.folder, "tokens.json")
    if not os.path.exists(path):
        calibration = os.path.join(arguments.folder, "calibration.json")
        jmh(arguments, os.path.join(arguments.folder, "calibration.txt"), "-p", "tokens=%d" % CALIBRATING_TOKENS, "-f", "2",
            "-rf", "json", "-rff", calibration)
        with open(calibration) as results:
            iterations = json.load(results)[0]["primaryMetric"]["rawData"]
            nanoseconds = min(min(fork) for fork in iterations) / CALIBRATING_TOKENS
        with open(path, "w") as kept:
            json.dump({"%g" % length: round(1000 * length / nanoseconds) for length in arguments.lengths}, kept)
    with open(path) as kept:
        return {float(length): number for length, number in json.load(kept).items()}


def measure(arguments, recorder, lengths):
    path = os.path.join(arguments.folder, recorder + ".json")
    if os.path.exists(path):
        return
    recordings = os.path.join(arguments.folder, "recordings")
    os.makedirs(recordings, exist_ok=True)
    jmh(arguments, os.path.join(arguments.folder, recorder + ".txt"), "-p", "recorder=" + recorder, "-vsp", "recorder=OFF",
        "-p", "tokens=" + ",".join(str(number) for number in lengths.values()), "-f", str(arguments.forks), "-vsf",
        path + ".part.json", "-jvmArgsAppend", "-Drecordings=" + recordings)
    os.rename(path + ".part.json", path)


def reported(arguments):
    """Means and medians that recordings have, in nanoseconds, by recorder and tokens."""
    folder = os.path.join(arguments.folder, "recordings")
    files = sorted(os.path.join(folder, name) for name in os.listdir(folder) if "_ENDED" not in name)
    own = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Reported.java")
    printed = subprocess.run([arguments.java, own, *files], capture_output=True, text=True, check=True).stdout
    found = collections.defaultdict(list)
    for line in printed.splitlines():
        file, _, mean, median = line.rsplit(" ", 3)
        recorder, number, _ = os.path.basename(file).rsplit("-", 2)
        found[recorder, int(number)].append((float(mean), float(median)))
    return found


def percent(ratio):
    return "%+.1f" % (100 * (ratio - 1))


def table(arguments, lengths):
    by_events = reported(arguments)
    print("| recorder | unrecorded | time of a call, % | verdict | cost of a call | mean of the event | median |")
    print("| --- | ---: | ---: | --- | ---: | ---: | ---: |")
    for recorder in RECORDERS:
        path = os.path.join(arguments.folder, recorder + ".json")
        if not os.path.exists(path):
            continue
        with open(path) as comparison:
            comparisons = json.load(comparison)["comparisons"]
        for number in lengths.values():
            one = next(each for each in comparisons if each["params"]["tokens"] == str(number))
            plain = statistics.mean(one["baseline"])
            row = [recorder, "%.4g ns" % plain,
                   "%s [%s, %s]" % (percent(one["ratio"]), percent(one["lower"]), percent(one["upper"])),
                   "%s (%d)" % (one["verdict"], len(one["baseline"])), "%+.3g ns" % (plain * (one["ratio"] - 1))]
            events = by_events.get((recorder, number))
            row += ["%.4g ns, %s %%" % (value, percent(value / plain)) if value == value else "" for value in
                    map(statistics.mean, zip(*events))] if events else ["", ""]
            print("| " + " | ".join(row) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("jar")
    parser.add_argument("folder")
    parser.add_argument("--java", default="java", help="of JDK 25 or newer")
    parser.add_argument("--recorders", nargs="*", default=RECORDERS, choices=RECORDERS)
    parser.add_argument("--lengths", nargs="+", type=float, default=[0.1, 1, 10, 50, 1000], help="in microseconds")
    parser.add_argument("--forks", type=int, default=8, help="blocks at most")
    arguments = parser.parse_args()
    os.makedirs(arguments.folder, exist_ok=True)
    lengths = tokens(arguments)
    for recorder in arguments.recorders:
        measure(arguments, recorder, lengths)
    table(arguments, lengths)


if __name__ == "__main__":
    main()
