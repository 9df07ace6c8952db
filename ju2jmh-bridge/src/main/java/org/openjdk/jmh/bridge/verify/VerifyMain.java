package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.bridge.verify.OutcomeFormat.Event;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The program of the verifying VM: lets JMH run one invocation of each benchmark, and writes how it went. */
public final class VerifyMain {

    private static final TimeValue TIMEOUT = TimeValue.seconds(60);

    private final PrintStream answers;
    private final Map<String, Subject> subjects = new LinkedHashMap<>();
    private final OutcomeFormat format = new OutcomeFormat(this::take);
    private Subject current;

    private VerifyMain(PrintStream answers) {
        this.answers = answers;
    }

    /**
     * Verifies benchmarks.
     *
     * @param args the file of subjects and the file for answers
     * @throws IOException if one of them cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        // Nothing is measured here, so another JMH run on this machine does not matter.
        System.setProperty("jmh.ignoreLock", "true");
        try (PrintStream answers = new PrintStream(args[1], StandardCharsets.UTF_8)) {
            new VerifyMain(answers).run(Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8));
        }
        // Threads that tests left behind must not keep this VM alive.
        Runtime.getRuntime().halt(0);
    }

    private void run(List<String> lines) {
        lines.stream().map(Subject::parse).forEach(subject -> subjects.put(subject.benchmark(), subject));
        Map<String, List<Subject>> byClass = subjects.values().stream()
                .collect(Collectors.groupingBy(Subject::benchmarkClass, LinkedHashMap::new, Collectors.toList()));
        byClass.forEach(this::runClass);
    }

    private void runClass(String type, List<Subject> members) {
        String methods = members.stream().map(Subject::benchmarkMethod).collect(Collectors.joining("|", "(", ")"));
        Options options = new OptionsBuilder()
                .include("^" + Pattern.quote(type) + "\\." + methods + "$")
                .mode(Mode.SingleShotTime)
                .warmupIterations(0)
                .measurementIterations(1)
                .forks(0)
                .threads(1)
                .timeout(TIMEOUT)
                .shouldFailOnError(false)
                .build();
        try {
            new Runner(options, format).run();
        } catch (RunnerException e) {
            members.forEach(subject -> tell("FAIL", subject, null, "unknown", "JMH: " + e.getMessage()));
        }
    }

    private void take(Event event, String detail) {
        switch (event) {
            case STARTED -> {
                current = subjects.get(detail);
                tell("START", current, format.set(), "", "");
            }
            case SUCCEEDED -> tell("OK", current, format.set(), "", "");
            case FAILED -> tell("FAIL", current, format.set(), JUnitCheck.run(current, format.set()), detail);
        }
    }

    private void tell(String what, Subject subject, String set, String underJUnit, String message) {
        List<String> fields = new ArrayList<>(List.of(what, subject.benchmark(), set == null ? "" : set, underJUnit, message));
        fields.replaceAll(field -> field.replaceAll("[\\t\\n\\r]", " "));
        answers.print(String.join("\t", fields) + "\n");
        answers.flush();
    }
}
