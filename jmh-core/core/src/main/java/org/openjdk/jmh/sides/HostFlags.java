package org.openjdk.jmh.sides;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.ProfilerConfig;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Optional;

/** What options say of all forks of both sides, in the flags that JMH has had from 1.21 on. */
final class HostFlags {

    private static final Map<TimeUnit, String> UNITS = new EnumMap<>(TimeUnit.class);

    static {
        UNITS.put(TimeUnit.NANOSECONDS, "ns");
        UNITS.put(TimeUnit.MICROSECONDS, "us");
        UNITS.put(TimeUnit.MILLISECONDS, "ms");
        UNITS.put(TimeUnit.SECONDS, "s");
        UNITS.put(TimeUnit.MINUTES, "m");
    }

    private final List<String> flags = new ArrayList<>();

    private HostFlags() {
    }

    /** The flags; what each fork is told for itself is not among them. */
    static List<String> of(Options options) {
        HostFlags all = new HostFlags();
        if (options.getThreads().hasValue()) {
            int threads = options.getThreads().get();
            all.add("-t", Optional.of(threads == Threads.MAX ? "max" : String.valueOf(threads)));
        }
        all.add("-bs", options.getMeasurementBatchSize());
        all.add("-wbs", options.getWarmupBatchSize());
        all.add("-opi", options.getOperationsPerInvocation());
        all.add("-gc", options.shouldDoGC());
        all.add("-si", options.shouldSyncIterations());
        all.addTime("-to", options.getTimeout());
        if (options.getTimeUnit().hasValue() && UNITS.containsKey(options.getTimeUnit().get())) {
            all.add("-tu", Optional.of(UNITS.get(options.getTimeUnit().get())));
        }
        if (options.getThreadGroups().hasValue()) {
            all.add("-tg", Optional.of(Arrays.stream(options.getThreadGroups().get()).mapToObj(String::valueOf)
                    .collect(Collectors.joining(","))));
        }
        all.addArguments("-jvmArgsPrepend", options.getJvmArgsPrepend());
        all.addArguments("-jvmArgsAppend", options.getJvmArgsAppend());
        for (ProfilerConfig profiler : options.getProfilers()) {
            all.add("-prof", Optional.of(profiler.getKlass()
                    + (profiler.getOpts().isEmpty() ? "" : ":" + profiler.getOpts())));
        }
        return Collections.unmodifiableList(all.flags);
    }

    private void add(String flag, Optional<?> value) {
        if (value.hasValue()) {
            flags.addAll(Arrays.asList(flag, String.valueOf(value.get())));
        }
    }

    private void addTime(String flag, Optional<TimeValue> time) {
        if (time.hasValue()) {
            add(flag, Optional.of(time.get().getTime() + UNITS.getOrDefault(time.get().getTimeUnit(), "s")));
        }
    }

    private void addArguments(String flag, Optional<Collection<String>> arguments) {
        if (arguments.hasValue()) {
            add(flag, Optional.of(arguments.get().stream().map(HostFlags::quoted).collect(Collectors.joining(" "))));
        }
    }

    /** As JMH takes it apart again. */
    private static String quoted(String argument) {
        return argument.matches(".*[\\s\"\\\\].*")
                ? '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"' : argument;
    }
}
