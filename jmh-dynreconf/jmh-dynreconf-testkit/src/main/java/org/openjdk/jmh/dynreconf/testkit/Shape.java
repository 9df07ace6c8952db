package org.openjdk.jmh.dynreconf.testkit;

import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;

/**
 * Simulates benchmarks of known behaviour. Levels are relative to a steady level of 100. Unless stated otherwise, an
 * invocation deviates from its iteration's level with a standard deviation of 5 %, and an iteration from its shape by
 * 0.3 %.
 */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
public enum Shape {

    /** Has one level from the start. */
    STEADY((fork, iteration) -> 1),

    /** Starts at twice the steady level; the excess falls to 1/e every four iterations: steady after about 20. */
    EXPONENTIAL_WARMUP((fork, iteration) -> 1 + Math.exp(-iteration / 4.0)),

    /** Is a quarter slower during the first eight iterations, as before a late compilation. */
    STEP_DOWN((fork, iteration) -> iteration < 8 ? 1.25 : 1),

    /** Is a quarter slower from the fourth iteration on, as after a deoptimisation. */
    STEP_UP((fork, iteration) -> iteration < 3 ? 1 : 1.25),

    /** Gets slower by 2 % of the first level with each iteration, without end, as with a leak. */
    SLOW_DRIFT((fork, iteration) -> 1 + 0.02 * iteration),

    /** Oscillates by 10 % in a period of six iterations. */
    OSCILLATION((fork, iteration) -> 1 + 0.1 * Math.sin(iteration * Math.PI / 3)),

    /** Has invocations every third of which takes one and a half times as long. */
    BIMODAL_WITHIN_FORKS(random -> (random.nextInt(3) == 0 ? 1.5 : 1) * normalInvocation(random)),

    /** Has forks every other of which is a fifth slower, as with different memory layout or inlining. */
    BIMODAL_BETWEEN_FORKS((fork, iteration) -> fork % 2 == 0 ? 1 : 1.2),

    /** Has one invocation in a hundred that takes fifty times as long. */
    SPIKES(random -> (random.nextInt(100) == 0 ? 50 : 1) * normalInvocation(random)),

    /** Has invocations of a Pareto distribution of index 2.5: a mean, hardly a variance. */
    HEAVY_TAIL(random -> 0.6 * Math.pow(1 - random.nextDouble(), -1 / 2.5)),

    /** Gets slower by 1 % each iteration until a collection every fifth one. */
    GC_SAWTOOTH((fork, iteration) -> 1 + 0.01 * (iteration % 5)),

    /** Has invocations measured in steps of a quarter of their duration. */
    QUANTISED_TIMER(random -> Math.rint(4 * normalInvocation(random)) / 4, 0),

    /** Always gives the same number. */
    CONSTANT(random -> 1, 0);

    private static final double STEADY_LEVEL = 100;
    private static final double INVOCATION_DEVIATION = 0.05;
    private static final double ITERATION_DEVIATION = 0.003;

    private final Levels shape;
    private final ToDoubleFunction<RandomStream> invocation;
    /** The standard deviation of iterations around their level. */
    private final double scatter;

    Shape(Levels shape) {
        this(shape, Shape::normalInvocation, ITERATION_DEVIATION);
    }

    Shape(ToDoubleFunction<RandomStream> invocation) {
        this(invocation, ITERATION_DEVIATION);
    }

    Shape(ToDoubleFunction<RandomStream> invocation, double scatter) {
        this((fork, iteration) -> 1, invocation, scatter);
    }

    /**
     * Creates a shape.
     *
     * @param invocation draws one invocation relative to its iteration's level
     */
    Shape(Levels shape, ToDoubleFunction<RandomStream> invocation, double scatter) {
        this.shape = shape;
        this.invocation = invocation;
        this.scatter = scatter;
    }

    /**
     * {@return an iteration of one second in which each invocation was timed, as in sample-time mode}
     *
     * @param fork        counted from 0
     * @param iteration   counted from 0
     * @param invocations how many, 1 or more
     * @param random      the source of randomness
     */
    public Iteration distribution(int fork, int iteration, int invocations, RandomStream random) {
        double level = iterationLevel(fork, iteration, random);
        double[] values = new double[invocations];
        for (int i = 0; i < invocations; i++) {
            values[i] = level * invocation.applyAsDouble(random);
        }
        return Iteration.of(Sample.of(values)).withSeconds(1);
    }

    /**
     * {@return an iteration of one second with a single score, as in throughput or average-time mode}
     *
     * @param fork      counted from 0
     * @param iteration counted from 0
     * @param random    the source of randomness
     */
    public Iteration score(int fork, int iteration, RandomStream random) {
        return Iteration.of(Sample.of(iterationLevel(fork, iteration, random))).withSeconds(1);
    }

    private double iterationLevel(int fork, int iteration, RandomStream random) {
        return STEADY_LEVEL * shape.level(fork, iteration) * (1 + scatter * gaussian(random));
    }

    private static double normalInvocation(RandomStream random) {
        return Math.max(0.1, 1 + INVOCATION_DEVIATION * gaussian(random));
    }

    /** Returns a normally distributed number by the transformation of Box and Muller (1958). */
    private static double gaussian(RandomStream random) {
        double radius = Math.sqrt(-2 * Math.log(1 - random.nextDouble()));
        return radius * Math.cos(2 * Math.PI * random.nextDouble());
    }

    /** Describes how the levels of iterations differ. */
    private interface Levels {

        /** Returns the level relative to the steady one; forks and iterations are counted from 0. */
        double level(int fork, int iteration);
    }
}
