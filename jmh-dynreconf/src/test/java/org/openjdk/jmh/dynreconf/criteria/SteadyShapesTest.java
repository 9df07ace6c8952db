package org.openjdk.jmh.dynreconf.criteria;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Decision;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.measurement.IterationMeasurement;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/**
 * How often series that are not steady, or not yet, are called steady at a wrong level, with the defaults. Iterations
 * deviate from their level by a normally distributed part: 2 % is more than what is left in the mean of a thousand
 * invocations of which each deviates by 50 %. Between that and 50 % for whole iterations lies what ten iterations cannot
 * tell, which docs/criteria.md describes.
 */
class SteadyShapesTest {

    private static final int SERIES = 200;
    private static final double RIGHT = 0.03;
    private static final int WARMUP = 50;
    private static final int MEASUREMENT = 10;

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
        };

        abstract double level(int i);

        boolean isRight(int first) {
            double mean = 0;
            for (int i = first; i < first + MEASUREMENT; i++) {
                mean += level(i) / MEASUREMENT;
            }
            double last = this == DECAY || this == STEP || this == LATE_STEP ? 1 : Double.NaN;
            return Math.abs(mean / last - 1) <= RIGHT;
        }
    }

    @ParameterizedTest
    @CsvSource({"DECAY, 0", "SLOWER, 0", "FASTER, 0", "STEP, 0", "LATE_STEP, 0",
        "DECAY, 0.01", "SLOWER, 0.01", "FASTER, 0.01", "STEP, 0.01", "LATE_STEP, 0.01",
        "DECAY, 0.02", "SLOWER, 0.02", "FASTER, 0.02", "STEP, 0.02", "LATE_STEP, 0.02",
        "DECAY, 0.5", "SLOWER, 0.5", "FASTER, 0.5", "STEP, 0.5", "LATE_STEP, 0.5"})
    void wrongLevel_isSeldomCalledSteady(Series series, double noise) {
        Random random = new Random(20201108);
        int wrong = 0;
        int steady = 0;
        for (int i = 0; i < SERIES; i++) {
            int first = steadyFrom(series, noise, random);
            steady += first >= 0 ? 1 : 0;
            wrong += first >= 0 && !series.isRight(first) ? 1 : 0;
        }
        String found = String.format(Locale.ROOT, "%s at %.2f: %d steady, %d wrong", series, noise, steady, wrong);
        assertTrue(wrong <= 0.05 * SERIES, found);
    }

    private static int steadyFrom(Series series, double noise, Random random) {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(Collections.singletonList(StabilityCriteria.builtIn().parse("steady").get(0)))
                .warmupIterations(WARMUP).measurementIterations(MEASUREMENT, 1).build());
        double[] levels = new double[WARMUP + MEASUREMENT];
        Arrays.setAll(levels, i -> Math.max(1e-3, series.level(i) * (1 + noise * random.nextGaussian())));
        session.startMeasurementFork();
        int next = 0;
        while (!session.warmupIteration(iteration(levels[next++])).decision().stops()) {
            continue;
        }
        Checkpoint checkpoint;
        do {
            checkpoint = session.beforeMeasurementIteration();
            session.measurementIteration(iteration(levels[next++]));
        } while (!checkpoint.decision().stops());
        return checkpoint.decision() == Decision.STABLE ? next - MEASUREMENT : -1;
    }

    private static IterationMeasurement iteration(double level) {
        return IterationMeasurement.of(Sample.of(level)).withSeconds(1);
    }
}
