package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Main class of a judging VM: runs tests in JUnit and writes their results. */
public final class JUnitMain {

    /** Mode that runs a test alone, twice. */
    static final String TEST = "TEST";
    /** Mode that runs a test with all others of its class. */
    static final String CLASS = "CLASS";

    /** Beginning of the message for a test that cannot run because a part of JUnit is missing. */
    static final String INCOMPLETE = "cannot be run: ";

    private JUnitMain() {
    }

    /** Runs tests. The arguments are the file of subjects, the file for answers, and the mode. */
    public static void main(String[] args) throws IOException {
        AttemptWriter.main(args, (subjects, answers) -> {
            if (args[2].equals(TEST)) {
                subjects.forEach(subject -> runAlone(subject, answers));
            } else {
                classes(subjects).forEach(some -> runTogether(some, answers));
            }
        });
    }

    /** Groups tests by class. A member of a suite runs alone. */
    private static Collection<List<VerifiedBenchmark>> classes(List<VerifiedBenchmark> subjects) {
        return subjects.stream().collect(Collectors.groupingBy(subject -> switch (subject.way()) {
            case "JUPITER" -> subject.uniqueId().substring(0, subject.uniqueId().lastIndexOf('/'));
            case "SUITE" -> subject.line();
            default -> subject.testClass();
        }, LinkedHashMap::new, Collectors.toList())).values();
    }

    private static void runAlone(VerifiedBenchmark subject, AttemptWriter answers) {
        for (int i = 1; i <= VerifyingVm.INVOCATIONS; i++) {
            answers.started(subject, subject.set(), i);
            try {
                run(List.of(subject), true).get(0).check();
            } catch (Throwable failure) {
                // A failing test may throw anything.
                write(subject, i, failure, answers);
                return;
            }
        }
        answers.succeeded(subject, subject.set(), "");
    }

    private static void runTogether(List<VerifiedBenchmark> subjects, AttemptWriter answers) {
        answers.started(subjects.get(0), subjects.get(0).set(), 1);
        List<TestCheck> checks;
        try {
            checks = run(subjects, false);
        } catch (Throwable failure) {
            subjects.forEach(subject -> write(subject, 1, failure, answers));
            return;
        }
        for (int i = 0; i < subjects.size(); i++) {
            VerifiedBenchmark subject = subjects.get(i);
            try {
                checks.get(i).check();
                answers.succeeded(subject, subject.set(), "");
            } catch (Throwable failure) {
                write(subject, 1, failure, answers);
            }
        }
    }

    private static List<TestCheck> run(List<VerifiedBenchmark> subjects, boolean alone) throws Throwable {
        return switch (subjects.get(0).way()) {
            case "JUPITER" -> JupiterCheck.run(subjects, alone);
            case "SUITE" -> {
                RunnerCheck.runSuite(subjects.get(0));
                yield List.of(() -> {
                });
            }
            default -> RunnerCheck.run(subjects, alone);
        };
    }

    private static void write(VerifiedBenchmark subject, int invocation, Throwable failure, AttemptWriter answers) {
        missingPart(failure).ifPresentOrElse(
                part -> answers.refused(subject, INCOMPLETE + "JUnit's " + part + " is not on the class path"),
                () -> answers.failed(subject, subject.set(), invocation, failure.toString()));
    }

    /** Returns the missing class of JUnit that caused a failure; empty if there is none. */
    private static Optional<String> missingPart(Throwable failure) {
        return Optional.of(failure)
                .filter(NoClassDefFoundError.class::isInstance)
                .map(Throwable::getMessage)
                .filter(name -> name.startsWith("org/junit/") || name.startsWith("junit/"))
                .map(name -> name.replace('/', '.'));
    }
}
