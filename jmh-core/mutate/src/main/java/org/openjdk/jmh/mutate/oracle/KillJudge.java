package org.openjdk.jmh.mutate.oracle;

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
 * Compares a mutant with the original on one benchmark, block by block. A look is taken from the third block on. The mutant
 * is killed at a threshold where the lower limit of the slow-down exceeds it: Student's limit of the log ratios of blocks,
 * one-sided, at a level that all looks together keep. It is not slower where the upper limit, at 5 % likewise, stays below
 * the threshold. Once said, either stays. A mutant whose forks alone hang is killed, as it is by tests of functions.
 */
public final class KillJudge {

    private static final double DISPLAYED = 0.025;
    private static final double NOT_SLOWER = 0.05;
    private static final double FUTILITY = 0.05;
    private static final int FIRST_LOOK = 3;
    private static final int MOST_LOST = 2;
    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);

    private final KillSettings settings;
    private final boolean lowerIsBetter;
    private final List<Double> levels;
    private final List<ThresholdOutcome> ends;
    private final List<Double> logs = new ArrayList<>();
    private int blocks;
    private int lostInARow;
    private int hungInARow;

    /**
     * A judge that knows of no block.
     *
     * @param settings      what counts as killed
     * @param levels        for each threshold, the level of this comparison, between 0 and 0.5
     * @param lowerIsBetter whether scores are times, and not rates
     */
    public KillJudge(KillSettings settings, List<Double> levels, boolean lowerIsBetter) {
        this.settings = settings;
        this.levels = levels.stream().map(KillJudge::roundedDown).toList();
        this.lowerIsBetter = lowerIsBetter;
        ends = new ArrayList<>(Collections.nCopies(settings.thresholds().size(), ThresholdOutcome.OPEN));
    }

    /** Levels of looks take a tenth of a second to compute, so that comparisons share them; lower is safe. */
    private static double roundedDown(double level) {
        return Math.pow(2, Math.floor(4 * Math.log(level) / Math.log(2)) / 4);
    }

    /**
     * Takes a block.
     *
     * @param pair the forks of a block; null where one of them is lost
     * @return what is known now
     */
    public KillLook add(@Nullable ForkPair pair) {
        blocks++;
        double log = pair == null ? Double.NaN : pair.logSlowdown(lowerIsBetter);
        boolean complete = Double.isFinite(log);
        lostInARow = complete ? 0 : lostInARow + 1;
        if (complete) {
            logs.add(log);
        }
        hungInARow = 0;
        return logs.size() < FIRST_LOOK ? early() : late();
    }

    /**
     * Takes a block in which the mutant's fork hung.
     *
     * @return what is known now: killed at all thresholds, if as many blocks hung as may be lost
     */
    public KillLook addHung() {
        blocks++;
        lostInARow++;
        hungInARow++;
        return logs.size() < FIRST_LOOK ? early() : late();
    }

    private KillLook early() {
        if (isHopeless()) {
            Collections.fill(ends, hungInARow >= MOST_LOST ? ThresholdOutcome.KILLED : ThresholdOutcome.FAILED);
        }
        Interval unknown = logs.isEmpty() ? Interval.of(0, Double.NaN, Double.POSITIVE_INFINITY)
                : Interval.of(0, Math.exp(mean()), Double.POSITIVE_INFINITY);
        return new KillLook(logs.size(), unknown, Collections.nCopies(ends.size(), Double.NaN), ends);
    }

    private boolean isHopeless() {
        return lostInARow >= MOST_LOST || blocks >= settings.mostBlocks();
    }

    private KillLook late() {
        for (int i = 0; i < ends.size(); i++) {
            if (ends.get(i) == ThresholdOutcome.OPEN) {
                ends.set(i, end(levels.get(i), logOf(i)));
            }
        }
        double half = reach(DISPLAYED, logs.size());
        return new KillLook(logs.size(),
                Interval.of(Math.exp(mean() - half), Math.exp(mean()), Math.exp(mean() + half)),
                IntStream.range(0, ends.size())
                        .mapToObj(i -> Math.exp(logOf(i) + reach(levels.get(i), settings.mostBlocks()))).toList(),
                ends);
    }

    private double logOf(int threshold) {
        return Math.log1p(settings.thresholds().get(threshold));
    }

    private ThresholdOutcome end(double level, double threshold) {
        if (mean() - reach(level, logs.size()) > threshold) {
            return ThresholdOutcome.KILLED;
        }
        if (mean() + reach(NOT_SLOWER, logs.size()) < threshold) {
            return ThresholdOutcome.NOT_SLOWER;
        }
        return isHopeless() || chance(level, threshold) < FUTILITY ? ThresholdOutcome.TOO_NOISY : ThresholdOutcome.OPEN;
    }

    /** That the last look kills, if blocks go on to scatter as they do (predictive power: Spiegelhalter et al. 1986). */
    private double chance(double level, double threshold) {
        double most = (double) logs.size() + settings.mostBlocks() - blocks;
        double missing = threshold + reach(level, settings.mostBlocks()) - mean();
        double scatter = deviation() * Math.sqrt(1.0 / logs.size() - 1 / most);
        return scatter == 0 ? missing < 0 ? 1 : 0 : NORMAL.cumulativeProbability(-missing / scatter);
    }

    /** How far a limit after so many blocks is from the mean, at the level of all looks. */
    private double reach(double level, int values) {
        double nominal = LookLevels.of(level, settings.mostBlocks()).at(values);
        return -new TDistribution(null, values - 1).inverseCumulativeProbability(nominal) * deviation()
                / Math.sqrt(values);
    }

    private double mean() {
        return new Mean().evaluate(values());
    }

    private double deviation() {
        return new StandardDeviation().evaluate(values());
    }

    private double[] values() {
        return logs.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
