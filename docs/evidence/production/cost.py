#!/usr/bin/env python3
"""What the method events of JDK 25 cost a method of a given length, by A/B runs against the same method unrecorded.

Makes the table of docs/evidence/production.md. A round is one A/B run of a recorder with exactly three blocks of each length,
two to three minutes; it leaves FOLDER/RECORDER-ROUND.json, the comparison, a .txt, what was printed, and recordings. What is
there already is not measured again. As no round ends early, the blocks of all rounds are one sample, whose intervals are
Student's at 95 %: of the time, and of the time on the processor, which others on the machine disturb far less.

    python3 docs/evidence/production/cost.py benchmarks-bench/benchmarks-subjects/target/subjects.jar FOLDER --java /path/to/jdk-25/bin/java
    python3 docs/evidence/production/cost.py ... --recorders TIMING --rounds 1    # one round of one recorder
    python3 docs/evidence/production/cost.py ... --recorders                      # the table of what was measured
"""
import argparse
import collections
import glob
import json
import math
import os
import statistics
import subprocess
import sys

from scipy.stats import t as student

BENCHMARK = "RecordedMethod.call"
RECORDERS = ("TIMING", "TRACE", "TIMING_ENDED", "TRACE_ENDED", "STACKS")
ITERATIONS = ("-wi", "3", "-w", "600ms", "-i", "3", "-r", "400ms", "-prof", "org.openjdk.jmh.bench.production.ProcessorTime")
PROCESSOR = "processor"
APART = "-XX:CompileCommand=quiet -XX:CompileCommand=dontinline,org.openjdk.jmh.infra.Blackhole::consumeCPU"
CALIBRATING_TOKENS = 10000
BLOCKS = 3


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
            iterations = json.load(results)[0]["secondaryMetrics"][PROCESSOR]["rawData"]
            nanoseconds = min(min(fork) for fork in iterations) / CALIBRATING_TOKENS
        with open(path, "w") as kept:
            json.dump({"%g" % length: round(1000 * length / nanoseconds) for length in arguments.lengths}, kept)
    with open(path) as kept:
        return {float(length): number for length, number in json.load(kept).items()}


def measure(arguments, recorder, number, lengths):
    path = os.path.join(arguments.folder, "%s-%d.json" % (recorder, number))
    if os.path.exists(path):
        return
    recordings = os.path.join(arguments.folder, "recordings")
    os.makedirs(recordings, exist_ok=True)
    baseline = "OFF_ENDED" if recorder.endswith("_ENDED") else "OFF"
    jmh(arguments, path.replace(".json", ".txt"), "-p", "recorder=" + recorder, "-vsp", "recorder=" + baseline,
        "-p", "tokens=" + ",".join(str(number) for number in lengths.values()), "-f", str(BLOCKS), "-report",
        path + ".part.json", "-jvmArgsAppend", "-Drecordings=" + recordings + ("" if arguments.inline else " " + APART))
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


def pairs(arguments, recorder, number, metric):
    """Baseline and candidate of each block, over all rounds."""
    found = []
    for path in glob.glob(os.path.join(arguments.folder, recorder + "-*.json")):
        with open(path) as file:
            for one in json.load(file)["comparisons"]:
                if one["params"]["tokens"] == str(number) and one["metric"] == metric:
                    found += zip(one["baseline"], one["candidate"])
    return found


def change(blocks):
    """The ratio of geometric means in per cent, with Student's interval at 95 % of the logarithms of pairs."""
    logarithms = [math.log(candidate / baseline) for baseline, candidate in blocks]
    mean = statistics.mean(logarithms)
    half = student.ppf(0.975, len(blocks) - 1) * statistics.stdev(logarithms) / math.sqrt(len(blocks))
    return "%s [%s, %s]" % tuple(percent(math.exp(value)) for value in (mean, mean - half, mean + half))


def table(arguments, lengths):
    by_events = reported(arguments)
    print("| recorder | unrecorded, ns on the processor | on the processor, % | elapsed, % | costs, ns | blocks "
          "| mean of the event, ns | median |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for recorder in RECORDERS:
        for number in lengths.values():
            processor, elapsed = (pairs(arguments, recorder, number, metric) for metric in (PROCESSOR, "score"))
            if not processor:
                continue
            plain = statistics.median(baseline for baseline, _ in processor)
            cost = statistics.median(candidate - baseline for baseline, candidate in processor)
            row = [recorder, "%.4g" % plain, change(processor), change(elapsed), "%.3g" % cost, str(len(processor))]
            events = by_events.get((recorder, number))
            row += ["%.4g" % value if value == value else "" for value in
                    map(statistics.median, zip(*events))] if events else ["", ""]
            print("| " + " | ".join(row) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("jar")
    parser.add_argument("folder")
    parser.add_argument("--java", default="java", help="of JDK 25 or newer")
    parser.add_argument("--recorders", nargs="*", default=RECORDERS, choices=RECORDERS)
    parser.add_argument("--lengths", nargs="+", type=float, default=[0.1, 1, 10, 50, 1000], help="in microseconds")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--inline", action="store_true", help="let the method be compiled together with the loop in it, which "
                        "then is compiled anew as well whenever recording starts or ends")
    arguments = parser.parse_args()
    os.makedirs(arguments.folder, exist_ok=True)
    lengths = tokens(arguments)
    for number in range(arguments.rounds):
        for recorder in arguments.recorders:
            measure(arguments, recorder, number, lengths)
    table(arguments, lengths)


if __name__ == "__main__":
    main()
