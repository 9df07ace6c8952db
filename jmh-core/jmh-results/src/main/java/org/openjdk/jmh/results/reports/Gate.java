package org.openjdk.jmh.results.reports;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.comparison.ComparedMetric;

/**
 * Decides which verdicts make a build fail; improvements never do. A benchmark that could not be judged passes no gate,
 * or losing its forks would let it pass. Immutable.
 */
public final class Gate {

    private final Set<Verdict> stopped;

    private Gate(Set<Verdict> stopped) {
        this.stopped = stopped;
    }

    /**
     * Returns a gate.
     *
     * @param stopped verdicts that do not pass: slower, undecided, both or none
     * @throws IllegalArgumentException if an improvement, or no change, is to be stopped
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
     * Returns whether something does not pass.
     *
     * @param metric that was compared
     * @return whether its verdict is one of those stopped, or it could not be judged and any verdict is; false for
     *         negative controls
     */
    public boolean stops(ComparedMetric metric) {
        return !metric.isControl() && isStopped(metric);
    }

    private boolean isStopped(ComparedMetric metric) {
        return stopped.contains(metric.verdict()) || !stopped.isEmpty() && metric.isUnjudged();
    }
}
