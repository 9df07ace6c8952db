package org.openjdk.jmh.ab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.bisection.Suspects;
import org.openjdk.jmh.results.explanation.ExplainedChange;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.FileFailure;
import org.openjdk.jmh.why.CodeDifference;
import org.openjdk.jmh.why.FlightRecorder;

/** Asks why a version that was found differs from the one before it, by forks of both that are observed. */
final class VersionInquiry {

    /** As many as most verdicts take. */
    static final int BLOCKS = 5;

    private final VersionWorkers hosts;
    private final BisectedVersions versions;
    private final VersionSearch search;
    /** Null where forks were timed. */
    private final CountedMethods counted;
    private final Optional<Path> asyncProfiler;

    /**
     * An inquiry that has not begun.
     *
     * @param counted what is known of the forks of the search; null where they were timed
     * @param options of the run
     */
    VersionInquiry(VersionWorkers hosts, BisectedVersions versions, VersionSearch search, CountedMethods counted,
                   Options options) {
        this.hosts = hosts;
        this.versions = versions;
        this.search = search;
        this.counted = counted;
        asyncProfiler = ChangeInquiry.asyncProfiler(options);
    }

    /**
     * Explains a change. A failure of ours is no reason to lose what was found.
     *
     * @param change that was found
     * @param blocks of one fork of each version, two at least
     * @return why, or why that is not known
     */
    ExplainedChange explain(Suspects change, int blocks) throws RunnerException, InterruptedException {
        int before = change.first() - 1;
        int behind = change.last();
        try (CodeDifference code = new CodeDifference(versions.classPath(before), versions.classPath(behind))) {
            return counted != null ? counted.explain(search.benchmark().key(), before, behind, code)
                    : observed(change, blocks, code);
        } catch (IOException e) {
            return unknown(FileFailure.reason(e));
        } catch (RuntimeException | LinkageError e) {
            return unknown(e.toString());
        }
    }

    private ExplainedChange observed(Suspects change, int blocks, CodeDifference code)
            throws IOException, InterruptedException {
        ForkRunner neighbours = (side, benchmark, fork, iterations) -> hosts
                .run(side == MeasuredPair.BASELINE ? change.first() - 1 : change.last(), benchmark, fork, iterations);
        try (FlightRecorder recorder = FlightRecorder.open(asyncProfiler)) {
            return new ObservedBlocks<>(neighbours, recorder, code)
                    .explain(search.benchmark(), search.times(change), blocks);
        }
    }

    private ExplainedChange unknown(String reason) {
        return ExplainedChange.unknown(search.benchmark().key(), reason);
    }
}
