"""Ends runs with a journal at random moments, resumes them, and compares with a run that nobody ended.

    python3 docs/evidence/journal/kills.py jmh-samples/target/benchmarks.jar --trials 30

Each trial runs twelve benchmarks, ends the host once or twice, by SIGKILL, SIGTERM, SIGINT (to the forks as well, as
Ctrl-C does), by SIGKILL and a journal whose last bytes are cut off or garbled, or, with --disk, by nothing at all while
the disk is full. Then the same command goes on with -resume. The result has to have the same benchmarks, forks and keys
as that of the uninterrupted run of the same kind; and all forks that were started, less those of the uninterrupted run,
have to be those that were said to be lost, or ran when the host was ended.

Needs nothing but Python 3.8 and Linux. The exit code is 1 where a trial differs.
"""
import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

BENCHMARKS = ["Reconfig_(0[1-7]|1[03])", "-w", "40ms", "-r", "40ms", "-i", "2", "-f", "2"]
MODES = {
    "static": ["-wi", "2", "-bm", "avgt", "-rf", "static,json"],
    "dynamic": ["-wi", "4", "-wimin", "2", "-fmin", "2", "-bm", "sample", "-sc", "cv", "-rf", "json"],
    "rounds": ["-wi", "4", "-wimin", "2", "-fmin", "2", "-bm", "avgt", "-sc", "steady", "-rf", "json", "-order",
               "rounds"],
    "warmupforks": ["-wi", "2", "-wf", "1", "-bm", "thrpt", "-rf", "static,json", "-order", "rounds"],
}
ENDS = ["SIGKILL", "SIGTERM", "SIGINT", "cut", "garbled"]
# Present or not by what was measured: percentiles of a score, figures of a criterion, warnings, what others did meanwhile.
DEPENDS_ON_SCORES = {"scorePercentiles", "rawDataHistogram", "warmupCheckpoints", "influentialIteration",
                     "contradiction", "forkCheckpoint", "measurement", "warnings", "environment"}
MOST_DAMAGED = 3000


class Trial:
    """A folder with a journal, and what was printed by the runs that used it."""

    def __init__(self, jar, folder, mode, disk=None):
        self.jar, self.mode, self.logs, self.prints = jar, mode, [], folder
        self.folder = os.path.join(disk, os.path.basename(folder)) if disk else folder
        self.journal = os.path.join(self.folder, "run.journal")
        os.makedirs(folder)
        os.makedirs(self.folder, exist_ok=True)

    def start(self, journal=True):
        log = os.path.join(self.prints, "log%d" % len(self.logs))
        self.logs.append(log)
        more = []
        if journal:
            resumes = os.path.exists(self.journal) and os.path.getsize(self.journal) > 0
            more = ["-journal", "run.journal"] + (["-resume"] if resumes else [])
        command = ["java", "-Djmh.ignoreLock=true", "-jar", self.jar, *BENCHMARKS, *MODES[self.mode], "-rff", "r.json",
                   *more]
        with open(log, "w") as out:
            return subprocess.Popen(command, cwd=self.folder, stdout=out, stderr=subprocess.STDOUT,
                                    start_new_session=True)

    def text(self, log):
        with open(log) as lines:
            return lines.read().replace("\n#     ", " ")

    def started(self, log):
        return len(re.findall(r"^# (?:Warmup )?Fork: \d", self.text(log), re.M))

    def taken(self, log):
        found = re.search(r"# Journal: (\d+) forks? of .* taken", self.text(log))
        return int(found.group(1)) if found else 0

    def said(self, log, words):
        return words in self.text(log)

    def shape(self):
        with open(os.path.join(self.folder, "r.json")) as file:
            results = json.load(file)
        return {(r["benchmark"], r["mode"], str(r.get("params"))): (forks(r), r["forks"], "incomplete" in r,
                json.dumps(keys(r), sort_keys=True)) for r in results}


def forks(result):
    metric = result["primaryMetric"]
    return len(metric.get("rawData") or metric["rawDataHistogram"])


def keys(value):
    """A result without its figures."""
    if isinstance(value, dict):
        return {k: keys(v) for k, v in value.items() if k not in DEPENDS_ON_SCORES}
    if isinstance(value, list):
        return [len(value)] + [keys(v) for v in value if isinstance(v, dict)]
    return "number" if isinstance(value, (int, float)) else type(value).__name__


def damage(path, how, rng):
    with open(path, "rb") as file:
        data = file.read()
    lost = rng.randint(1, min(MOST_DAMAGED, len(data)))
    garbage = bytes(rng.randrange(256) for _ in range(lost)) if how == "garbled" else b""
    with open(path, "wb") as file:
        file.write(data[:-lost] + garbage)
    return lost


def end(process, how):
    if how == "SIGINT":
        os.killpg(process.pid, signal.SIGINT)
    else:
        os.kill(process.pid, getattr(signal, how, signal.SIGKILL))
    process.wait()
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def interrupt(trial, how, seconds, rng):
    """Begins a run or goes on with it, and ends it; returns what was done."""
    process = trial.start()
    moment = rng.uniform(0.3, seconds)
    try:
        process.wait(moment)
        return "ended before"
    except subprocess.TimeoutExpired:
        end(process, how)
    text = "%s at %.1f s" % (how, moment)
    if process.returncode == 0:
        text += ", in vain"
    if how in ("cut", "garbled") and os.path.exists(trial.journal) and os.path.getsize(trial.journal) > 0:
        text += ", %d bytes" % damage(trial.journal, how, rng)
    return text


def fill(trial, seconds, rng):
    """A run whose disk is full from some moment on: to its end, or for a while."""
    process = trial.start()
    moment = rng.uniform(0.3, seconds)
    for_ever = rng.random() < 0.5
    pause = rng.uniform(1, 4)
    filler = os.path.join(trial.folder, "filler")
    try:
        process.wait(moment)
        return "ended before"
    except subprocess.TimeoutExpired:
        pass
    with open(filler, "wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            pass
    try:
        process.wait(None if for_ever else pause)
    except subprocess.TimeoutExpired:
        pass
    os.remove(filler)
    process.wait()
    return "full at %.1f s, " % moment + ("to the end" if for_ever else "for %.1f s" % pause)


def check(trial, how, expected, all_forks):
    """Goes on to the end; returns what is wrong."""
    code = trial.start().wait()
    if code != 0:
        return ["exit code %d" % code]
    wrong = []
    if trial.shape() != expected:
        got = trial.shape()
        wrong += ["%s: %s instead of %s" % (key, got.get(key), expected.get(key))
                  for key in sorted(set(got) | set(expected)) if got.get(key) != expected.get(key)]
    last = trial.logs[-1]
    if trial.taken(last) + trial.started(last) != all_forks:
        wrong.append("%d forks are taken and %d run, of %d" % (trial.taken(last), trial.started(last), all_forks))
    for before, after in zip(trial.logs, trial.logs[1:]):
        again = trial.taken(before) + trial.started(before) - trial.taken(after)
        damaged = trial.said(after, "cut off or damaged") or trial.said(after, "before it measured anything") \
            or how in ("cut", "garbled")
        unsaved = trial.said(before, "cannot be written")
        at_most = 1 + trial.said(after, "was lost, maybe when the run was killed")
        if again > at_most and not damaged and not unsaved:
            wrong.append("%d forks were measured and are run again" % again)
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("jar")
    parser.add_argument("--trials", type=int, default=30)
    parser.add_argument("--first", type=int, default=0, help="number of the first trial")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--ends", default=",".join(ENDS))
    parser.add_argument("--disk", help="a folder on a small disk of its own, which trials fill")
    arguments = parser.parse_args()
    modes, ends = arguments.modes.split(","), ["full"] if arguments.disk else arguments.ends.split(",")
    # What runs in the background ignores SIGINT, and so would its children.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folder = tempfile.mkdtemp(prefix="kills-")
    bases, good = {}, 0
    for number in range(arguments.first, arguments.first + arguments.trials):
        rng = random.Random(arguments.seed * 1000 + number)
        mode, how = modes[number % len(modes)], ends[number % len(ends)]
        if mode not in bases:
            base, begun = Trial(os.path.abspath(arguments.jar), os.path.join(folder, mode), mode), time.time()
            if base.start(journal=False).wait() != 0:
                sys.exit(base.text(base.logs[0]))
            bases[mode] = base.shape(), base.started(base.logs[0]), time.time() - begun
            print("%s, uninterrupted: %d benchmarks, %d forks, %.0f s" % (mode, len(bases[mode][0]), *bases[mode][1:]),
                  flush=True)
        expected, all_forks, seconds = bases[mode]
        trial = Trial(os.path.abspath(arguments.jar), os.path.join(folder, "t%d" % number), mode, arguments.disk)
        done = [fill(trial, seconds, rng)] if how == "full" \
            else [interrupt(trial, how, seconds, rng) for _ in range(rng.choice([1, 1, 2]))]
        wrong = check(trial, how, expected, all_forks)
        good += not wrong
        print("%2d %-11s %-45s %s; forks started %s, taken %s" % (number, mode, "; ".join(done),
              "same" if not wrong else "DIFFERENT: " + "; ".join(wrong), [trial.started(log) for log in trial.logs],
              [trial.taken(log) for log in trial.logs]), flush=True)
        if not wrong:
            shutil.rmtree(trial.prints)
        if not wrong or arguments.disk:
            shutil.rmtree(trial.folder, ignore_errors=True)
    print("%d of %d resumed to the same; what differs is in %s" % (good, arguments.trials, folder))
    sys.exit(good < arguments.trials)


if __name__ == "__main__":
    main()
