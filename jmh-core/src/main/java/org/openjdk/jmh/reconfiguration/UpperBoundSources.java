package org.openjdk.jmh.reconfiguration;

import org.openjdk.jmh.reconfiguration.OptionNames.Option;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.Reconfiguration;
import org.openjdk.jmh.util.Optional;

/** Describes where the upper bounds of a benchmark come from, for messages. */
public final class UpperBoundSources {

    private final Options options;
    private final BenchmarkListEntry entry;

    public UpperBoundSources(Options options, BenchmarkListEntry entry) {
        this.options = options;
        this.entry = entry;
    }

    String warmup() {
        return place(options.getWarmupIterations(), Option.WARMUP_ITERATIONS, entry.getWarmupIterations(),
                "@Warmup(iterations)");
    }

    String forks() {
        return place(options.getForkCount(), Option.FORKS, entry.getForks(), "@Fork");
    }

    String warmupForks() {
        return place(options.getWarmupForkCount(), Option.WARMUP_FORKS, entry.getWarmupForks(), "@Fork(warmups)");
    }

    private String place(Optional<Integer> option, Option name, Optional<Integer> annotated, String annotation) {
        boolean auto = options.getReconfiguration().orElse(Reconfiguration.STATIC) == Reconfiguration.AUTO;
        return option.hasValue() ? new OptionNames(options).place(name)
                : auto ? "of an automatic run" : annotated.hasValue() ? annotation : "by default";
    }
}
