package org.openjdk.jmh.results.reports;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.comparison.ComparedMetric;

/**
 * Decides which verdicts make a build fail; improvements never do. Benchmarks that could not be judged fail, too, since
 * losing their forks must not let them pass. Immutable.
 */
public final class Gate {

    private final Set<Verdict> stopped;

    private Gate(Set<Verdict> stopped) {
        this.stopped = stopped;
    }

    /**
     * Returns a gate.
     *
     * @param stopped verdicts that fail: slower, undecided, both or none
     * @throws IllegalArgumentException for another verdict
     */
    public static Gate stopping(Verdict... stopped) {
        EnumSet<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
        verdicts.addAll(Arrays.asList(stopped));
        if (verdicts.contains(Verdict.FASTER) || verdicts.contains(Verdict.SAME)) {
            throw new IllegalArgumentException("only what is slower or undecided can be stopped, not " + verdicts);
        }
        return new Gate(verdicts);
    }

    /**
     * Returns whether a metric fails: its verdict is stopped, or it could not be judged. Negative controls never fail.
     */
    public boolean stops(ComparedMetric metric) {
        return !metric.isControl() && isStopped(metric);
    }

    private boolean isStopped(ComparedMetric metric) {
        return stopped.contains(metric.verdict()) || !stopped.isEmpty() && metric.isUnjudged();
    }
}
