#!/usr/bin/env python3
"""Records long forks on a noisy machine, and what the system counted meanwhile.

Each fork is a static run of its own, "-f 1 -wi 0", on one processor or several. It leaves
FOLDER/BENCHMARK-MODE-LOAD-ROUND.json, JMH's result, and a .log of the same name, in which "-env true -v extra" has what
each iteration lost. With --bursts, a program that this script starts burns the first of them now and then. Benchmarks
follow one another in rounds, so that a recording that is stopped has about as many forks of each; what is there already
is not recorded again.

    python3 docs/evidence/noise/record.py benchmarks-bench/benchmarks-subjects/target/subjects.jar FOLDER --pin 0 --bursts \\
        sample:AsmClasses.rewrite avgt:GsonDocuments.parse
    python3 docs/evidence/noise/record.py … FOLDER --pin 0,1 --bursts …     (a neighbour on the other processor)
"""
import argparse
import datetime
import os
import random
import subprocess
import sys
import threading

ENDING = "$"


class Bursts(threading.Thread):
    """Burns a processor for 0.3 to 3 s, and lets it rest for 1 to 8 s, until it is stopped."""

    def __init__(self, processor, seed):
        super().__init__(daemon=True)
        self.processor = processor
        self.random = random.Random(seed)
        self.ends = threading.Event()

    def run(self):
        while not self.ends.wait(self.random.uniform(1, 8)):
            burner = subprocess.Popen([sys.executable, "-c", "while True: pass"])
            os.sched_setaffinity(burner.pid, {self.processor})
            self.ends.wait(self.random.uniform(0.3, 3))
            burner.kill()
            burner.wait()


def record(arguments, mode, benchmark, load, number):
    path = os.path.join(arguments.folder, "-".join((benchmark, mode, load, str(number))))
    if os.path.exists(path + ".json"):
        return
    command = ["taskset", "-c", arguments.pin, arguments.java, "-Djmh.ignoreLock=true", "-jar", arguments.jar,
               benchmark + ENDING, "-bm", mode, "-f", "1", "-wi", "0", "-i", str(arguments.iterations), "-r",
               arguments.time, "-env", "true", "-v", "extra", "-rf", "json", "-rff", path + ".part"]
    bursts = Bursts(int(arguments.pin.split(",")[0]), hash((benchmark, mode, number)))
    if arguments.bursts:
        bursts.start()
    with open(path + ".log", "w") as log:
        log.write("# Recorded at %s, load %.1f\n" % (datetime.datetime.now(datetime.timezone.utc).isoformat("T", "seconds"),
                                                    os.getloadavg()[0]))
        log.flush()
        failed = subprocess.run(command, stdout=log, stderr=log).returncode
    bursts.ends.set()
    if arguments.bursts:
        bursts.join()
    if failed:
        sys.exit("no result: see " + path + ".log")
    os.rename(path + ".part", path + ".json")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("jar")
    parser.add_argument("folder")
    parser.add_argument("benchmarks", nargs="+", help="MODE:NAME, the name a regular expression that one benchmark ends in")
    parser.add_argument("--pin", required=True, help="processors of the benchmark and its host, as 0 or 0,1")
    parser.add_argument("--bursts", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--first", type=int, default=0, help="number of the first round")
    parser.add_argument("--iterations", type=int, default=90)
    parser.add_argument("--time", default="1s")
    parser.add_argument("--until", help="starts no fork after this time of day in UTC, as 18:50")
    parser.add_argument("--java", default="java")
    arguments = parser.parse_args()
    os.makedirs(arguments.folder, exist_ok=True)
    for number in range(arguments.first, arguments.first + arguments.rounds):
        for named in arguments.benchmarks:
            if arguments.until and datetime.datetime.now(datetime.timezone.utc).strftime("%H:%M") >= arguments.until:
                return
            mode, benchmark = named.split(":")
            record(arguments, mode, benchmark, "bursts" if arguments.bursts else "idle", number)


if __name__ == "__main__":
    main()
