package org.openjdk.jmh.results.environment;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** What the machine did while a fork was measured. Immutable. */
public final class ForkEnvironment implements Serializable {

    private static final long serialVersionUID = 1L;

    private final Machine machine;
    private final Interference measurement;
    private final ArrayList<InterruptedIteration> interrupted;
    private final double rulerBefore;
    private final double rulerAfter;
    private final double thermalEvents;
    private final double[] waiting;

    /**
     * What the machine did.
     *
     * @param machine       that the fork ran on
     * @param measurement   what its measurement lost
     * @param interrupted   iterations that lost much
     * @param rulerBefore   nanoseconds of the ruler in front of the fork
     * @param rulerAfter    nanoseconds of the ruler behind it
     * @param thermalEvents how often processors were slowed down meanwhile, or NaN
     */
    public ForkEnvironment(Machine machine, Interference measurement, List<InterruptedIteration> interrupted,
                           double rulerBefore, double rulerAfter, double thermalEvents) {
        this(machine, measurement, interrupted, rulerBefore, rulerAfter, thermalEvents, new double[0]);
    }

    private ForkEnvironment(Machine machine, Interference measurement, List<InterruptedIteration> interrupted,
                            double rulerBefore, double rulerAfter, double thermalEvents, double[] waiting) {
        this.machine = machine;
        this.measurement = measurement;
        this.interrupted = new ArrayList<>(interrupted);
        this.rulerBefore = rulerBefore;
        this.rulerAfter = rulerAfter;
        this.thermalEvents = thermalEvents;
        this.waiting = waiting;
    }

    /**
     * Adds how long its iterations waited.
     *
     * @param shares of each iteration of the result for which the benchmark's threads waited for a processor, from 0 to
     *               below 1; NaN if it is not known
     * @return the same with these
     */
    public ForkEnvironment waiting(double[] shares) {
        return new ForkEnvironment(machine, measurement, interrupted, rulerBefore, rulerAfter, thermalEvents,
                shares.clone());
    }

    /**
     * Returns for which share of each iteration of the result the benchmark's threads waited for a processor.
     *
     * @return from 0 to below 1; NaN if it is not known, and no element if nothing is
     */
    public List<Double> waiting() {
        return waiting == null ? Collections.emptyList()
                : Arrays.stream(waiting).boxed().collect(Collectors.toList());
    }

    /** Returns the machine: what was known of it when the run began. */
    public Machine machine() {
        return machine;
    }

    /** Returns what the measurement lost: shares of the time of its measurement iterations, NaN where nothing is known. */
    public Interference measurement() {
        return measurement;
    }

    /** Returns the measurement iterations that lost much: mostly none. */
    public List<InterruptedIteration> interrupted() {
        return Collections.unmodifiableList(interrupted);
    }

    /** Returns the ruler in front of the fork: nanoseconds of a loop, above 0. */
    public double rulerBefore() {
        return rulerBefore;
    }

    /** Returns the ruler behind the fork: nanoseconds of a loop, above 0. */
    public double rulerAfter() {
        return rulerAfter;
    }

    /**
     * Returns how much slower the machine had become.
     *
     * @return relative change of the ruler's time, above 0 where the machine became slower
     */
    public double rulerChange() {
        return rulerAfter / rulerBefore - 1;
    }

    /**
     * Returns how often processors were slowed down because they were hot.
     *
     * @return a number of times, or NaN where the system does not tell
     */
    public double thermalEvents() {
        return thermalEvents;
    }

    /** Returns what disturbed the fork: mostly nothing. */
    public List<Cause> causes() {
        List<Cause> causes = new ArrayList<>();
        for (Cause cause : Cause.values()) {
            if (cause.disturbs(this)) {
                causes.add(cause);
            }
        }
        return causes;
    }
}
