package org.openjdk.jmh.bridge.verify;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.bridge.verify.OutcomeFormat.Event;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Lets JMH run each benchmark twice in one trial. */
final class JmhRun {

    private static final TimeValue TIMEOUT = TimeValue.seconds(60);

    private final Answers answers;
    private final Map<String, VerifiedBenchmark> subjects = new LinkedHashMap<>();
    private final OutcomeFormat format = new OutcomeFormat(this::take);
    private @Nullable VerifiedBenchmark current;
    private int invocation;

    JmhRun(Answers answers) {
        this.answers = answers;
    }

    void run(List<VerifiedBenchmark> all) {
        // Nothing is measured here, so another JMH run on this machine does not matter.
        System.setProperty("jmh.ignoreLock", "true");
        all.forEach(subject -> subjects.put(subject.benchmark(), subject));
        all.stream()
                .collect(Collectors.groupingBy(
                        subject -> List.of(subject.benchmarkClass(), Optional.ofNullable(subject.set())),
                        LinkedHashMap::new, Collectors.toList()))
                .values().forEach(this::runClass);
    }

    /** Runs benchmarks of one class, all with the same parameter set or each with all of its own. */
    private void runClass(List<VerifiedBenchmark> members) {
        String type = members.get(0).benchmarkClass();
        String set = members.get(0).set();
        String methods =
                members.stream().map(VerifiedBenchmark::benchmarkMethod).collect(Collectors.joining("|", "(", ")"));
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + Pattern.quote(type) + "\\." + methods + "$")
                .mode(Mode.SingleShotTime)
                .warmupIterations(0)
                .measurementIterations(VerifyingVm.INVOCATIONS)
                .forks(0)
                .threads(1)
                .timeout(TIMEOUT)
                .shouldFailOnError(false);
        if (set != null) {
            options.param("set", set);
        }
        try {
            new Runner(options.build(), format).run();
        } catch (RunnerException e) {
            members.forEach(subject -> answers.refused(subject, "JMH: " + e.getMessage()));
        }
    }

    private void take(Event event, String detail) {
        switch (event) {
            case STARTED -> {
                current = subjects.get(detail);
                invocation = 1;
                answers.started(running(), format.set(), invocation);
            }
            case REPEATED -> {
                invocation++;
                answers.started(running(), format.set(), invocation);
            }
            case SUCCEEDED -> answers.succeeded(running(), format.set(), "");
            case FAILED -> answers.failed(running(), format.set(), invocation, detail);
        }
    }

    private VerifiedBenchmark running() {
        if (current == null) {
            throw new IllegalStateException("JMH runs what nobody asked for");
        }
        return current;
    }
}
