package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.precision.PlainVerdict;
import org.openjdk.jmh.precision.ResultPrecision;
import org.openjdk.jmh.results.IncompleteResult;
import org.openjdk.jmh.results.LostFork;
import org.openjdk.jmh.results.environment.BenchmarkEnvironment;

/** Outcomes of a run are readable in logs. */
class OutcomeTextTest {

    @Test
    void outcomes_printAsSentences() {
        ResultPrecision precision = ResultPrecision.of(10, 10.1, 9.9);
        assertEquals(precision.text(), precision.toString());
        PlainVerdict verdict = new PlainVerdict(precision, 3, 0, 0, "");
        assertEquals(verdict.text(), verdict.toString());
        LostFork fork = new LostFork(2, false, "exit code 1");
        assertEquals("lost forks: [fork 2 failed: exit code 1], unfinished",
                new IncompleteResult(Collections.singletonList(fork), true).toString());
        assertEquals("no fork was disturbed", new BenchmarkEnvironment(null, Collections.emptyList()).toString());
    }
}
