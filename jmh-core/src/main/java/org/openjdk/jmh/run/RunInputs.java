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

/** What callers of a runner set besides the options, for all of its runs. */
public final class RunInputs {

    private final Map<RunKey<?>, Object> values = new HashMap<>();
    private ScheduleFactory scheduler;
    private Long started;
    private EarlierTimes earlier;
    private LongSupplier nanos = System::nanoTime;

    public RunInputs() {
    }

    /** Sets a value that runs have until they publish one of their own. */
    public <T> void set(RunKey<T> key, T value) {
        values.put(key, value);
    }

    /** Sets the format of the output, before it is wrapped. */
    public void printTo(OutputFormat out) {
        if (out.getClass() == OutputFormatFactory.createFormatInstance(System.out, VerboseMode.NORMAL).getClass()) {
            set(RunKeys.PRINTS_TEXT, true);
        }
    }

    @SuppressWarnings("unchecked") // set() stores values of the key's type only
    <T> Optional<T> find(RunKey<T> key) {
        return Optional.ofNullable((T) values.get(key));
    }

    /** Sets what creates the schedule, in place of the options. */
    public void schedule(ScheduleFactory maker) {
        scheduler = maker;
    }

    /** Returns what creates the schedule, or null if the options do. */
    public ScheduleFactory scheduler() {
        return scheduler;
    }

    /** Sets the clock in nanoseconds; {@link System#nanoTime} by default. */
    public void measureTimeBy(LongSupplier clock) {
        nanos = clock;
    }

    LongSupplier nanos() {
        return nanos;
    }

    /** Sets the start of the next run on its clock; by default it starts with its first fork. */
    public void startedAt(long nanos) {
        started = nanos;
    }

    /** Returns the start of a run; a time that was set counts for the first one. */
    long takeStart() {
        long start = started == null ? nanos.getAsLong() : started;
        started = null;
        return start;
    }

    /** Sets the earlier results from which times are estimated. */
    public void expect(EarlierTimes times) {
        earlier = times;
    }

    /**
     * Returns the earlier results from which times are estimated, and reads them first if necessary.
     *
     * @return null if there are none
     * @throws ComparisonException if the files cannot be read
     */
    public EarlierTimes earlier(Options options) throws ComparisonException {
        if (earlier == null && options instanceof CommandLineOptions
                && !((CommandLineOptions) options).getLoadedResults().isEmpty()) {
            earlier = new EarlierTimes(((CommandLineOptions) options).getLoadedResults(), options);
        }
        return earlier;
    }
}
