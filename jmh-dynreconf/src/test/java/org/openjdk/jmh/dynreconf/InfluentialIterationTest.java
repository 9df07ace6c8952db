package org.openjdk.jmh.dynreconf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.Moments;

class InfluentialIterationTest {

    private static final double TOLERANCE = 0.03;

    private static ReconfigurationSettings.Builder settings(String criterion) {
        return ReconfigurationSettings.builder().criteria(StabilityCriteria.builtIn().parse(criterion))
                .warmupIterations(5, 50).measurementIterations(10, 1);
    }

    /** Nine of ten at 100, with a noise of 1 %, and one elsewhere. */
    private static double[] tenWith(int odd, double level) {
        return IntStream.range(0, 10).mapToDouble(i -> i == odd ? level : 100 + i % 3 - 1).toArray();
    }

    private static List<Moments> scores(double... levels) {
        return DoubleStream.of(levels).mapToObj(Moments::of).toList();
    }

    private static Optional<InfluentialIteration> find(int first, double... levels) {
        return InfluentialIteration.of(scores(levels), first, TOLERANCE);
    }

    /** As JMH runs it: the measurement ends after ten iterations, or when the session says so. */
    private static ReconfigurationSession run(ReconfigurationSettings settings, boolean warmupFork, double... levels) {
        ReconfigurationSession session = new ReconfigurationSession(settings);
        if (warmupFork) {
            session.startFork(ForkRole.warmup());
        } else {
            session.startFork(ForkRole.measured());
        }
        for (int i = 0; i < settings.warmupIterations().minimum(); i++) {
            SessionCalls.afterWarmup(session, iteration(100));
        }
        for (double level : levels) {
            if (session.settings.measurementSlides()) {
                session.mayMeasurementEnd();
            }
            session.measurementIteration(iteration(level));
        }
        session.endFork();
        return session;
    }

    /** Three of four invocations take what they always take. */
    private static Iteration iteration(double level) {
        return Iteration.of(Sample.of(100, 100, 100, 4 * level - 300)).withSeconds(1);
    }

    @Test
    void oneInterruptedIteration_isFoundWithItsEffect() {
        InfluentialIteration found = find(1, tenWith(6, 440)).orElseThrow();
        assertEquals(7, found.iteration());
        assertEquals(4.4, found.timesOthers(), 0.02);
        assertEquals(0.34, found.relativeChange(), 0.01);
        assertTrue(found.pValue() < 1e-9);
    }

    /** A rate that breaks down, and its number where iterations before it became warmup. */
    @Test
    void oneIterationThatDidNothing_isFoundToo() {
        InfluentialIteration found = find(12, tenWith(0, 0)).orElseThrow();
        assertEquals(12, found.iteration());
        assertEquals(0, found.timesOthers());
        assertEquals(0.1, found.relativeChange(), 1e-3);
    }

    /** In the same time, four times as slow: 9 · 100 invocations of 1 s and 25 of 4 s are 1000 s for 925. */
    @Test
    void fewerInvocations_weighLess() {
        List<Moments> iterations =
                new ArrayList<>(Collections.nCopies(9, Moments.of(new double[] {1}, new long[] {100})));
        iterations.add(Moments.of(new double[] {4}, new long[] {25}));
        InfluentialIteration found = InfluentialIteration.of(iterations, 1, TOLERANCE).orElseThrow();
        assertEquals(1000.0 / 925 - 1, found.relativeChange(), 1e-12);
        assertEquals(4, found.timesOthers(), 1e-12);
        assertEquals(10, found.iteration());
        assertEquals(Optional.empty(), InfluentialIteration.of(iterations, 1, 0.1));
    }

    @Test
    void whatDoesNotMatter_orIsNoise_orIsTooLittle_isNone() {
        assertEquals(Optional.empty(), find(1, tenWith(6, 125)));
        assertEquals(Optional.empty(), find(1, 1, 2, 3, 1, 2, 3, 1, 2, 3, 5));
        assertEquals(Optional.empty(), find(1, 1, 1, 1, 9));
        assertEquals(Optional.empty(), find(1, new double[10]));
        assertEquals(Optional.empty(),
                InfluentialIteration.of(scores(tenWith(6, 440)), 1, Double.POSITIVE_INFINITY));
    }

    @Test
    void twoLevels_areNoSingleIteration() {
        assertEquals(Optional.empty(), find(1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2));
    }

    /** Typical times are the same in all iterations, and nine of ten means: only one mean differs. */
    @Test
    void session_reportsItForEachCriterion() {
        for (String criterion : new String[] {"steady", "cv"}) {
            ReconfigurationSession session = run(settings(criterion).build(), false, tenWith(6, 440));
            assertEquals(7, session.influentialIteration().orElseThrow().iteration(), criterion);
            session.startFork(ForkRole.measured());
            assertEquals(Optional.empty(), session.influentialIteration());
        }
    }

    @Test
    void measurementThatSlid_countsItsOwnIterationsAlone() {
        double[] slid = new double[12];
        System.arraycopy(tenWith(6, 440), 0, slid, 2, 10);
        slid[0] = 900;
        slid[1] = 900;
        InfluentialIteration found = run(settings("steady").build(), false, slid).influentialIteration().orElseThrow();
        assertEquals(9, found.iteration());
        assertEquals(4.4, found.timesOthers(), 0.02);
    }

    @Test
    void warmupFork_abandonedFork_andMeasuredStart_haveNone() {
        assertEquals(Optional.empty(), run(settings("cv").build(), true, tenWith(6, 440)).influentialIteration());
        assertEquals(Optional.empty(), run(settings("cv").warmupIterations(0, 0).build(), false, tenWith(0, 440))
                .influentialIteration());
        ReconfigurationSession session = run(settings("cv").build(), false, tenWith(6, 440));
        session.abandonFork();
        assertEquals(Optional.empty(), session.influentialIteration());
    }

    @Test
    void unusableIteration_isNotJudged() {
        double[] levels = tenWith(6, 440);
        levels[3] = Double.NaN;
        assertEquals(Optional.empty(), run(settings("cv").build(), false, levels).influentialIteration());
    }
}
