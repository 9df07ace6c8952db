package org.openjdk.jmh.ab.worker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.ProfilerConfig;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Optional;

/**
 * An option that all forks of both sides have: how it is read from the options of a run as texts, and how texts are added to the
 * options of a fork. Texts are sent as data rather than as a command line. A new option of forks is one constant.
 */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
public enum ForkSetting {

    /** How many threads. */
    THREADS(one(Options::getThreads), (fork, texts) -> fork.threads(number(texts))),
    /** Threads of each method of a group. */
    THREAD_GROUPS(ForkSetting::groups, (fork, texts) -> fork.threadGroups(
            texts.stream().mapToInt(Integer::parseInt).toArray())),
    /** Calls in an operation of the warmup. */
    WARMUP_BATCH(one(Options::getWarmupBatchSize), (fork, texts) -> fork.warmupBatchSize(number(texts))),
    /** Calls in an operation of the measurement. */
    MEASUREMENT_BATCH(one(Options::getMeasurementBatchSize),
            (fork, texts) -> fork.measurementBatchSize(number(texts))),
    /** Operations in a call. */
    OPERATIONS(one(Options::getOperationsPerInvocation),
            (fork, texts) -> fork.operationsPerInvocation(number(texts))),
    /** Whether garbage is collected between iterations. */
    COLLECTION(one(Options::shouldDoGC), (fork, texts) -> fork.shouldDoGC(flag(texts))),
    /** Whether the threads of an iteration wait for each other. */
    SYNCHRONIZATION(one(Options::shouldSyncIterations), (fork, texts) -> fork.syncIterations(flag(texts))),
    /** When JMH interrupts an iteration. */
    TIMEOUT(ForkSetting::timeout, (fork, texts) -> fork.timeout(TimeText.time(only(texts)))),
    /** The unit of scores. */
    UNIT(one(Options::getTimeUnit), (fork, texts) -> fork.timeUnit(TimeUnit.valueOf(only(texts)))),
    /** Arguments before all others of the VM. */
    ARGUMENTS_IN_FRONT(all(Options::getJvmArgsPrepend), (fork, texts) -> fork.jvmArgsPrepend(array(texts))),
    /** Arguments after all others of the VM. */
    ARGUMENTS_BEHIND(all(Options::getJvmArgsAppend), (fork, texts) -> fork.jvmArgsAppend(array(texts))),
    /** Profilers, each followed by its options. */
    PROFILERS(ForkSetting::profilers, ForkSetting::addProfilers),
    /** How much is printed. */
    VERBOSITY(one(Options::verbosity), (fork, texts) -> fork.verbosity(VerboseMode.valueOf(only(texts))));

    private final Function<Options, java.util.Optional<List<String>>> reading;
    private final BiConsumer<ChainedOptionsBuilder, List<String>> use;

    ForkSetting(Function<Options, java.util.Optional<List<String>>> reading,
                BiConsumer<ChainedOptionsBuilder, List<String>> use) {
        this.reading = reading;
        this.use = use;
    }

    /** Reads the option as texts; empty if it is not set. */
    java.util.Optional<List<String>> of(Options options) {
        return reading.apply(options);
    }

    /** Adds the option to those of a fork. */
    void applyTo(ChainedOptionsBuilder fork, List<String> texts) {
        use.accept(fork, texts);
    }

    private static Function<Options, java.util.Optional<List<String>>> one(Function<Options, Optional<?>> getter) {
        return options -> texts(getter.apply(options), value -> Collections.singletonList(String.valueOf(value)));
    }

    private static Function<Options, java.util.Optional<List<String>>> all(
                                                                           Function<Options, Optional<Collection<String>>> getter) {
        return options -> texts(getter.apply(options), ArrayList::new);
    }

    private static <T> java.util.Optional<List<String>> texts(Optional<T> value, Function<T, List<String>> text) {
        return value.hasValue() ? java.util.Optional.of(text.apply(value.get())) : java.util.Optional.empty();
    }

    private static java.util.Optional<List<String>> timeout(Options options) {
        return ForkSetting.<TimeValue>texts(options.getTimeout(),
                time -> Collections.singletonList(TimeText.of(time)));
    }

    private static java.util.Optional<List<String>> groups(Options options) {
        return texts(options.getThreadGroups(),
                groups -> Arrays.stream(groups).mapToObj(String::valueOf).collect(Collectors.toList()));
    }

    private static java.util.Optional<List<String>> profilers(Options options) {
        List<String> texts = new ArrayList<>();
        for (ProfilerConfig profiler : options.getProfilers()) {
            texts.addAll(Arrays.asList(profiler.getKlass(), profiler.getOpts()));
        }
        return texts.isEmpty() ? java.util.Optional.empty() : java.util.Optional.of(texts);
    }

    private static void addProfilers(ChainedOptionsBuilder fork, List<String> texts) {
        for (int i = 0; i < texts.size(); i += 2) {
            fork.addProfiler(texts.get(i), texts.get(i + 1));
        }
    }

    private static String only(List<String> texts) {
        return texts.get(0);
    }

    private static int number(List<String> texts) {
        return Integer.parseInt(only(texts));
    }

    private static boolean flag(List<String> texts) {
        return Boolean.parseBoolean(only(texts));
    }

    private static String[] array(List<String> texts) {
        return texts.toArray(new String[0]);
    }
}
