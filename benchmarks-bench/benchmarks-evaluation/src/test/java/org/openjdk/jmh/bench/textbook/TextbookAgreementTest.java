package org.openjdk.jmh.bench.textbook;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jmh.bench.data.Histogram;
import org.openjdk.jmh.bench.data.HistogramShape;
import org.openjdk.jmh.bench.engine.Sessions;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.statistics.InterquartileMean;

/**
 * Both sides of the benchmarks do the same work. Iterations have no more observations than are drawn, so that both see
 * the same values.
 */
class TextbookAgreementTest {

    private static final int OBSERVATIONS = 300;
    private static final int ITERATIONS = 4;
    private static final int FORKS = 3;

    private static Histogram[] iterations(HistogramShape shape) {
        SplittableRandom random = new SplittableRandom(7);
        return Arrays.stream(shape.iterations(ITERATIONS * FORKS, 7))
                .map(h -> new Histogram(Basics.draw(h, OBSERVATIONS, random), ones(h)))
                .toArray(Histogram[]::new);
    }

    private static long[] ones(Histogram drawnFrom) {
        long[] ones = new long[(int) Math.min(OBSERVATIONS, Arrays.stream(drawnFrom.counts()).sum())];
        Arrays.fill(ones, 1);
        return ones;
    }

    /** 300 observations have quarters of whole ones. */
    @ParameterizedTest
    @EnumSource
    void interquartileMean_isTheSame(HistogramShape shape) {
        for (Histogram iteration : iterations(shape)) {
            assertEquals(Basics.interquartileMean(iteration),
                    InterquartileMean.of(iteration.values(), iteration.counts()), 1e-9);
        }
    }

    @ParameterizedTest
    @EnumSource
    void cv_warmupAndForks_isTheSame(HistogramShape shape) {
        assertArrayEquals(textbookWarmup("cv", shape), engineWarmup("cv", shape), 1e-12);
        assertArrayEquals(textbookForks("cv", shape), engineForks("cv", shape), 1e-12);
    }

    /** The engine's grid errs by some 10⁻⁵ of a density's peak. Single scores have a bandwidth of its own there. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SCORE")
    void kld_warmup_isTheSameWithinTheGridsError(HistogramShape shape) {
        assertArrayEquals(textbookWarmup("kld", shape), engineWarmup("kld", shape), 5e-5);
    }

    /** Merging the values of a fork changes its divergence from another by up to 3 %. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SCORE")
    void kld_forks_isTheSameWithinTheMergingError(HistogramShape shape) {
        double[] expected = textbookForks("kld", shape);
        double[] actual = engineForks("kld", shape);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(Math.log(expected[i]), Math.log(actual[i]), 1e-4 - 0.03 * Math.log(expected[i]));
        }
    }

    /** Both draw 1,000 simulations: a width at 99 % has a Monte Carlo error of 4 %, the difference of two one of 6 %. */
    @ParameterizedTest
    @EnumSource
    void rciw_warmupAndForks_isTheSameWithinFiveStandardErrors(HistogramShape shape) {
        assertClose(textbookWarmup("rciw", shape), engineWarmup("rciw", shape), 0.3);
        assertClose(textbookForks("rciw", shape), engineForks("rciw", shape), 0.3);
    }

    private static void assertClose(double[] expected, double[] actual, double relative) {
        assertEquals(expected.length, actual.length);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], actual[i], relative * expected[i], "element " + i);
        }
    }

    private static double[] textbookWarmup(String criterion, HistogramShape shape) {
        TextbookSession session = new TextbookSession(criterion, Sessions.SEED);
        Histogram[] iterations = iterations(shape);
        for (int i = 0; i < iterations.length - 1; i++) {
            session.addWarmup(iterations[i]);
        }
        session.warmupIteration(iterations[iterations.length - 1]);
        return session.vector();
    }

    private static double[] engineWarmup(String criterion, HistogramShape shape) {
        ReconfigurationSession session = Sessions.engineInFork(criterion);
        Checkpoint checkpoint = null;
        for (Histogram iteration : iterations(shape)) {
            checkpoint = Sessions.afterWarmup(session, iteration.toMeasurement());
        }
        return checkpoint.judgements().values().iterator().next().evidence();
    }

    private static double[] textbookForks(String criterion, HistogramShape shape) {
        TextbookSession session = new TextbookSession(criterion, Sessions.SEED);
        Histogram[] iterations = iterations(shape);
        for (int i = 0; i < iterations.length; i++) {
            session.measurementIteration(iterations[i]);
            if (i % ITERATIONS == ITERATIONS - 1 && i < iterations.length - 1) {
                session.addFork();
            }
        }
        session.endFork();
        return session.vector();
    }

    private static double[] engineForks(String criterion, HistogramShape shape) {
        ReconfigurationSession session = Sessions.engine(criterion);
        Histogram[] iterations = iterations(shape);
        Checkpoint checkpoint = null;
        for (int i = 0; i < iterations.length; i++) {
            if (i % ITERATIONS == 0) {
                session.startFork(ForkRole.measured());
            }
            session.measurementIteration(iterations[i].toMeasurement());
            if (i % ITERATIONS == ITERATIONS - 1) {
                checkpoint = session.endFork();
            }
        }
        return checkpoint.judgements().values().iterator().next().evidence();
    }

    @Test
    void draw_weighted_followsTheCounts() {
        Histogram histogram = new Histogram(new double[] {1, 2, 3}, new long[] {3000, 0, 1000});
        double[] drawn = Basics.draw(histogram, 1000, new SplittableRandom(1));
        assertEquals(1.5, Basics.mean(drawn), 5 * Math.sqrt(0.75 / 1000));
        assertEquals(0, Arrays.stream(drawn).filter(v -> v == 2).count());
    }

    @Test
    void draw_fewObservations_takesThemAsTheyAre() {
        Histogram histogram = new Histogram(new double[] {1, 2, 3}, new long[] {2, 0, 1});
        assertArrayEquals(new double[] {1, 1, 3}, Basics.draw(histogram, 1000, new SplittableRandom(1)));
    }
}
