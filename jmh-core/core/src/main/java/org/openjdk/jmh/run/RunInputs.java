package org.openjdk.jmh.run;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.openjdk.jmh.estimates.EarlierTimes;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;

/** What whoever runs benchmarks may set beside the options; it holds for all runs of the same runner. */
public final class RunInputs {

    private final Map<RunKey<?>, Object> values = new HashMap<>();
    private ScheduleFactory scheduler;
    private Long started;
    private EarlierTimes earlier;
    private LongSupplier nanos = System::nanoTime;

    /** Nothing but the options. */
    public RunInputs() {
    }

    /** Sets a value that runs have until they publish one of their own. */
    public <T> void set(RunKey<T> key, T value) {
        values.put(key, value);
    }

    @SuppressWarnings("unchecked") // set() stores values of the key's type only
    <T> Optional<T> find(RunKey<T> key) {
        return Optional.ofNullable((T) values.get(key));
    }

    /** Sets who says which benchmark gets the next fork, whatever the options say. */
    public void schedule(ScheduleFactory maker) {
        scheduler = maker;
    }

    /** Returns who says so, or null where the options do. */
    public ScheduleFactory scheduler() {
        return scheduler;
    }

    /** Sets the clock of runs, which else is {@link System#nanoTime}. */
    public void measureTimeBy(LongSupplier clock) {
        nanos = clock;
    }

    /** Returns it, in nanoseconds from any moment. */
    LongSupplier nanos() {
        return nanos;
    }

    /** Sets when the next run has begun, on its clock; else it begins with its first fork. */
    public void startedAt(long nanos) {
        started = nanos;
    }

    /** Returns when the run has begun that asks; only the first one began then. */
    long takeStart() {
        long start = started == null ? nanos.getAsLong() : started;
        started = null;
        return start;
    }

    /** Sets by what forks are expected to take. */
    public void expect(EarlierTimes times) {
        earlier = times;
    }

    /**
     * Returns what is known of earlier forks; nobody may have looked at the files yet, as before a list.
     *
     * @return null where nothing is known
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
