package org.openjdk.jmh.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.scheduling.Blocks;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;

/** Of two sides, whose forks take 3 s by their settings: 40 of each benchmark. */
class ProgressReportTest {

    private long nanos;
    private final ProgressReport progress = report(2);

    private ProgressReport report(int benchmarks) {
        List<ForkEstimate> estimates =
                List.of(new ForkEstimate(3, 0), new ForkEstimate(3, 0)).subList(0, benchmarks);
        return new ProgressReport(
                new RunProgress(new Blocks(benchmarks, 1), 2, estimates, List.of(40, 40).subList(0, benchmarks)),
                () -> nanos);
    }

    @Test
    void line_saysWhatIsDoneAndLeft() {
        assertEquals("# Progress: 0 of 2 benchmarks done, 0 undecided, 0 forks, 00:04:00 left", progress.line());
        progress.schedule().forkEnded(0, ForkEnd.measured(3));
        assertEquals("# Progress: 0 of 2 benchmarks done, 1 undecided, 1 fork, 00:03:57 left", progress.line());
    }

    @Test
    void liveLine_countsDownWhileAForkRuns() {
        progress.startFork("C.second", "pair 1/20", new int[] {5, 5}, 2);
        assertEquals("[..........] 0 %, 4 min left: C.second, pair 1/20", progress.live().text());
        nanos += 1_500_000_000L;
        assertEquals("[..........] 0 %, 3 min 59 s left: C.second, pair 1/20", progress.live().text());
        progress.schedule().forkEnded(2, ForkEnd.measured(1.5));
        progress.startFork("C.second", "pair 1/20", new int[] {5, 5}, 3);
        assertEquals("[..........] 1 %, 1 min 59 s left: C.second, pair 1/20", progress.live().text());
    }

    /** The first fork takes 60 s instead of 3 s: the others will take as long. */
    @Test
    void firstForkThatTakesLong_raisesTheEstimate() {
        progress.startFork("C.second", "pair 1/20", new int[] {5, 5}, 2);
        nanos += 60_000_000_000L;
        assertEquals("[..........] 1 %, 1 h 19 min left: C.second, pair 1/20, 1 min", progress.live().text());
    }
}
