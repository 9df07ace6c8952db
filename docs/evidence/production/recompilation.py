#!/usr/bin/env python3
"""How long it takes a loaded service to compile again what it forgets when method timing is switched on, or off again.

Starts the service of docs/evidence/production/demo (FOLDER is the one that docs/evidence/production/demo/run has filled) and its client,
switches timing of some methods on and off by jcmd, and reads from the log of the compiler which compiled methods were given up
meanwhile, and when each was compiled again. LOGS/RATE-NUMBER.json keeps one start of the service, and is not made again.

    python3 docs/evidence/production/recompilation.py FOLDER LOGS --jdk /path/to/jdk-25 --rate 150 --number 1
    python3 docs/evidence/production/recompilation.py FOLDER LOGS            # the table of all that was kept
"""
import argparse
import collections
import glob
import json
import os
import re
import statistics
import subprocess
import sys
import time

FILTERS = ("shop.Store::load;shop.Cache::get;shop.Search::find;shop.Pages::write;shop.Similar::distance",
           "com.fasterxml.jackson.core.json.UTF8JsonGenerator", "com.fasterxml.jackson.core.json.ReaderBasedJsonParser")
SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<configuration version="2.0">
  <event name="jdk.MethodTiming">
    <setting name="enabled">true</setting>
    <setting name="filter">%s</setting>
    <setting name="period">endChunk</setting>
  </event>
</configuration>
"""
COMPILED = re.compile(r"\[(\d+)ms\]\S* +\d+ [ %sb!n]+([1-4]) +(\S+::\S+) (?:@ \d+ )?\(\d+ bytes\) *(made not entrant: .*)?$")
HIDDEN = re.compile(r"/0x[0-9a-f]+")
GIVEN_UP = "made not entrant: marked for deoptimization"
SETTLING_MILLIS = 1000
TOGETHER_MILLIS = 100
LONGEST_SECONDS = 3600


def milliseconds():
    return int(time.time() * 1000)


def switch(arguments, pid, *command):
    """When jcmd was called and when it had ended."""
    begin = milliseconds()
    subprocess.run([os.path.join(arguments.jdk, "bin", "jcmd"), str(pid), *command], check=True, stdout=subprocess.DEVNULL)
    return begin, milliseconds()


def run(arguments, log):
    java = os.path.join(arguments.jdk, "bin", "java")
    classes = os.path.join(arguments.folder, "classes")
    path = os.pathsep.join([classes] + sorted(glob.glob(os.path.join(arguments.folder, "jackson-*.jar"))))
    service = subprocess.Popen([java, "-Xlog:jit+compilation=debug:file=" + log + ":timemillis:filecount=0", "-cp", path,
                                "shop.Service"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    client = subprocess.Popen([java, "-cp", path, "shop.Client", service.stdout.readline().strip(), str(LONGEST_SECONDS),
                               str(arguments.rate)])
    switches = []
    time.sleep(arguments.warm)
    for number, methods in enumerate(FILTERS):
        settings = log + ".jfc"
        with open(settings, "w") as file:
            file.write(SETTINGS % methods)
        name = "name=timing%d" % number
        switches.append(("on", methods, *switch(arguments, service.pid, "JFR.start", name, "settings=" + settings)))
        time.sleep(arguments.on)
        switches.append(("off", methods, *switch(arguments, service.pid, "JFR.stop", name)))
        time.sleep(arguments.off)
    end = milliseconds()
    if client.poll() is not None:
        sys.exit("the client ended too early: what was switched last was not loaded")
    client.terminate()
    client.wait()
    service.stdin.close()
    service.wait()
    return switches, end


def timed(methods, compiled):
    """Whether a compiled method is among those that a filter of the recorder names."""
    return any(compiled == one or compiled.startswith(one + "::") for one in methods.split(";"))


def recompiled(log, switches, end_of_last):
    """For each switch: methods given up when timed ones were, with the seconds until each was compiled again, and at the level
    that it had. What class loading makes the compiler give up at other times does not count."""
    lines = []
    with open(log) as file:
        for line in file:
            found = COMPILED.match(line.rstrip())
            if found:
                lines.append((int(found[1]), int(found[2]), HIDDEN.sub("", found[3]), found[4]))
    ends = [each[2] for each in switches[1:]] + [end_of_last]
    result = []
    for (state, methods, begin, done), end in zip(switches, ends):
        given_up = [each for each in lines if each[3] == GIVEN_UP and begin <= each[0] <= done + SETTLING_MILLIS]
        moments = [at for at, _, method, _ in given_up if timed(methods, method)]
        lost = {}
        for at, level, method, _ in given_up:
            if any(abs(at - moment) <= TOGETHER_MILLIS for moment in moments):
                lost[method] = (max(level, lost.get(method, (0, 0))[0]), at)
        affected = {}
        for method, (before, at) in lost.items():
            after = [(then, level) for then, level, name, left in lines if name == method and left is None and at < then < end]
            affected[method] = [next(((then - at) / 1000 for then, level in after if level >= least), None)
                                for least in (1, before)]
        result.append({"state": state, "methods": methods, "seconds": (end - begin) / 1000,
                       "switching": (done - begin) / 1000, "affected": affected})
    return result


def quantile(values, share):
    """The smallest time within which this share was compiled again; methods that never were count as slowest."""
    ranked = sorted(float("inf") if value is None else value for value in values)
    value = ranked[max(0, -(-len(ranked) * share // 100) - 1)]
    return "-" if value == float("inf") else "%.1f" % value


def within(values, seconds):
    return "%.0f" % (100 * sum(value is not None and value <= seconds for value in values) / len(values))


def table(logs):
    rows = collections.defaultdict(list)
    for path in sorted(glob.glob(os.path.join(logs, "*.json"))):
        with open(path) as file:
            kept = json.load(file)
        for each in kept["switches"]:
            rows[kept["rate"], each["state"]].append(each)
    print("| requests a second | switched | times | took s | methods given up | compiled again within 50, 90 % | of all, % in 7 s | 30 s "
          "| 60 s | at the old level within 50, 90 % | of all, % in 30 s | 60 s |")
    print("| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for (rate, state), switches in sorted(rows.items(), reverse=True):
        again, fully = ([times[index] for each in switches for times in each["affected"].values()] for index in (0, 1))
        if not again:
            continue
        print("| " + " | ".join([str(rate), state, str(len(switches)),
                                 "%.1f" % statistics.median(each["switching"] for each in switches), str(len(again)),
                                 ", ".join(quantile(again, share) for share in (50, 90)), within(again, 7),
                                 within(again, 30), within(again, 60),
                                 ", ".join(quantile(fully, share) for share in (50, 90)), within(fully, 30),
                                 within(fully, 60)]) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("logs")
    parser.add_argument("--jdk", help="folder of JDK 25; without it, nothing is run")
    parser.add_argument("--rate", type=int, default=150, help="requests a second")
    parser.add_argument("--number", type=int, default=1, help="of the start, so that there may be several")
    parser.add_argument("--warm", type=int, default=45, help="seconds of load before the first switch")
    parser.add_argument("--on", type=int, default=62, help="seconds of recording")
    parser.add_argument("--off", type=int, default=62, help="seconds after recording")
    arguments = parser.parse_args()
    os.makedirs(arguments.logs, exist_ok=True)
    kept = os.path.join(arguments.logs, "%d-%d.json" % (arguments.rate, arguments.number))
    if arguments.jdk and not os.path.exists(kept):
        log = kept.replace(".json", ".log")
        switches, end = run(arguments, log)
        with open(kept, "w") as file:
            json.dump({"rate": arguments.rate, "load": os.getloadavg()[0], "switches": recompiled(log, switches, end)}, file,
                      indent=1)
    table(arguments.logs)


if __name__ == "__main__":
    main()
