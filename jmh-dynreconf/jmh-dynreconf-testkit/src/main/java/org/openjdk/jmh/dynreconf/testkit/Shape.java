package org.openjdk.jmh.dynreconf.testkit;

import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;

/**
 * Benchmarks of known behaviour. Levels are relative to a steady level of 100; unless said otherwise, an invocation
 * deviates from its iteration's level with a standard deviation of 5 %, and an iteration from its shape by 0.3 %.
 */
public enum Shape {

    /** One level from the start. */
    STEADY {
        @Override
        double level(int fork, int iteration) {
            return 1;
        }
    },

    /** Twice the steady level at first, the excess falling to 1/e every four iterations: steady after about 20. */
    EXPONENTIAL_WARMUP {
        @Override
        double level(int fork, int iteration) {
            return 1 + Math.exp(-iteration / 4.0);
        }
    },

    /** A quarter slower during the first eight iterations, as before a late compilation. */
    STEP_DOWN {
        @Override
        double level(int fork, int iteration) {
            return iteration < 8 ? 1.25 : 1;
        }
    },

    /** A quarter slower from the fourth iteration on, as after a deoptimisation. */
    STEP_UP {
        @Override
        double level(int fork, int iteration) {
            return iteration < 3 ? 1 : 1.25;
        }
    },

    /** Slower by 2 % of the first level with each iteration, without end, as with a leak. */
    SLOW_DRIFT {
        @Override
        double level(int fork, int iteration) {
            return 1 + 0.02 * iteration;
        }
    },

    /** Up and down by 10 % in a period of six iterations. */
    OSCILLATION {
        @Override
        double level(int fork, int iteration) {
            return 1 + 0.1 * Math.sin(iteration * Math.PI / 3);
        }
    },

    /** Every third invocation takes half as long again. */
    BIMODAL_WITHIN_FORKS {
        @Override
        double level(int fork, int iteration) {
            return 1;
        }

        @Override
        double invocation(RandomStream random) {
            return (random.nextInt(3) == 0 ? 1.5 : 1) * super.invocation(random);
        }
    },

    /** Every other fork is a fifth slower, as with memory layout or inlining that differs from fork to fork. */
    BIMODAL_BETWEEN_FORKS {
        @Override
        double level(int fork, int iteration) {
            return fork % 2 == 0 ? 1 : 1.2;
        }
    },

    /** One invocation in a hundred takes fifty times as long. */
    SPIKES {
        @Override
        double level(int fork, int iteration) {
            return 1;
        }

        @Override
        double invocation(RandomStream random) {
            return (random.nextInt(100) == 0 ? 50 : 1) * super.invocation(random);
        }
    },

    /** Invocations follow a Pareto distribution of index 2.5: a mean, hardly a variance. */
    HEAVY_TAIL {
        @Override
        double level(int fork, int iteration) {
            return 1;
        }

        @Override
        double invocation(RandomStream random) {
            return 0.6 * Math.pow(1 - random.nextDouble(), -1 / 2.5);
        }
    },

    /** Slower by 1 % each iteration until a collection every fifth one. */
    GC_SAWTOOTH {
        @Override
        double level(int fork, int iteration) {
            return 1 + 0.01 * (iteration % 5);
        }
    },

    /** Invocations are measured in steps of a quarter of their duration. */
    QUANTISED_TIMER {
        @Override
        double level(int fork, int iteration) {
            return 1;
        }

        @Override
        double invocation(RandomStream random) {
            return Math.rint(4 * super.invocation(random)) / 4;
        }

        @Override
        double scatter() {
            return 0;
        }
    },

    /** Always the same number. */
    CONSTANT {
        @Override
        double level(int fork, int iteration) {
            return 1;
        }

        @Override
        double invocation(RandomStream random) {
            return 1;
        }

        @Override
        double scatter() {
            return 0;
        }
    };

    private static final double STEADY_LEVEL = 100;
    private static final double INVOCATION_DEVIATION = 0.05;
    private static final double ITERATION_DEVIATION = 0.003;

    /** The level relative to the steady one; forks and iterations are counted from 0. */
    abstract double level(int fork, int iteration);

    /** One invocation relative to its iteration's level. */
    double invocation(RandomStream random) {
        return Math.max(0.1, 1 + INVOCATION_DEVIATION * gaussian(random));
    }

    /** The standard deviation of iterations around their level. */
    double scatter() {
        return ITERATION_DEVIATION;
    }

    /**
     * An iteration in which each invocation was timed, as in sample-time mode.
     *
     * @param fork        counted from 0
     * @param iteration   counted from 0
     * @param invocations how many, 1 or more
     * @param random      where the randomness comes from
     * @return the measurement, of one second
     */
    public Iteration distribution(int fork, int iteration, int invocations, RandomStream random) {
        double level = iterationLevel(fork, iteration, random);
        double[] values = new double[invocations];
        for (int i = 0; i < invocations; i++) {
            values[i] = level * invocation(random);
        }
        return Iteration.of(Sample.of(values)).withSeconds(1);
    }

    /**
     * An iteration that gave a single score, as in the modes that measure throughput or average time.
     *
     * @param fork      counted from 0
     * @param iteration counted from 0
     * @param random    where the randomness comes from
     * @return the measurement, of one second
     */
    public Iteration score(int fork, int iteration, RandomStream random) {
        return Iteration.of(Sample.of(iterationLevel(fork, iteration, random))).withSeconds(1);
    }

    private double iterationLevel(int fork, int iteration, RandomStream random) {
        return STEADY_LEVEL * level(fork, iteration) * (1 + scatter() * gaussian(random));
    }

    /** A normally distributed number by the transformation of Box and Muller (1958). */
    private static double gaussian(RandomStream random) {
        double radius = Math.sqrt(-2 * Math.log(1 - random.nextDouble()));
        return radius * Math.cos(2 * Math.PI * random.nextDouble());
    }
}
