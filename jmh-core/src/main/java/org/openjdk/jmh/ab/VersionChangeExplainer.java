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

/** Finds out why a version differs from the one before it, by observing forks of both, or from counts of the search. */
final class VersionChangeExplainer {

    /** Maximum of blocks of observed forks, as many as most verdicts take. */
    static final int BLOCKS = 5;

    private final VersionWorkers workers;
    private final BisectedVersions versions;
    private final VersionSearch search;
    /** Null if forks were timed. */
    private final CountedMethods counted;
    private final Optional<Path> asyncProfiler;

    /** @param counted counts of methods in the forks of the search; null if forks were timed */
    VersionChangeExplainer(VersionWorkers workers, BisectedVersions versions, VersionSearch search,
                           CountedMethods counted,
                           Options options) {
        this.workers = workers;
        this.versions = versions;
        this.search = search;
        this.counted = counted;
        asyncProfiler = ChangeExplainer.asyncProfiler(options);
    }

    /**
     * Explains a change, or why there is no explanation. A failure is such a reason, because it must not lose the
     * result of the search. {@code blocks} is the number of observed forks of each version, 2 or more; ignored if forks
     * were counted.
     */
    ExplainedChange explain(Suspects change, int blocks) throws RunnerException, InterruptedException {
        int before = change.first() - 1;
        int after = change.last();
        try (CodeDifference code = new CodeDifference(versions.classPath(before), versions.classPath(after))) {
            return counted != null ? counted.explain(search.benchmark().key, before, after, code)
                    : observed(change, blocks, code);
        } catch (IOException e) {
            return unknown(FileFailure.reason(e));
        } catch (RuntimeException | LinkageError e) {
            return unknown(e.toString());
        }
    }

    private ExplainedChange observed(Suspects change, int blocks, CodeDifference code)
            throws IOException, InterruptedException {
        ForkRunner neighbours = (side, benchmark, fork, iterations) -> workers
                .run(side == MeasuredPair.BASELINE ? change.first() - 1 : change.last(), benchmark, fork, iterations);
        try (FlightRecorder recorder = FlightRecorder.open(asyncProfiler)) {
            return new ObservedBlocks<>(neighbours, recorder, code)
                    .explain(search.benchmark(), search.times(change), blocks);
        }
    }

    private ExplainedChange unknown(String reason) {
        return ExplainedChange.unknown(search.benchmark().key, reason);
    }
}
