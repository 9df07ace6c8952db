#!/usr/bin/env python3
"""Releases whose notes call something faster: is a method named that they changed? docs/evidence/why.md.

    python3 pairs.py FOLDER run SECONDS [NEWER_JDK]       # by time; again: goes on
    python3 pairs.py FOLDER counted SECONDS [NEWER_JDK]   # by counts
    python3 pairs.py FOLDER table [counted]

Needs what mutants.py does. The methods that count as right were written down from the notes, before any run.
"""
import json
import os
import re
import shutil
import sys
import time

import mutants

RELEASES = os.path.join(mutants.ROOT, "docs", "evidence", "releases")
HOW = {"pairs": ["-wi", "2", "-w", "200ms", "-i", "3", "-r", "150ms", "-f", "5", "-whyall"],
       "counted": ["-count", "instructions", "-f", "3", "-whyall"]}

# Class of benchmarks, its folder, artifacts with the version before and after, and by benchmark: who says so, and what
# method would be right.
PAIRS = [
    ("LangStrings", RELEASES, ["org.apache.commons:commons-lang3"], "3.3.2", "3.4", {
        "escapeHtml4": ("LANG-877, LANG-935", r"Translator\.translate\("),
        "normalizeSpace": ("LANG-1020", r"StringUtils\.normalizeSpace\("),
        "appendCharSequence": ("LANG-1098", r"StrBuilder\.append\(")}),
    ("Texts", mutants.HERE, ["org.apache.commons:commons-lang3"], "3.6", "3.7", {
        "replace": ("LANG-1358", r"StringUtils\.replace\(")}),
    ("Phonetic", RELEASES, ["commons-codec:commons-codec"], "1.8", "1.9", {
        "beiderMorse": ("CODEC-174", r"language\.bm\.")}),
    ("LongNumbers", RELEASES, ["com.fasterxml.jackson.core:jackson-core"], "2.12.7", "2.13.0", {
        "decimal": ("jackson-core 677", r"BigDecimal|NumberInput|TextBuffer")}),
    ("Pages", mutants.HERE, ["org.jsoup:jsoup"], "1.12.2", "1.13.1", {
        "parse": ("\"substantial parse speed improvements\"", r"jsoup\.(parser|nodes)\.")}),
    ("Selectors", mutants.HERE, ["org.jsoup:jsoup"], "1.18.1", "1.18.2", {
        "escape": ("jsoup 2183", r"nodes\.Entities")}),
    ("Selectors", mutants.HERE, ["org.jsoup:jsoup"], "1.18.3", "1.19.1", {
        "descendants": ("jsoup 2254", r"select\.(StructuralEvaluator|CombiningEvaluator|Evaluator)")}),
    ("Similarity", mutants.HERE, ["org.apache.commons:commons-text"], "1.9", "1.10.0", {
        "limitedDistance": ("TEXT-188", r"LevenshteinDistance\.limitedCompare\("),
        "subsequence": ("TEXT-212", r"LongestCommonSubsequence\.")}),
    ("Samples", mutants.HERE, ["org.apache.commons:commons-rng-" + part for part in ("sampling", "simple", "core", "client-api")],
     "1.4", "1.5", {"uniformLong": ("RNG-172", r"UniformLongSampler")}),
    ("Spheres", mutants.HERE, ["org.apache.commons:commons-rng-" + part for part in ("sampling", "simple", "core", "client-api")],
     "1.3", "1.4", {"point": ("RNG-129", r"UnitSphereSampler")}),
    ("Ranges", mutants.HERE, ["org.apache.commons:commons-rng-" + part for part in ("sampling", "simple", "core", "client-api")],
     "1.6", "1.7", {
        "openInterval": ("RNG-190", r"ContinuousUniformSampler"),
        "shuffle": ("RNG-187", r"ArraySampler\.")}),
    ("Appending", mutants.HERE, ["com.google.code.gson:gson"], "2.9.1", "2.10", {
        "append": ("Gson 1706", r"Streams.AppendableWriter\.")}),
    ("Caches", mutants.HERE, ["com.github.ben-manes.caffeine:caffeine"], "3.0.0", "3.0.1", {
        "putIfAbsent": ("Caffeine 506", r"BoundedLocalCache\.put")}),
    ("Caches", mutants.HERE, ["com.github.ben-manes.caffeine:caffeine"], "3.2.2", "3.2.3", {
        "maximum": ("Caffeine 1897", r"BoundedEviction\.getMaximum|BoundedLocalCache\.(evictionLock|maximum)")}),
    ("JdkClasses", RELEASES, [], "", "", {
        "hashOfInts": ("JDK-8282664", r"ArraysSupport|Arrays\.hashCode\("),
        "textOfDoubles": ("JDK-4511638", r"DoubleToDecimal|FloatingDecimal")}),
]
# What of an artifact's dependencies is needed and has versions of its own.
OTHERS = {"Similarity": ["org.apache.commons:commons-lang3:3.12.0"]}


def cases(newer, only=""):
    for name, sources, artifacts, before, after, benchmarks in PAIRS:
        if artifacts or newer:
            for benchmark, (note, right) in benchmarks.items():
                if re.search(only, benchmark):
                    yield name, sources, artifacts, before, after, benchmark, note, right


def done(folder, how):
    file = os.path.join(folder, how + ".jsonl")
    if not os.path.exists(file):
        return []
    with open(file) as lines:
        return list(map(json.loads, lines))


def report(folder, how, benchmark, after):
    return os.path.join(folder, "reports", "%s-%s-%s.json" % (how, benchmark, after))


def run(folder, how, seconds, newer, only=""):
    jars = os.path.join(folder, "jars")
    os.makedirs(os.path.join(folder, "reports"), exist_ok=True)
    end = time.time() + seconds
    known = {(row["class"], row["benchmark"], row["after"]) for row in done(folder, how)}
    for name, sources, artifacts, before, after, benchmark, note, right in cases(newer, only):
        if (name, benchmark, after) in known or time.time() > end:
            continue
        of = {version: [artifact + ":" + version for artifact in artifacts] + OTHERS.get(name, []) for version in (before, after)}
        if artifacts:
            mutants.run([os.path.join(mutants.ROOT, "docs/evidence/fetch"), jars] + sorted(set(of[before] + of[after])))
        libraries = {version: [os.path.join(jars, "%s-%s.jar" % tuple(each.split(":")[1:])) for each in of[version]] for version in of}
        classes = os.path.join(folder, "pairs", name + after)
        if not os.path.exists(classes):
            mutants.compile_benchmarks(name, classes, *libraries[before], folder=sources)
        sides = {version: mutants.path(classes, *libraries[version], mutants.JMH) for version in libraries}
        package = "releases." if sources == RELEASES else "why."
        baseline = ["-vs", sides[before]] if artifacts else ["-vsJvm", shutil.which("java"), "-jvm", os.path.join(newer, "bin", "java")]
        found = report(folder, how, benchmark, after)
        row = mutants.compare(sides[after], baseline, package + name + "." + benchmark, found,
                              HOW[how] + ["-rf", "json", "-rff", found[:-5] + "-forks.json"])
        with open(os.path.join(folder, how + ".jsonl"), "a") as file:
            file.write(json.dumps(dict({"class": name, "benchmark": benchmark, "before": before, "after": after, "note": note,
                                        "right": right}, **row)) + "\n")


def table(folder, how):
    for row in done(folder, how):
        print("%s %s %s-%s: %s %.3g, %d blocks, load %.0f %s" % (row["benchmark"], row["note"], row["before"], row["after"],
                                                                row.get("verdict"), row.get("ratio", 0), row.get("blocks", 0), row["load"],
                                                                row.get("obstacle") or row.get("failure", "")[-500:]))
        for what in ("time", "allocation"):
            for method, code, share in row.get(what, []):
                # Counts know no descriptors.
                right = re.search(row["right"], method if "(" in method else method + "(")
                print("   ", what, "right" if right else "-----", share, code, method)


def main():
    folder, step, *more = sys.argv[1:]
    folder = os.path.abspath(folder)
    if step == "table":
        table(folder, more[0] if more else "pairs")
    else:
        run(folder, "counted" if step == "counted" else "pairs", float(more[0]), more[1] if len(more) > 1 else None)


if __name__ == "__main__":
    main()
