package org.openjdk.jmh.mutate.verdicts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.moment.Mean;
import org.apache.commons.math3.stat.descriptive.moment.StandardDeviation;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.assertions.LookLevels;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Decides sequentially whether a mutant is slower than the original on one benchmark.
 *
 * <p><b>The question.</b> A mutant is killed at a threshold, such as 5 %, if a benchmark shows that it is slower by
 * more than that. Unit tests kill with one failure; a benchmark can only show it with a probability of error, and a
 * run has hundreds of pairs of mutants and benchmarks. Forks are expensive, so each comparison should end as early as
 * its data allow.
 *
 * <p><b>The data.</b> A block is one fork of the original and one of the mutant, directly after each other and in
 * changing order, so that a slow phase of the machine affects both. Each block gives one value, the logarithm of the
 * ratio of mean times ({@link ForkPair}). Iterations within a fork are correlated, blocks hardly are; only blocks
 * count as observations. Both sides run classes of the same compiler from the same place of the class path, so that
 * the mutation is the only difference.
 *
 * <p><b>The rule.</b> The first analysis follows the third complete block, each further one the next block. At each
 * threshold:
 * <ol>
 * <li>{@code KILLED} if the lower limit of the mean slow-down exceeds it. The limit is Student's, one-sided, at the
 * level that {@link LookLevels} assigns to this analysis so that all analyses together err with at most the level of
 * the comparison.
 * <li>{@code NOT_SLOWER} if the upper limit, at 5 % over all analyses, is below it.
 * <li>{@code TOO_NOISY} if all blocks are used up, or if the chance of a kill at the last one is below 5 %. That
 * chance is the predictive power (Spiegelhalter et al. 1986): it assumes that further blocks vary as those so far.
 * <li>{@code OPEN} otherwise: another block is measured.
 * </ol>
 * A decision at a threshold is final, while other thresholds continue.
 *
 * <p><b>Lost forks.</b> A block with a crashed fork has no value. Two such blocks in a row end the comparison, as does
 * the last block: it is {@code TOO_NOISY} with three or more complete blocks and {@code FAILED} with fewer. If there
 * are fewer and only the mutant's forks hung in both, the mutant counts as killed, as it does with unit tests.
 *
 * <p><b>Error rates.</b> The level of a comparison comes from {@link DiscoveryLevels}, separately for each threshold,
 * which keeps the false discovery rate over all comparisons of a run. This relies on testing pairs in a fixed order
 * that does not depend on their own data; the order follows coverage, which is counted in other forks. Controls,
 * which compare the original with itself, show how often the rule kills wrongly. Small limits of this argument: the
 * logarithms are assumed to be nearly normal, and blocks independent.
 */
public final class SequentialKillRule {

    /** One-sided level of the displayed 95 % interval. */
    private static final double DISPLAYED_LEVEL = 0.025;

    /** One-sided level at which a mutant is not slower; conventional, and without control over several comparisons. */
    private static final double NOT_SLOWER_LEVEL = 0.05;

    /** Predictive power below which further blocks are not worth their time. */
    private static final double MIN_PREDICTIVE_POWER = 0.05;

    /** Minimum blocks of an analysis: with two, Student's limit has one degree of freedom and is useless. */
    private static final int FIRST_ANALYSIS = 3;

    /** Failed blocks in a row that end a comparison: one may be an accident. */
    private static final int MAX_LOST_IN_A_ROW = 2;
    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);

    private final KillSettings settings;
    private final List<Double> levels;
    private final List<ThresholdOutcome> ends;
    private final List<Double> logs = new ArrayList<>();
    private int blocks;
    private int lostInARow;
    private int hungInARow;

    /**
     * Creates a comparison without any block.
     *
     * @param levels level of this comparison for each threshold, between 0 and 0.5
     */
    public SequentialKillRule(KillSettings settings, List<Double> levels) {
        this.settings = settings;
        this.levels = levels.stream().map(SequentialKillRule::roundedDown).toList();
        ends = new ArrayList<>(Collections.nCopies(settings.thresholds().size(), ThresholdOutcome.OPEN));
    }

    /**
     * Rounds a level down to a quarter of a power of 2, which is safe. Comparisons can then share the analysis levels,
     * which take 0.1 s to compute.
     */
    private static double roundedDown(double level) {
        return Math.pow(2, Math.floor(4 * Math.log(level) / Math.log(2)) / 4);
    }

    /** Adds a block, null if a fork failed, and returns the verdict after it. */
    public InterimVerdict add(@Nullable ForkPair pair) {
        blocks++;
        double log = pair == null ? Double.NaN : pair.logSlowdown();
        boolean complete = Double.isFinite(log);
        lostInARow = complete ? 0 : lostInARow + 1;
        if (complete) {
            logs.add(log);
        }
        hungInARow = 0;
        return logs.size() < FIRST_ANALYSIS ? beforeFirstAnalysis() : analyze();
    }

    /** Adds a block in which the mutant's fork hung, and returns the verdict after it. */
    public InterimVerdict addHung() {
        blocks++;
        lostInARow++;
        hungInARow++;
        return logs.size() < FIRST_ANALYSIS ? beforeFirstAnalysis() : analyze();
    }

    private InterimVerdict beforeFirstAnalysis() {
        if (isLastBlock()) {
            Collections.fill(ends, hungInARow >= MAX_LOST_IN_A_ROW ? ThresholdOutcome.KILLED : ThresholdOutcome.FAILED);
        }
        Interval unknown = logs.isEmpty() ? Interval.of(0, Double.NaN, Double.POSITIVE_INFINITY)
                : Interval.of(0, Math.exp(mean()), Double.POSITIVE_INFINITY);
        return new InterimVerdict(logs.size(), unknown, Collections.nCopies(ends.size(), Double.NaN), ends);
    }

    private boolean isLastBlock() {
        return lostInARow >= MAX_LOST_IN_A_ROW || blocks >= settings.mostBlocks();
    }

    private InterimVerdict analyze() {
        for (int i = 0; i < ends.size(); i++) {
            if (ends.get(i) == ThresholdOutcome.OPEN) {
                ends.set(i, end(levels.get(i), logThreshold(i)));
            }
        }
        double half = halfWidth(DISPLAYED_LEVEL, logs.size());
        return new InterimVerdict(logs.size(),
                Interval.of(Math.exp(mean() - half), Math.exp(mean()), Math.exp(mean() + half)),
                IntStream.range(0, ends.size())
                        .mapToObj(i -> Math.exp(logThreshold(i) + halfWidth(levels.get(i), settings.mostBlocks())))
                        .toList(),
                ends);
    }

    private double logThreshold(int threshold) {
        return Math.log1p(settings.thresholds().get(threshold));
    }

    private ThresholdOutcome end(double level, double threshold) {
        if (mean() - halfWidth(level, logs.size()) > threshold) {
            return ThresholdOutcome.KILLED;
        }
        if (mean() + halfWidth(NOT_SLOWER_LEVEL, logs.size()) < threshold) {
            return ThresholdOutcome.NOT_SLOWER;
        }
        return isLastBlock() || predictivePower(level, threshold) < MIN_PREDICTIVE_POWER ? ThresholdOutcome.TOO_NOISY
                : ThresholdOutcome.OPEN;
    }

    /**
     * Returns the probability that the last analysis kills if further blocks vary like those so far (predictive power:
     * Spiegelhalter et al. 1986).
     */
    private double predictivePower(double level, double threshold) {
        double most = (double) logs.size() + settings.mostBlocks() - blocks;
        double missing = threshold + halfWidth(level, settings.mostBlocks()) - mean();
        double deviation = standardDeviation() * Math.sqrt(1.0 / logs.size() - 1 / most);
        return deviation == 0 ? missing < 0 ? 1 : 0 : NORMAL.cumulativeProbability(-missing / deviation);
    }

    /** Returns the distance of a limit from the mean after so many blocks, at a level for all analyses together. */
    private double halfWidth(double level, int values) {
        double nominal = LookLevels.of(level, settings.mostBlocks()).at(values);
        return -new TDistribution(null, values - 1).inverseCumulativeProbability(nominal) * standardDeviation()
                / Math.sqrt(values);
    }

    private double mean() {
        return new Mean().evaluate(values());
    }

    private double standardDeviation() {
        return new StandardDeviation().evaluate(values());
    }

    private double[] values() {
        return logs.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
