package org.openjdk.jmh.run;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.openjdk.jmh.estimates.EarlierTimes;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Settings that callers of a runner make in addition to the options, for all of its runs. */
public final class RunInputs {

    private final Map<RunKey<?>, Object> values = new HashMap<>();
    private ForkScheduler scheduler;
    private Long started;
    private EarlierTimes earlier;
    private LongSupplier nanos = System::nanoTime;

    /** Sets a value for all runs; a run may replace it by publishing its own. */
    public <T> void set(RunKey<T> key, T value) {
        values.put(key, value);
    }

    /** Records the format of the output, before it is wrapped. */
    public void printTo(OutputFormat out) {
        if (out.getClass() == OutputFormatFactory.createFormatInstance(System.out, VerboseMode.NORMAL).getClass()) {
            set(RunKeys.PRINTS_TEXT, true);
        }
    }

    @SuppressWarnings("unchecked") // set() stores values of the key's type only
    <T> Optional<T> find(RunKey<T> key) {
        return Optional.ofNullable((T) values.get(key));
    }

    /** Sets the factory of the schedule, in place of the options. */
    public void schedule(ForkScheduler maker) {
        scheduler = maker;
    }

    /** Returns the factory of the schedule, or null if the options choose it. */
    public ForkScheduler scheduler() {
        return scheduler;
    }

    public void measureTimeBy(LongSupplier clock) {
        nanos = clock;
    }

    LongSupplier nanos() {
        return nanos;
    }

    /** Sets when the next run started, on this clock; by default a run starts with its first fork. */
    public void startedAt(long nanos) {
        started = nanos;
    }

    /** Returns the start of a run. A start that was set counts once. */
    long takeStart() {
        long start = started == null ? nanos.getAsLong() : started;
        started = null;
        return start;
    }

    public void expect(EarlierTimes times) {
        earlier = times;
    }

    /** Returns the earlier results for time estimates, reading them first if necessary, or null if there are none. */
    public EarlierTimes earlier(Options options) throws ComparisonException {
        if (earlier == null && options instanceof CommandLineOptions
                && !((CommandLineOptions) options).getLoadedResults().isEmpty()) {
            earlier = new EarlierTimes(((CommandLineOptions) options).getLoadedResults(), options);
        }
        return earlier;
    }
}
