package org.openjdk.jmh.run;

import java.util.Collections;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.openjdk.jmh.estimates.EarlierTimes;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.environment.Ruler;
import org.openjdk.jmh.results.stored.ComparisonException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;

/** What whoever runs benchmarks may set beside the options; it holds for all runs of the same runner. */
public final class RunInputs {

    private ScheduleMaker scheduler;
    private List<Assertion> assertions;
    private Long started;
    private EarlierTimes earlier;
    private Supplier<Ruler> ruler = Ruler::calibrated;
    private LongSupplier nanos = System::nanoTime;

    /** Nothing but the options. */
    public RunInputs() {
    }

    /** Sets who says which benchmark gets the next fork, whatever the options say. */
    public void schedule(ScheduleMaker maker) {
        scheduler = maker;
    }

    /** Returns who says so, or null where the options do. */
    public ScheduleMaker scheduler() {
        return scheduler;
    }

    /** Sets by which assertions results are judged, instead of those on their classes. */
    public void judgeBy(List<Assertion> judgedOnes) {
        assertions = Collections.unmodifiableList(judgedOnes);
    }

    /** Returns these, or null where those on the classes count. */
    public List<Assertion> assertions() {
        return assertions;
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

    /** Sets what the speed of the machine is measured with. */
    public void use(Supplier<Ruler> other) {
        ruler = other;
    }

    /** Returns what makes it. */
    public Supplier<Ruler> ruler() {
        return ruler;
    }
}
