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
    void status_fitsATerminalAndNamesWhatRuns() {
        assertEquals("# Progress: 0 of 2 done, 0 forks, about 00:04:00 left; ", progress.status());
        progress.startFork("C.second");
        assertEquals("# Progress: 0 of 2 done, 0 forks, about 00:04:00 left; C.second", progress.status());
        nanos += 1_500_000_000L;
        assertEquals("# Progress: 0 of 2 done, 0 forks, about 00:03:59 left; C.second", progress.status());
        progress.schedule().forkEnded(2, ForkEnd.measured(1.5));
        assertEquals("# Progress: 0 of 2 done, 1 fork, about 00:01:57 left; C.second", progress.status());
    }

    /** Parameters and the method tell more than the beginning of a class. */
    @Test
    void status_longName_hasItsEnd() {
        ProgressReport other = report(1);
        other.startFork("BenchmarksOfDocuments.writeALongOneOfManyParts");
        assertEquals("# Progress: 0 of 1 done, 0 forks, about 00:02:00 left; ...teALongOneOfManyParts",
                other.status());
        assertEquals(79, other.status().length());
    }
}
