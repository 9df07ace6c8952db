package org.openjdk.jmh.dynreconf.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ForkLoop;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/**
 * How often forks that are not steady, or not yet, are called steady at a wrong level, with the defaults. Iterations
 * deviate from their level by a normally distributed part.
 */
class SteadyShapesTest {

    private static final int BENCHMARKS = 40;
    private static final int BENCHMARKS_OF_THE_TABLE = 200;
    private static final int FORKS = 5;
    private static final double WRONG_VERDICTS = 0.05;
    private static final double RIGHT = 0.03;
    private static final int WARMUP = 50;
    private static final int MEASUREMENT = 10;
    private static final double[] NOISE = {0, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.5};

    enum Series {
        DECAY {
            @Override
            double level(int i) {
                return 1 + 2 * Math.exp(-i / 10.0);
            }
        },
        SLOWER {
            @Override
            double level(int i) {
                return 1 + 0.01 * i;
            }
        },
        FASTER {
            @Override
            double level(int i) {
                return Math.pow(0.99, i);
            }
        },
        STEP {
            @Override
            double level(int i) {
                return i < 8 ? 1.25 : 1;
            }
        },
        LATE_STEP {
            @Override
            double level(int i) {
                return i < 12 ? 1.1 : 1;
            }
        },
        STEADY {
            @Override
            double level(int i) {
                return 1;
            }
        };

        abstract double level(int i);

        boolean isRight(int first) {
            if (this == SLOWER || this == FASTER) {
                return false;
            }
            double mean = 0;
            for (int i = first; i < first + MEASUREMENT; i++) {
                mean += level(i) / MEASUREMENT;
            }
            return Math.abs(mean - 1) <= RIGHT;
        }
    }

    /** Verdicts on forks, by their place in the benchmark. */
    private static final class Verdicts {
        private final int benchmarks;
        private final int[] steady = new int[FORKS];
        private final int[] wrong = new int[FORKS];

        private Verdicts(int benchmarks) {
            this.benchmarks = benchmarks;
        }

        static Verdicts on(Series series, double noise, int benchmarks) {
            Verdicts verdicts = new Verdicts(benchmarks);
            Random random = new Random(20201108);
            for (int i = 0; i < benchmarks; i++) {
                ReconfigurationSession session = session();
                for (int fork = 0; fork < FORKS; fork++) {
                    int first = steadyFrom(session, series, noise, random);
                    verdicts.steady[fork] += first >= 0 ? 1 : 0;
                    verdicts.wrong[fork] += first >= 0 && !series.isRight(first) ? 1 : 0;
                }
            }
            return verdicts;
        }

        private static ReconfigurationSession session() {
            return new ReconfigurationSession(ReconfigurationSettings.builder()
                    .criteria(Collections.singletonList(StabilityCriteria.builtIn().parse("steady").get(0)))
                    .warmupIterations(WARMUP).measurementIterations(MEASUREMENT, 1).build());
        }

        private static int steadyFrom(ReconfigurationSession session, Series series, double noise, Random random) {
            double[] levels = new double[WARMUP + MEASUREMENT];
            Arrays.setAll(levels, i -> Math.max(1e-3, series.level(i) * (1 + noise * random.nextGaussian())));
            int[] next = {0};
            ForkLoop loop = ForkLoop.run(session, ForkRole.measured(), () -> iteration(levels[next[0]++]));
            session.endFork();
            return loop.last().decision() == Decision.STABLE ? loop.iterationsBeforeResult() : -1;
        }

        private static Iteration iteration(double level) {
            return Iteration.of(Sample.of(level)).withSeconds(1);
        }

        double wrong() {
            return Arrays.stream(wrong).sum() / (double) (benchmarks * FORKS);
        }

        double steady() {
            return Arrays.stream(steady).sum() / (double) (benchmarks * FORKS);
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%4.1f %% of all forks wrong, by place %s; %3.0f %% steady, by place %s",
                    100 * wrong(), Arrays.toString(wrong), 100 * steady(), Arrays.toString(steady));
        }
    }

    @ParameterizedTest
    @EnumSource(Series.class)
    void wrongLevel_isSeldomCalledSteady(Series series) {
        for (double noise : NOISE) {
            Verdicts verdicts = Verdicts.on(series, noise, BENCHMARKS);
            assertTrue(verdicts.wrong() <= WRONG_VERDICTS, series + " with noise of " + noise + ": " + verdicts);
        }
    }

    @ParameterizedTest
    @CsvSource({"STEADY, 0.02, 0.99", "STEADY, 0.05, 0.95", "STEP, 0.02, 0.99", "LATE_STEP, 0.02, 0.95",
        "DECAY, 0.02, 0.7"})
    void rightLevel_isOftenCalledSteady(Series series, double noise, double share) {
        Verdicts verdicts = Verdicts.on(series, noise, BENCHMARKS);
        assertTrue(verdicts.steady() >= share, verdicts.toString());
    }

    /** Prints the table of docs/evidence/bench.md. */
    public static void main(String[] args) {
        for (Series series : Series.values()) {
            for (double noise : NOISE) {
                System.out.printf(Locale.ROOT, "%-9s %.2f %s%n", series, noise,
                        Verdicts.on(series, noise, BENCHMARKS_OF_THE_TABLE));
            }
        }
    }
}
