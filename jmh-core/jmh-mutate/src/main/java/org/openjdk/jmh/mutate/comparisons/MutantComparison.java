package org.openjdk.jmh.mutate.comparisons;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.mutate.forks.BenchmarkForks;
import org.openjdk.jmh.mutate.verdicts.ForkPair;
import org.openjdk.jmh.mutate.verdicts.InterimVerdict;
import org.openjdk.jmh.mutate.verdicts.PublishedOracle;
import org.openjdk.jmh.mutate.verdicts.SequentialKillRule;
import org.openjdk.jmh.mutate.verdicts.ThresholdOutcome;

/**
 * Measures a mutant on a benchmark until all thresholds are decided: first with blocks of the journal, then with new
 * forks.
 */
final class MutantComparison {

    private final BenchmarkForks forks;
    private final MutationJournal journal;
    private final RunSettings settings;
    private final List<ForkPair> pairs = new ArrayList<>();
    private double seconds;
    private String loss = "";

    MutantComparison(BenchmarkForks forks, MutationJournal journal, RunSettings settings) {
        this.forks = forks;
        this.journal = journal;
        this.settings = settings;
    }

    interface Time {

        boolean isLeft();
    }

    /**
     * Runs the comparison.
     *
     * @param levels   significance level for each threshold
     * @param original folder with the original's class files
     * @param mutant   folder with the mutant's class files
     * @return null if time ran out before it was decided
     */
    @Nullable
    ComparisonResult run(MutantTrial attempt, List<Double> levels, Path original, Path mutant, Time time)
            throws IOException, InterruptedException {
        SequentialKillRule judge = new SequentialKillRule(settings.kill(), levels);
        List<MutationJournal.Entry> known = journal.blocks(attempt);
        Random order = new Random(attempt.key().hashCode());
        boolean first = order.nextBoolean();
        InterimVerdict look = null;
        for (int block = 0; look == null || isOpen(look, block); block++) {
            MutationJournal.Entry entry;
            if (block < known.size()) {
                entry = known.get(block);
            } else if (time.isLeft()) {
                first = block % 2 == 0 ? order.nextBoolean() : !first;
                entry = measure(attempt, original, mutant, first);
                journal.add(attempt, entry);
            } else {
                return null;
            }
            look = take(judge, entry);
        }
        return outcome(attempt, look);
    }

    private boolean isOpen(InterimVerdict look, int blocks) {
        return settings.published() && !isWithoutRatio(look)
                ? blocks < settings.kill().mostBlocks() : !look.isLast();
    }

    /** Returns whether failed or hung forks leave the published rule nothing to judge. */
    private boolean isWithoutRatio(InterimVerdict look) {
        return look.ends().contains(ThresholdOutcome.FAILED) || (look.isLast() && pairs.size() < 2);
    }

    private InterimVerdict take(SequentialKillRule judge, MutationJournal.Entry entry) {
        seconds += entry.seconds();
        if (entry.pair() == null) {
            loss = entry.loss();
        } else {
            pairs.add(entry.pair());
        }
        return entry.isMutantHung() ? judge.addHung() : judge.add(entry.pair());
    }

    private MutationJournal.Entry measure(MutantTrial attempt, Path original, Path mutant, boolean mutantFirst)
            throws IOException, InterruptedException {
        long start = System.nanoTime();
        double[][] scores = new double[2][];
        String lost = "";
        for (int i = 0; i < 2 && lost.isEmpty(); i++) {
            int side = mutantFirst ? 1 - i : i;
            try {
                forks.overlay().fill(side == 0 ? original : mutant);
                scores[side] = forks.run(attempt.benchmark(), List.of());
            } catch (ForkLostException e) {
                lost = (side == 0 ? "original: " : "mutant: ") + e.getMessage();
            }
        }
        ForkPair pair = lost.isEmpty() ? new ForkPair(scores[0], scores[1]) : null;
        return new MutationJournal.Entry(pair, lost, (System.nanoTime() - start) / 1e9);
    }

    private ComparisonResult outcome(MutantTrial attempt, InterimVerdict look) {
        double nanos = Math.exp(pairs.stream()
                .mapToDouble(pair -> Math.log(Arrays.stream(pair.original()).average().orElse(Double.NaN))).average()
                .orElse(Double.NaN));
        Interval published = pairs.size() < 2 ? Interval.unknown(Double.NaN)
                : PublishedOracle.throughputRatio(pairs);
        return new ComparisonResult(attempt, settings.published() ? judged(look, published) : look, nanos, published,
                seconds,
                loss);
    }

    private InterimVerdict judged(InterimVerdict look, Interval published) {
        List<Double> thresholds = settings.kill().thresholds();
        return isWithoutRatio(look) ? look
                : new InterimVerdict(look.blocks(), inverse(published),
                        thresholds.stream().map(each -> PublishedOracle.detectable(published, each)).toList(),
                        thresholds.stream().map(each -> PublishedOracle.end(published, each)).toList());
    }

    private static Interval inverse(Interval ratio) {
        return Interval.of(1 / ratio.upper(), 1 / ratio.point(), 1 / ratio.lower());
    }
}
