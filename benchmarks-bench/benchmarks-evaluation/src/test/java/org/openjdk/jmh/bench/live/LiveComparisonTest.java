package org.openjdk.jmh.bench.live;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.bench.live.worker.ForkTiming;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.outcome.TechniqueOutcome;
import org.openjdk.jmh.bench.results.JmhResult;
import org.openjdk.jmh.results.json.ResultReader;

/** Results and clocks of invented runs. */
class LiveComparisonTest {

    /** Two forks of two measurement iterations each. */
    private static final String RAW = "[[2.0, 2.0], [2.0, 2.0]]";

    private static JmhResult result(String rawData, String more) throws IOException {
        String json = "[{\"benchmark\": \"sample.Some.run\", \"mode\": \"avgt\", \"primaryMetric\": {\"score\": 2.0,"
                + " \"scoreUnit\": \"us/op\", \"rawData\": " + rawData + "}" + more + "}]";
        try (ResultReader reader = new ResultReader(
                new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "invented")) {
            return new JmhResult(Objects.requireNonNull(reader.next()));
        }
    }

    /** Warmups first; each iteration lasts a second. */
    private static ForkTiming fork(JmhResult result, int iterations, double gap) {
        StringBuilder line = new StringBuilder(result.name()).append("\t").append(iterations + 0.5);
        for (int i = 1; i <= iterations; i++) {
            line.append("\t1.0\t").append(i < iterations ? gap : Double.NaN).append("\t").append(i);
        }
        return ForkTiming.decode(line.toString());
    }

    private static LiveResult live(int iterations, double gap, String more) throws IOException, WorkerException {
        JmhResult result = result(RAW, more);
        return LiveResult.of(result, List.of(fork(result, iterations, gap), fork(result, iterations, gap)));
    }

    private static String reconfiguration(boolean... warmupStable) {
        StringBuilder forks = new StringBuilder();
        for (boolean stable : warmupStable) {
            forks.append(forks.length() == 0 ? "" : ", ").append("{\"warmupStable\": ").append(stable).append("}");
        }
        return ", \"reconfiguration\": {\"forks\": [" + forks + "], \"forksStable\": true}";
    }

    @Test
    void iterationsBeforeThoseOfTheResult_areWarmup() throws Exception {
        LiveResult live = live(5, 0.01, "");
        assertEquals(2, live.forks());
        assertEquals(3, live.warmupIterations(0));
        assertEquals(6, live.warmupSeconds());
        assertEquals(10, live.seconds());
        assertEquals(11, live.wallSeconds());
        assertArrayEquals(new float[] {1, 2, 3, 4, 5}, live.trace(1).curve());
        assertArrayEquals(new float[] {1, 2, 3, 4, 5}, live.trace(1).times());
    }

    @Test
    void warmupForks_areThoseBeforeTheForksOfTheResult() throws Exception {
        JmhResult result = result(RAW, "");
        LiveResult live = LiveResult.of(result,
                List.of(fork(result, 9, 0), fork(result, 5, 0), fork(result, 4, 0)));
        assertEquals(2, live.forks());
        assertEquals(3, live.warmupIterations(0));
        assertEquals(2, live.warmupIterations(1));
    }

    @Test
    void meanGap_isThatOfLaterForks_withoutTheLastIteration() throws Exception {
        JmhResult result = result(RAW, "");
        LiveResult live = LiveResult.of(result, List.of(fork(result, 4, 0.5), fork(result, 4, 0.1)));
        assertEquals(0.1, live.meanGap(), 1e-12);
        assertEquals(6, live.gaps());
    }

    @Test
    void comparison_hasTimesAndWhatDecisionsCost() throws Exception {
        LiveComparison comparison = new LiveComparison(live(12, 0.01, ""));
        comparison.add("cv", live(5, 0.04, reconfiguration(true, false)));
        BenchmarkOutcome outcome = comparison.outcome();
        assertTrue(outcome.name().startsWith("sample.Some#run"), outcome.name());
        assertEquals(2, outcome.traces().size());
        TechniqueOutcome technique = outcome.techniques().get(0);
        assertEquals(24, technique.comparison().staticSeconds());
        assertEquals(6, technique.comparison().warmupSeconds());
        assertEquals(4, technique.comparison().measurementSeconds());
        assertEquals(List.of(3, 3), technique.comparison().warmupIterations());
        assertEquals(1, technique.comparison().unstableForks());
        assertTrue(technique.comparison().forksStable());
        assertFalse(technique.comparison().ratio().isDifferent());
        assertEquals(0.03 * 8 / 6, technique.overhead(), 1e-12);
    }

    @Test
    void runsThatDoNotFit_areRefused() throws Exception {
        LiveComparison comparison = new LiveComparison(live(12, 0.01, ""));
        assertEquals("was not dynamic",
                assertThrows(WorkerException.class, () -> comparison.add("cv", live(5, 0, ""))).getMessage());
        assertEquals("only 2 of 3 forks have a result", assertThrows(WorkerException.class,
                () -> comparison.add("cv", live(5, 0, reconfiguration(true, true, true)))).getMessage());
    }

    @Test
    void resultsOfForksThatNobodySaw_orWithoutANumber_areRefused() throws Exception {
        JmhResult result = result(RAW, "");
        assertEquals("has results of 2 forks, of which 1 were seen; it must run in forks of its own",
                assertThrows(WorkerException.class, () -> LiveResult.of(result, List.of(fork(result, 4, 0))))
                        .getMessage());
        JmhResult idle = result("[[2.0, 0.0]]", "");
        assertTrue(
                assertThrows(WorkerException.class, () -> LiveResult.of(idle, List.of(fork(idle, 4, 0)))).getMessage()
                        .startsWith("fork 1, measurement iteration 2 has a mean of 0.0"));
    }
}
