package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

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
            subjects.forEach(subject -> run(subject, args[2], new Answers(out)));
        }
        // Threads that tests left behind must not keep this VM alive.
        Runtime.getRuntime().halt(0);
    }

    private static void run(VerifiedBenchmark subject, String mode, Answers answers) {
        boolean alone = mode.equals(TEST);
        int times = alone ? VerifyingVm.INVOCATIONS : 1;
        for (int i = 1; i <= times; i++) {
            answers.started(subject, subject.set(), i);
            try {
                runOnce(subject, alone);
            } catch (Throwable failure) {
                // A failing test may throw anything.
                tell(subject, i, failure, answers);
                return;
            }
        }
        answers.succeeded(subject, subject.set(), "");
    }

    private static void runOnce(VerifiedBenchmark subject, boolean alone) throws Throwable {
        switch (subject.way()) {
            case "JUPITER" -> JupiterCheck.run(subject, alone);
            case "SUITE" -> RunnerCheck.runSuite(subject);
            default -> RunnerCheck.run(subject, alone);
        }
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
