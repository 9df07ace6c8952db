package org.openjdk.jmh.bridge.verify;

import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.bridge.verify.OutcomeFormat.Event;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lets JMH run one invocation of each benchmark. */
final class JmhRun {

    private static final TimeValue TIMEOUT = TimeValue.seconds(60);

    private final Answers answers;
    private final Map<String, Subject> subjects = new LinkedHashMap<>();
    private final OutcomeFormat format = new OutcomeFormat(this::take);
    private Subject current;

    JmhRun(Answers answers) {
        this.answers = answers;
    }

    void run(List<Subject> all) {
        // Nothing is measured here, so another JMH run on this machine does not matter.
        System.setProperty("jmh.ignoreLock", "true");
        all.forEach(subject -> subjects.put(subject.benchmark(), subject));
        all.stream()
                .collect(Collectors.groupingBy(Subject::benchmarkClass, LinkedHashMap::new, Collectors.toList()))
                .forEach(this::runClass);
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
            members.forEach(subject -> answers.refused(subject, "JMH: " + e.getMessage()));
        }
    }

    private void take(Event event, String detail) {
        switch (event) {
            case STARTED -> {
                current = subjects.get(detail);
                answers.started(current, format.set());
            }
            case SUCCEEDED -> answers.succeeded(current, format.set(), "");
            case FAILED -> answers.failed(current, format.set(), detail);
        }
    }
}
