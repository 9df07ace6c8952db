"""Tables 6 and 7 of the ju2jmh paper beside what was measured: projects.py FOLDER

Reads FOLDER/PROJECT/SUITE/work/report/mutation.json, of the suites "hand" and "ju2jmh". Mutants that fail a test by
FOLDER/PROJECT/judged/mutants.json, where that is, do not count; those that are too slow for the tests do.
"""
import collections
import glob
import json
import os
import statistics
import sys

OPERATORS = ("ptw", "sts", "efl", "soc", "hwo")
PAPER_COMPARISONS = {  # table 6, rows "Total"; at 1, 5, 10 %
    "hand": ("JMH by hand", None, (38.8, 20.1, 15.5)), "ju2jmh": ("ju2jmh", None, (34.6, 7.9, 4.2)),
    "junit": ("JUnit", None, (15.7, 5.6, 3.5)), "autojmh": ("AutoJMH", None, (58.7, 22.3, 13.2))}
PAPER_MUTANTS = {  # table 7, rows "Total"
    "hand": ("JMH by hand", 46, (60.9, 43.5, 30.4)), "ju2jmh": ("ju2jmh", 155, (80.0, 48.4, 29.7)),
    "junit": ("JUnit", 155, (69.0, 37.4, 23.9)), "autojmh": ("AutoJMH", 155, (58.0, 22.6, 12.2))}


def judged(folder, project):
    file = os.path.join(folder, project, "judged", "mutants.json")
    if not os.path.exists(file):
        return {}
    with open(file) as text:
        return {each["mutant"]["id"]: each["state"] for each in json.load(text)["mutants"]}


class Suite:
    def __init__(self, folder, file):
        parts = os.path.normpath(file).split(os.sep)
        self.project, self.name = parts[-5], parts[-4]
        with open(file) as text:
            report = json.load(text)
        config = report["config"]
        every = [mutant for each in report["files"].values() for mutant in each["mutants"]]
        self.failing = {mutant for mutant, state in judged(folder, self.project).items() if state == "FAILS_TESTS"}
        self.valid = [each for each in every if each["status"] not in ("CompileError", "Ignored")
                      and each["id"] not in self.failing]
        self.operator = {each["id"]: each["mutatorName"] for each in every}
        self.covered = {each["id"] for each in self.valid if each["coveredBy"]}
        self.comparisons = [each for each in config["comparisons"] if not each["control"]
                            and each["mutant"] not in self.failing]
        self.controls = [each for each in config["comparisons"] if each["control"]]
        self.compared = {each["mutant"] for each in self.comparisons}
        self.seconds = sum(each["seconds"] for each in config["comparisons"])
        self.per_mutant = [each["duration"] / 1000 for each in self.valid if each["id"] in self.compared]


def killed(comparison, threshold):
    return comparison["ends"][threshold] == "KILLED"


def pa_kills(comparison, threshold):
    return comparison.get("publishedUpper", 2) < 1 - (0.01, 0.05, 0.10)[threshold]


def percent(part, of):
    return "-" if not of else f"{100 * part / of:.1f}"


def judged_by_pa(comparisons):
    """Forks that hang have no ratio."""
    return [each for each in comparisons if "publishedUpper" in each]


def cells(values):
    return " | ".join(values)


def comparisons_row(label, comparisons, kills):
    return f"| {label} | {len(comparisons)} | " + cells(
        percent(sum(kills(each, i) for each in comparisons), len(comparisons)) for i in range(3)) + " |"


def mutants_row(label, comparisons, covered, valid, kills):
    done = {each["mutant"] for each in comparisons}
    dead = [len({each["mutant"] for each in comparisons if kills(each, i)}) for i in range(3)]
    return f"| {label} | {valid} | {covered} | {len(done)} | " + cells(percent(each, len(done)) for each in dead) + " |"


def paper_rows(table, columns):
    for label, number, shares in table.values():
        print(f"| *{label}, paper* | " + " | ".join([""] * (columns - 1) + ["" if number is None else str(number)])
              + " | " + cells(f"{share}" for share in shares) + " |")


def main(folder):
    suites = [Suite(folder, file)
              for file in sorted(glob.glob(os.path.join(folder, "*", "*", "work", "report", "mutation.json")))]
    groups = []
    for name in ("hand", "ju2jmh"):
        own = [suite for suite in suites if suite.name == name]
        groups += [(f"{suite.project}, {name}", [suite]) for suite in own] + [(f"**both, {name}**", own)]
    print("Comparisons of a mutant with the original by one benchmark that execute it, and how many of them kill, in %:\n")
    print("| suite | comparisons | 1 % | 5 % | 10 % |\n| --- | ---: | ---: | ---: | ---: |")
    for label, of in groups:
        print(comparisons_row(label, [each for suite in of for each in suite.comparisons], killed))
    for label, of in groups:
        if len(of) > 1:
            print(comparisons_row(label + ", by `pa`",
                                  judged_by_pa(each for suite in of for each in suite.comparisons), pa_kills))
    paper_rows(PAPER_COMPARISONS, 1)
    print("\nMutants, and how many of those that were measured are killed, in %:\n")
    print("| suite | valid | covered | measured | 1 % | 5 % | 10 % |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for label, of in groups:
        print(mutants_row(label, [each for suite in of for each in suite.comparisons],
                          sum(len(suite.covered) for suite in of), sum(len(suite.valid) for suite in of), killed))
        if len(of) > 1:
            print(mutants_row(label + ", by `pa`", judged_by_pa(each for suite in of for each in suite.comparisons),
                              sum(len(suite.covered) for suite in of), sum(len(suite.valid) for suite in of), pa_kills))
    paper_rows(PAPER_MUTANTS, 3)
    print("\nBy operator, both projects: measured mutants, and how many are killed at 1, 5, 10 %:\n")
    print("| suite | " + cells(OPERATORS) + " |\n| --- |" + " ---: |" * len(OPERATORS))
    for name in ("hand", "ju2jmh"):
        row = []
        for operator in OPERATORS:
            own = [each for suite in suites if suite.name == name for each in suite.comparisons
                   if suite.operator[each["mutant"]] == operator]
            dead = [len({each["mutant"] for each in own if killed(each, i)}) for i in range(3)]
            row.append(f"{len({each['mutant'] for each in own})}: {', '.join(map(str, dead))}")
        print(f"| {name} | " + cells(row) + " |")
    for project in sorted({suite.project for suite in suites}):
        states = collections.Counter(judged(folder, project).values())
        if not states:
            continue
        print(f"\nBy its unit tests, {project}: " + ", ".join(f"{count} {state.lower().replace('_', ' ')}"
                                                           for state, count in states.most_common()))
    everything = judged_by_pa(each for suite in suites for each in suite.comparisons + suite.controls)
    controls = [each for suite in suites for each in suite.controls]
    print(f"\nControls: {len(controls)} comparisons, killed at 1, 5, 10 %: "
          + ", ".join(str(sum(killed(each, i) for each in controls)) for i in range(3)) + "; by `pa`: "
          + ", ".join(str(sum(pa_kills(each, i) for each in controls)) for i in range(3)))
    print(f"Agreement with `pa` on the same forks, of {len(everything)} comparisons: "
          + ", ".join(str(sum(killed(each, i) == pa_kills(each, i) for each in everything)) for i in range(3)))
    mutants = [seconds for suite in suites for seconds in suite.per_mutant]
    if mutants:
        print(f"Time of forks: {sum(suite.seconds for suite in suites):.0f} s; for a mutant and suite "
              f"{statistics.median(mutants):.1f} s (median of {len(mutants)}), at most {max(mutants):.1f} s")


if __name__ == "__main__":
    main(sys.argv[1])
