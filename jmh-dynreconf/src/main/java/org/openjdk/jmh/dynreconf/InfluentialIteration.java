package org.openjdk.jmh.dynreconf;

import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.statistics.GrubbsTest;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.Significance;

/** Describes a measurement iteration so far from the others that it alone moves the fork's result; immutable. */
public final class InfluentialIteration {

    /** JMH's default number of iterations; fewer ones agree by chance too easily. */
    private static final int LEAST_ITERATIONS = 5;

    private final int iteration;
    private final double timesOthers;
    private final double relativeChange;
    private final double pValue;

    private InfluentialIteration(int iteration, double timesOthers, double relativeChange, double pValue) {
        this.iteration = iteration;
        this.timesOthers = timesOthers;
        this.relativeChange = relativeChange;
        this.pValue = pValue;
    }

    /**
     * Returns the iteration farthest from the others if it is relevant, moving the result by more than the tolerance,
     * and significant by {@link GrubbsTest}. As in JMH's result, all values weigh the same: in sample time mode, an
     * interrupted iteration has fewer.
     */
    static Optional<InfluentialIteration> of(List<Moments> iterations, int firstIteration, double tolerance) {
        if (iterations.size() < LEAST_ITERATIONS) {
            return Optional.empty();
        }
        GrubbsTest test = GrubbsTest.of(iterations.stream().mapToDouble(Moments::mean).toArray());
        Moments furthest = iterations.get(test.index());
        double sum = 0;
        double count = 0;
        for (Moments iteration : iterations) {
            sum += iteration.mean() * iteration.count();
            count += iteration.count();
        }
        double others = (sum - furthest.mean() * furthest.count()) / (count - furthest.count());
        double change = Math.abs(sum / count / others - 1);
        return change > tolerance && test.pValue() < Significance.LEVEL
                ? Optional.of(new InfluentialIteration(firstIteration + test.index(), furthest.mean() / others, change,
                        test.pValue()))
                : Optional.empty();
    }

    /** Returns the number of the measurement iteration, from 1; those that became warmup are counted. */
    public int iteration() {
        return iteration;
    }

    /** Returns its mean divided by the mean of the other iterations of the result. */
    public double timesOthers() {
        return timesOthers;
    }

    /** Returns how much it changes the result of the fork, |result / result without it − 1|; 0.03 is 3 %. */
    public double relativeChange() {
        return relativeChange;
    }

    /** Returns the p-value of Grubbs' test. */
    public double pValue() {
        return pValue;
    }

    @Override
    public String toString() {
        return "measurement iteration " + iteration + " lies at " + timesOthers + " times the others (p = " + pValue
                + ")";
    }
}
