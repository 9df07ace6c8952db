package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The program of a judging VM: lets JUnit run tests, and writes how they ended. */
public final class JUnitMain {

    /** The mode in which a test runs alone, and then once more. */
    static final String TEST = "TEST";
    /** The mode in which a test runs with all others of its class. */
    static final String CLASS = "CLASS";

    /** How the message of a test begins that JUnit cannot run, as it is incomplete itself. */
    static final String INCOMPLETE = "cannot be run: ";

    private JUnitMain() {
    }

    /**
     * Runs tests.
     *
     * @param args the file of subjects, the file for answers, and the mode
     * @throws IOException if one of the files cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        List<VerifiedBenchmark> subjects = Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8).stream()
                .map(VerifiedBenchmark::parse).toList();
        try (PrintStream out = new PrintStream(args[1], StandardCharsets.UTF_8)) {
            Answers answers = new Answers(out);
            if (args[2].equals(TEST)) {
                subjects.forEach(subject -> runAlone(subject, answers));
            } else {
                classes(subjects).forEach(some -> runTogether(some, answers));
            }
        }
        // Threads that tests left behind must not keep this VM alive.
        Runtime.getRuntime().halt(0);
    }

    /** The tests of each class; members of a suite have none around them. */
    private static Collection<List<VerifiedBenchmark>> classes(List<VerifiedBenchmark> subjects) {
        return subjects.stream().collect(Collectors.groupingBy(subject -> switch (subject.way()) {
            case "JUPITER" -> subject.uniqueId().substring(0, subject.uniqueId().lastIndexOf('/'));
            case "SUITE" -> subject.line();
            default -> subject.testClass();
        }, LinkedHashMap::new, Collectors.toList())).values();
    }

    private static void runAlone(VerifiedBenchmark subject, Answers answers) {
        for (int i = 1; i <= VerifyingVm.INVOCATIONS; i++) {
            answers.started(subject, subject.set(), i);
            try {
                run(List.of(subject), true).get(0).check();
            } catch (Throwable failure) {
                // A failing test may throw anything.
                tell(subject, i, failure, answers);
                return;
            }
        }
        answers.succeeded(subject, subject.set(), "");
    }

    private static void runTogether(List<VerifiedBenchmark> subjects, Answers answers) {
        answers.started(subjects.get(0), subjects.get(0).set(), 1);
        List<TestCheck> checks;
        try {
            checks = run(subjects, false);
        } catch (Throwable failure) {
            subjects.forEach(subject -> tell(subject, 1, failure, answers));
            return;
        }
        for (int i = 0; i < subjects.size(); i++) {
            VerifiedBenchmark subject = subjects.get(i);
            try {
                checks.get(i).check();
                answers.succeeded(subject, subject.set(), "");
            } catch (Throwable failure) {
                tell(subject, 1, failure, answers);
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

    private static void tell(VerifiedBenchmark subject, int invocation, Throwable failure, Answers answers) {
        missingPart(failure).ifPresentOrElse(
                part -> answers.refused(subject, INCOMPLETE + "JUnit's " + part + " is not on the class path"),
                () -> answers.failed(subject, subject.set(), invocation, failure.toString()));
    }

    /** The class of JUnit without which no test can be run. */
    private static Optional<String> missingPart(Throwable failure) {
        return Optional.of(failure)
                .filter(NoClassDefFoundError.class::isInstance)
                .map(Throwable::getMessage)
                .filter(name -> name.startsWith("org/junit/") || name.startsWith("junit/"))
                .map(name -> name.replace('/', '.'));
    }
}
