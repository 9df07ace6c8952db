package org.openjdk.jmh.dynreconf.testkit;

import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;

/**
 * Simulates benchmarks of known behaviour. Levels are relative to a steady level of 100. Unless stated otherwise, an
 * invocation deviates from its iteration's level with a standard deviation of 5 %, and an iteration from its shape by
 * 0.3 %.
 */
public enum Shape {

    /** Has one level from the start. */
    STEADY {
        @Override
        double level(int fork, int iteration) {
            return 1;
        }
    },

    /** Starts at twice the steady level; the excess falls to 1/e every four iterations: steady after about 20. */
    EXPONENTIAL_WARMUP {
        @Override
        double level(int fork, int iteration) {
            return 1 + Math.exp(-iteration / 4.0);
        }
    },

    /** Is a quarter slower during the first eight iterations, as before a late compilation. */
    STEP_DOWN {
        @Override
        double level(int fork, int iteration) {
            return iteration < 8 ? 1.25 : 1;
        }
    },

    /** Is a quarter slower from the fourth iteration on, as after a deoptimisation. */
    STEP_UP {
        @Override
        double level(int fork, int iteration) {
            return iteration < 3 ? 1 : 1.25;
        }
    },

    /** Gets slower by 2 % of the first level with each iteration, without end, as with a leak. */
    SLOW_DRIFT {
        @Override
        double level(int fork, int iteration) {
            return 1 + 0.02 * iteration;
        }
    },

    /** Oscillates by 10 % in a period of six iterations. */
    OSCILLATION {
        @Override
        double level(int fork, int iteration) {
            return 1 + 0.1 * Math.sin(iteration * Math.PI / 3);
        }
    },

    /** Has invocations every third of which takes one and a half times as long. */
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

    /** Has forks every other of which is a fifth slower, as with different memory layout or inlining. */
    BIMODAL_BETWEEN_FORKS {
        @Override
        double level(int fork, int iteration) {
            return fork % 2 == 0 ? 1 : 1.2;
        }
    },

    /** Has one invocation in a hundred that takes fifty times as long. */
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

    /** Has invocations of a Pareto distribution of index 2.5: a mean, hardly a variance. */
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

    /** Gets slower by 1 % each iteration until a collection every fifth one. */
    GC_SAWTOOTH {
        @Override
        double level(int fork, int iteration) {
            return 1 + 0.01 * (iteration % 5);
        }
    },

    /** Has invocations measured in steps of a quarter of their duration. */
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

    /** Always gives the same number. */
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

    /** Returns the level relative to the steady one; forks and iterations are counted from 0. */
    abstract double level(int fork, int iteration);

    /** Returns one invocation relative to its iteration's level. */
    double invocation(RandomStream random) {
        return Math.max(0.1, 1 + INVOCATION_DEVIATION * gaussian(random));
    }

    /** Returns the standard deviation of iterations around their level. */
    double scatter() {
        return ITERATION_DEVIATION;
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
            values[i] = level * invocation(random);
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
        return STEADY_LEVEL * level(fork, iteration) * (1 + scatter() * gaussian(random));
    }

    /** Returns a normally distributed number by the transformation of Box and Muller (1958). */
    private static double gaussian(RandomStream random) {
        double radius = Math.sqrt(-2 * Math.log(1 - random.nextDouble()));
        return radius * Math.cos(2 * Math.PI * random.nextDouble());
    }
}
