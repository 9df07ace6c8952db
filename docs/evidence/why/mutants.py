#!/usr/bin/env python3
"""Is the mutated method named? Mutants of four libraries beside their original with -why: docs/evidence/why.md.

    python3 mutants.py FOLDER prepare           # fetches, compiles, makes mutants, asks which benchmark executes which
    python3 mutants.py FOLDER draw              # FOLDER/mutants.csv and FOLDER/controls.csv, before anything is compared
    python3 mutants.py FOLDER run even SECONDS  # compares those with even numbers; again: goes on; odd, controls
    python3 mutants.py FOLDER table even        # what was named; odd, controls

Needs a build (mvn package -DskipTests), and Maven, which fetches libraries. JMH_JAR names another jar of this JMH than
that of the samples.
"""
import csv
import glob
import json
import math
import os
import random
import subprocess
import sys
import time
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, "..", "..", ".."))
JMH = os.environ.get("JMH_JAR", os.path.join(ROOT, "jmh-samples", "target", "benchmarks.jar"))
SEED = 38

# Name of the benchmarks' class, the library, and the classes that are mutated.
LIBRARIES = {
    "Texts": ("org.apache.commons:commons-lang3:3.4",
              r"org\.apache\.commons\.lang3\.(text\.(translate\.(Aggregate|CharSequence|Lookup|Numeric|Unicode|CodePoint).*"
              r"|StrSubstitutor|StrTokenizer|StrMatcher.*|StrLookup.*)|time\.FastDate.*"
              r"|builder\.(HashCodeBuilder|ToStringBuilder|StandardToStringStyle|ToStringStyle))"),
    "Codes": ("commons-codec:commons-codec:1.9",
              r"org\.apache\.commons\.codec\.(binary\.(Base64|Base32|BaseNCodec.*|Hex|StringUtils)|digest\.Md5Crypt|net\..*"
              r"|language\.(Metaphone|ColognePhonetic.*|DoubleMetaphone.*|Nysiis|MatchRating.*))"),
    "Pages": ("org.jsoup:jsoup:1.13.1", r"org\.jsoup\.(parser|nodes|select|internal|helper)\..*"),
    "Trees": ("com.google.code.gson:gson:2.8.5", r"com\.google\.gson\.(Json.*|Gson|stream\..*|internal\.(bind\..*|LinkedTreeMap.*|Streams))"),
}
DELAYS = ["delay:50ns", "delay:200ns", "delay:1us", "delay:5us", "delay:20us"]
ALLOCATING = ["cache", "pattern", "capacity", "box", "ptw", "list"]
OTHERS = ["sts", "efl", "soc", "recompute", "exit", "lock"]
# Of each library: delays of 20 to 100 % of an operation, longer ones, sleeps, allocations, others.
WANTED = {"short": 6, "long": 6, "sleep": 3, "allocation": 6, "other": 3}
MOST_ALLOCATIONS_ASKED = 16
MOST_SLEEPS = 40
CONTROLS = 40
FORK = ["-wi", "2", "-w", "100ms", "-i", "3", "-r", "150ms"]
FIELDS = ["number", "kind", "library", "benchmark", "mutant", "operator", "method", "executions", "nanoseconds", "effect", "bytes"]


def run(arguments, **more):
    return subprocess.run(["nice", "-n", "5"] + arguments, check=True, **more)


def path(*entries):
    return os.pathsep.join(entries)


class Library:
    """A library with its benchmarks and mutants."""

    def __init__(self, folder, name):
        self.name = name
        self.artifact, self.classes = LIBRARIES[name]
        self.folder = os.path.join(folder, name)
        _, artifact, version = self.artifact.split(":")
        self.jar = os.path.join(folder, "jars", "%s-%s.jar" % (artifact, version))
        self.work = os.path.join(self.folder, "work")
        self.benchmarks = os.path.join(self.folder, "benchmarks")
        self.original = path(os.path.join(self.work, "originals"), self.benchmarks, self.jar, JMH)

    def with_mutant(self, mutant):
        return path(os.path.join(self.work, "classes", mutant), self.original)

    def mutants(self):
        with open(os.path.join(self.work, "mutants.json")) as file:
            return {entry["mutant"]["id"]: entry["mutant"] for entry in json.load(file)["mutants"] if entry["state"] == "COMPILED"}

    def coverage(self):
        """How often an operation of each benchmark executes each mutant."""
        with open(os.path.join(self.work, "journal.jsonl")) as file:
            lines = [json.loads(line).get("coverage") for line in file]
        return {each["benchmark"].split(" ")[0]: each["hits"] for each in lines if each and each["operations"]}

    def prepare(self, folder):
        run([os.path.join(ROOT, "docs/evidence/fetch"), os.path.join(folder, "jars"), self.artifact, self.artifact + ":jar:sources"])
        compile_benchmarks(self.name, self.benchmarks, self.jar)
        if not os.path.exists(self.folder + "/sources"):
            with zipfile.ZipFile(self.jar[:-4] + "-sources.jar") as sources:
                sources.extractall(self.folder + "/sources")
        mutate = os.path.join(ROOT, "jmh-core/jmh-mutate/target/mutate.jar")
        if not os.path.exists(self.work + "/mutants.json"):
            run(["java", "-jar", mutate, "mutants", "-s", self.folder + "/sources", "-cp", self.jar, "--work", self.work, "-c",
                 self.classes, "-m", "60", "--seed", str(SEED), "-o", ",".join(DELAYS + ["hwo"] + ALLOCATING + OTHERS)])
        if not os.path.exists(self.folder + "/base.json"):
            # A budget of nothing: which benchmark executes what is found out all the same.
            run(["java", "-jar", mutate, "kill", "--work", self.work, "-b", path(self.benchmarks, self.jar, JMH),
                 "--include", r"^why\.", "--budget", "1s"], stdout=subprocess.DEVNULL)
            self.measure(self.original, r"^why\.", "/base.json", ["-wi", "2", "-w", "200ms", "-i", "2", "-r", "200ms"])

    def measure(self, class_path, benchmark, file, length):
        """Nanoseconds and bytes of an operation by benchmark, in one fork."""
        run(["java", "-Djmh.ignoreLock=true", "-cp", class_path, "org.openjdk.jmh.Main", benchmark, "-f", "1", "-prof", "gc", "-rf",
             "json", "-rff", self.folder + file] + length, stdout=subprocess.DEVNULL)
        return self.measured(file)

    def measured(self, file="/base.json"):
        with open(self.folder + file) as results:
            return {each["benchmark"]: (each["primaryMetric"]["score"], allocated(each["secondaryMetrics"]))
                    for each in json.load(results)}

    def bytes_more(self, mutant, benchmark, base):
        _, allocated = self.measure(self.with_mutant(mutant), "^" + benchmark + "$", "/allocation.json",
                                    ["-wi", "1", "-w", "200ms", "-i", "1", "-r", "200ms"])[benchmark]
        return allocated - base[benchmark][1]

    def draw(self, chance):
        """Drawn of what is executed; a mutant counts as allocating where one fork of it allocated more."""
        base = self.measured()
        mutants = self.mutants()
        executed = [(mutant, benchmark, hits) for benchmark, all_hits in sorted(self.coverage().items())
                    for mutant, hits in sorted(all_hits.items()) if hits > 0 and mutant in mutants]
        chance.shuffle(executed)
        left = dict(WANTED)
        asked = 0
        seen = set()
        for mutant, benchmark, hits in executed:
            operator = mutants[mutant]["operator"]
            effect = hits * nanoseconds(operator) / base[benchmark][0]
            kind = kind_of(operator, effect, hits)
            if mutant in seen or left.get(kind, 0) == 0:
                continue
            more = ""
            if kind == "allocation":
                if asked == MOST_ALLOCATIONS_ASKED:
                    continue
                asked += 1
                seen.add(mutant)
                more = self.bytes_more(mutant, benchmark, base)
                if more < max(16, 0.02 * base[benchmark][1]):
                    continue
            seen.add(mutant)
            left[kind] -= 1
            yield {"kind": kind, "library": self.name, "benchmark": benchmark, "mutant": mutant, "operator": operator,
                   "method": mutants[mutant]["className"] + "." + mutants[mutant]["method"], "executions": "%.4g" % hits,
                   "nanoseconds": "%.4g" % base[benchmark][0], "effect": "%.3g" % effect if effect else "",
                   "bytes": "%.0f" % more if more != "" else ""}

    def unexecuted(self):
        """Delays in methods that no benchmark executes, of classes that one does: as good as no change."""
        mutants = self.mutants()
        coverage = self.coverage()
        executed = {mutant for hits in coverage.values() for mutant, count in hits.items() if count > 0}
        classes = {}
        for benchmark, hits in sorted(coverage.items()):
            for mutant in hits:
                if mutant in mutants and hits[mutant] > 0:
                    classes.setdefault(mutants[mutant]["className"], benchmark)
        return [(classes[mutant["className"]], name) for name, mutant in sorted(mutants.items())
                if mutant["operator"].startswith("delay") and name not in executed and mutant["className"] in classes]


def allocated(metrics):
    """Bytes of an operation; the name has a dot in front in some versions."""
    return next(metric["score"] for name, metric in metrics.items() if name.endswith("gc.alloc.rate.norm"))


def compile_benchmarks(name, target, *class_path, folder=HERE):
    os.makedirs(target, exist_ok=True)
    processor = [jar for jar in glob.glob(os.path.join(ROOT, "jmh-generator-annprocess/target/jmh-generator-annprocess-*.jar"))
                 if "sources" not in jar and "javadoc" not in jar][0]
    run(["javac", "-Ajmh.lint=off", "-processorpath", path(processor, JMH), "-cp", path(JMH, *class_path), "-d", target,
         os.path.join(folder, name + ".java")])


def nanoseconds(operator):
    """What a delay takes; 0 for other mutations."""
    if not operator.startswith("delay:"):
        return 0
    text = operator[len("delay:"):]
    return float(text[:-2]) * {"ns": 1, "us": 1e3}[text[-2:]]


def kind_of(operator, effect, executions):
    """Empty for delays that nobody would notice, or that take as long as a fork."""
    if operator.startswith("delay:"):
        return "short" if 0.2 <= effect <= 1 else "long" if 1 < effect <= 100 else ""
    if operator == "hwo":
        return "sleep" if executions <= MOST_SLEEPS else ""
    return "allocation" if operator in ALLOCATING else "other"


def draw(folder):
    chance = random.Random(SEED)
    libraries = [Library(folder, name) for name in LIBRARIES]
    rows = [row for library in libraries for row in library.draw(chance)]
    chance.shuffle(rows)
    write(folder, "mutants.csv", rows)
    controls = []
    for library in libraries:
        unexecuted = library.unexecuted()
        chance.shuffle(unexecuted)
        benchmarks = sorted(library.coverage())
        for i in range(CONTROLS // len(libraries)):
            benchmark, mutant = unexecuted[i] if i % 2 and i < len(unexecuted) else (benchmarks[i % len(benchmarks)], "")
            controls.append({"kind": "control", "library": library.name, "benchmark": benchmark, "mutant": mutant})
    chance.shuffle(controls)
    write(folder, "controls.csv", controls)


def write(folder, name, rows):
    with open(os.path.join(folder, name), "w", newline="") as file:
        out = csv.DictWriter(file, FIELDS, restval="", lineterminator="\n")
        out.writeheader()
        for number, row in enumerate(rows):
            out.writerow(dict(row, number=number))


def read(folder, which):
    with open(os.path.join(folder, "controls.csv" if which == "controls" else "mutants.csv")) as file:
        rows = list(csv.DictReader(file))
    return rows if which == "controls" else [row for row in rows if int(row["number"]) % 2 == (which == "odd")]


def done(folder, which):
    file = os.path.join(folder, "named-%s.jsonl" % which)
    if not os.path.exists(file):
        return {}
    with open(file) as lines:
        return {row["number"]: row for row in map(json.loads, lines)}


def compare(candidate, baseline, benchmark, report, more):
    """Compares with a baseline that options name; what is named, and whether the benchmark was decided."""
    started = time.time()
    ended = subprocess.run(["java", "-Djmh.ignoreLock=true", "-cp", candidate, "org.openjdk.jmh.Main", "^" + benchmark + "$", "-report",
                            report] + baseline + more, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    row = {"seconds": round(time.time() - started), "load": os.getloadavg()[0]}
    with open(report[:-len(".json")] + ".txt", "w") as console:
        console.write(ended.stdout)
    if not os.path.exists(report):
        return dict(row, failure=ended.stdout[-2000:])
    with open(report) as file:
        comparison = json.load(file)
    score = next((each for each in comparison["comparisons"] if each["metric"] == "score"), None)
    if score is None:
        return dict(row, failure="not compared: " + ended.stdout[-2000:])
    row.update(verdict=score["verdict"], ratio=score["ratio"], lower=score["lower"], upper=score["upper"], blocks=len(score["looks"]))
    for explanation in comparison.get("explanations", []):
        row["obstacle"] = explanation["obstacle"]
        for what in ("time", "allocation"):
            if what in explanation:
                row[what] = [[each["method"], each["code"], round(each["share"], 3)] for each in explanation[what]["culprits"]]
    return row


def run_all(folder, which, seconds):
    os.makedirs(os.path.join(folder, "reports"), exist_ok=True)
    end = time.time() + seconds
    known = done(folder, which)
    for row in read(folder, which):
        if row["number"] in known:
            continue
        if time.time() > end:
            return
        library = Library(folder, row["library"])
        everything = which == "controls" or row["kind"] == "allocation"
        candidate = library.with_mutant(row["mutant"]) if row["mutant"] else library.original
        report = os.path.join(folder, "reports", "%s-%s.json" % (which, row["number"]))
        named = compare(candidate, ["-vs", library.original], row["benchmark"], report, FORK + ["-f", "3" if which == "controls" else "5", "-why" + ("all" if everything else "")])
        with open(os.path.join(folder, "named-%s.jsonl" % which), "a") as file:
            file.write(json.dumps(dict(row, **named)) + "\n")


def rank(row, what):
    """Where the mutated method stands among those named, from 0; none: infinite."""
    names = [each[0] for each in row.get(what, [])]
    return names.index(row["method"]) if row["method"] in names else math.inf


def table(folder, which):
    rows = list(done(folder, which).values())
    loads = [row["load"] for row in rows]
    print("%d compared, load %.0f to %.0f, %.0f s each" % (len(rows), min(loads), max(loads), sum(row["seconds"] for row in rows) / len(rows)))
    if which == "controls":
        named = [row for row in rows if row.get("time")]
        print("named for nothing: %d of %d; by allocation %d" % (len(named), len(rows), sum(bool(row.get("allocation")) for row in rows)))
        for row in named:
            print(row["number"], row["benchmark"], row["verdict"], row["time"])
        return
    print("kind, compared, decided, named first, among three, first by allocation")
    for kind in list(WANTED) + [""]:
        of = [row for row in rows if kind in ("", row["kind"])]
        decided = [row for row in of if row.get("verdict") in ("slower", "faster")]
        print("%-11s %3d %3d %3d %3d %3d" % (kind or "all", len(of), len(decided), sum(rank(row, "time") == 0 for row in decided),
                                             sum(rank(row, "time") < 3 for row in decided), sum(rank(row, "allocation") == 0 for row in of)))
    for row in rows:
        wanted = "allocation" if row["kind"] == "allocation" else "time"
        decided = row.get("verdict") in ("slower", "faster")
        if "failure" in row or (decided and rank(row, "time") > 0) or (wanted == "allocation" and rank(row, wanted) > 0):
            print(row["number"], row["operator"], row["benchmark"], row["method"], row.get("verdict"), row.get("ratio"), row.get("obstacle"),
                  row.get("time"), row.get("allocation"), row.get("failure", ""))


def main():
    folder, step, *more = sys.argv[1:]
    folder = os.path.abspath(folder)
    if step == "prepare":
        for name in LIBRARIES:
            Library(folder, name).prepare(folder)
    elif step == "draw":
        draw(folder)
    elif step == "run":
        run_all(folder, more[0], float(more[1]))
    elif step == "table":
        table(folder, more[0])
    else:
        sys.exit("prepare, draw, run or table, not " + step)


if __name__ == "__main__":
    main()
