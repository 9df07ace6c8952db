package org.openjdk.jmh.results.environment;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** How the machine behaved while a fork was measured. Immutable; stored in journals. */
public final class ForkEnvironment implements Serializable {

    private static final long serialVersionUID = 1L;

    private final Machine machine;
    private final Interference measurement;
    private final ArrayList<InterruptedIteration> interrupted;
    private final double rulerBefore;
    private final double rulerAfter;
    private final double thermalEvents;
    private final double[] waiting;
    private final boolean ownTime;
    private final double[] warmth;

    /**
     * Creates an environment.
     *
     * @param measurement   losses of its measurement
     * @param interrupted   measurement iterations that lost much
     * @param rulerBefore   nanoseconds of the {@link Ruler} before the fork
     * @param rulerAfter    nanoseconds of the ruler after the fork
     * @param thermalEvents number of times that processors were slowed down, or NaN
     */
    public ForkEnvironment(Machine machine, Interference measurement, List<InterruptedIteration> interrupted,
                           double rulerBefore, double rulerAfter, double thermalEvents) {
        this(machine, measurement, interrupted, rulerBefore, rulerAfter, thermalEvents, new double[0], false,
                new double[0]);
    }

    private ForkEnvironment(Machine machine, Interference measurement, List<InterruptedIteration> interrupted,
                            double rulerBefore, double rulerAfter, double thermalEvents, double[] waiting,
                            boolean ownTime, double[] warmth) {
        this.machine = machine;
        this.measurement = measurement;
        this.interrupted = new ArrayList<>(interrupted);
        this.rulerBefore = rulerBefore;
        this.rulerAfter = rulerAfter;
        this.thermalEvents = thermalEvents;
        this.waiting = waiting;
        this.ownTime = ownTime;
        this.warmth = warmth;
    }

    /**
     * Returns a copy with the share of each iteration of the result during which threads waited for a processor, from 0
     * to below 1; NaN if unknown.
     */
    public ForkEnvironment waiting(double[] shares) {
        return new ForkEnvironment(machine, measurement, interrupted, rulerBefore, rulerAfter, thermalEvents,
                shares.clone(), ownTime, warmth);
    }

    /** Returns the environment of a fork that is judged in own time, so that waiting for a processor does not disturb it. */
    public ForkEnvironment inOwnTime() {
        return new ForkEnvironment(machine, measurement, interrupted, rulerBefore, rulerAfter, thermalEvents, waiting,
                true, warmth);
    }

    /** Returns whether the fork is judged in own time. */
    boolean isInOwnTime() {
        return ownTime;
    }

    /** Returns the environment of a fork whose result consists of its last measurement iterations. */
    public ForkEnvironment ofLast(int iterations) {
        return waiting == null || waiting.length <= iterations ? this
                : waiting(Arrays.copyOfRange(waiting, waiting.length - iterations, waiting.length));
    }

    public ForkEnvironment warmth(double[] known) {
        return new ForkEnvironment(machine, measurement, interrupted, rulerBefore, rulerAfter, thermalEvents, waiting,
                ownTime, known.clone());
    }

    /**
     * Returns the share of each iteration of the result during which threads waited for a processor, from 0 to below 1;
     * NaN if unknown, and an empty list if all are.
     */
    public List<Double> waiting() {
        return list(waiting);
    }

    /** Returns the relative change of the score at the end of the warmup, and the share of the measurement with busy compilers. */
    public List<Double> warmth() {
        return list(warmth);
    }

    private static List<Double> list(double[] values) {
        return values == null ? Collections.emptyList() : Arrays.stream(values).boxed().collect(Collectors.toList());
    }

    /** Returns the machine, as it was when the run began. */
    public Machine machine() {
        return machine;
    }

    /** Returns the losses of the measurement as shares of its time. */
    public Interference measurement() {
        return measurement;
    }

    /** Returns the measurement iterations that lost much, mostly none. */
    public List<InterruptedIteration> interrupted() {
        return Collections.unmodifiableList(interrupted);
    }

    /** Returns the nanoseconds of the ruler's loop before the fork, above 0. */
    public double rulerBefore() {
        return rulerBefore;
    }

    /** Returns the nanoseconds of the ruler's loop after the fork, above 0. */
    public double rulerAfter() {
        return rulerAfter;
    }

    /** Returns the relative change of the ruler's time, above 0 if the machine became slower. */
    public double rulerChange() {
        return rulerAfter / rulerBefore - 1;
    }

    /** Returns how often processors were slowed down because they were hot, or NaN if unknown. */
    public double thermalEvents() {
        return thermalEvents;
    }

    /** Returns the causes that disturbed the fork, mostly none. */
    public List<Cause> causes() {
        List<Cause> causes = new ArrayList<>();
        for (Cause cause : Cause.values()) {
            if (cause.disturbs(this) && !(ownTime && cause == Cause.WAITING)) {
                causes.add(cause);
            }
        }
        return causes;
    }
}
