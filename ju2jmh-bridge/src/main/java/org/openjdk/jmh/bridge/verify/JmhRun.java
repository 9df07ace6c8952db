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

/** Runs each benchmark twice in JMH, in one trial. */
final class JmhRun {

    /** Shorter than the time limit of the VM, so that JMH can interrupt a benchmark that waits. */
    private static final TimeValue TIMEOUT = TimeValue.seconds(60);

    private final AttemptWriter answers;
    private final Map<String, VerifiedBenchmark> subjects = new LinkedHashMap<>();
    private final OutcomeFormat format = new OutcomeFormat(this::report);
    private @Nullable VerifiedBenchmark current;
    private @Nullable String set;
    private int invocation;

    JmhRun(AttemptWriter answers) {
        this.answers = answers;
    }

    void run(List<VerifiedBenchmark> all) {
        // Nothing is measured, so another JMH run on this machine does not matter.
        System.setProperty("jmh.ignoreLock", "true");
        all.forEach(subject -> subjects.put(subject.benchmark(), subject));
        all.stream()
                .collect(Collectors.groupingBy(
                        subject -> List.of(subject.benchmarkClass(), Optional.ofNullable(subject.set())),
                        LinkedHashMap::new, Collectors.toList()))
                .values().forEach(this::runClass);
    }

    /** Runs benchmarks of one class with the same parameter set, or each with all of its own. */
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
        try {
            if (set != null) {
                BenchmarkParameter parameter = parameter(members.get(0)).orElseThrow();
                options.param(parameter.name(), parameter.value(set));
            }
            new Runner(options.build(), format).run();
        } catch (RunnerException | ReflectiveOperationException e) {
            members.forEach(subject -> answers.refused(subject, "JMH: " + e.getMessage()));
        }
    }

    private void report(Event event, String detail) {
        switch (event) {
            case STARTED -> {
                current = subjects.get(detail);
                set = set(running(), format.value());
                invocation = 1;
                answers.started(running(), set, invocation);
            }
            case REPEATED -> {
                invocation++;
                answers.started(running(), set, invocation);
            }
            case SUCCEEDED -> answers.succeeded(running(), set, "");
            case FAILED -> answers.failed(running(), set, invocation, detail);
        }
    }

    private static @Nullable String set(VerifiedBenchmark subject, @Nullable String value) {
        try {
            return value == null ? null : parameter(subject).map(parameter -> parameter.label(value)).orElse(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("JMH runs " + subject.benchmark() + ", which cannot be loaded", e);
        }
    }

    private static Optional<BenchmarkParameter> parameter(VerifiedBenchmark subject)
            throws ReflectiveOperationException {
        return BenchmarkParameter.of(subject.findMethod());
    }

    private VerifiedBenchmark running() {
        if (current == null) {
            throw new IllegalStateException("JMH runs a benchmark that was not requested");
        }
        return current;
    }
}
