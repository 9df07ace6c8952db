package org.openjdk.jmh.mutate.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.mutate.measure.BenchmarkForks;
import org.openjdk.jmh.mutate.oracle.ForkPair;
import org.openjdk.jmh.mutate.oracle.KillJudge;
import org.openjdk.jmh.mutate.oracle.KillLook;
import org.openjdk.jmh.mutate.oracle.PublishedOracle;
import org.openjdk.jmh.mutate.oracle.ThresholdOutcome;

/** Measures one attempt: blocks of the journal first, then forks, until all thresholds are decided. */
final class Comparing {

    private final BenchmarkForks forks;
    private final MutationJournal journal;
    private final RunSettings settings;
    private final List<ForkPair> pairs = new ArrayList<>();
    private double seconds;
    private String loss = "";

    Comparing(BenchmarkForks forks, MutationJournal journal, RunSettings settings) {
        this.forks = forks;
        this.journal = journal;
        this.settings = settings;
    }

    /** Whether there is time for another block. */
    interface Time {

        boolean isLeft();
    }

    /**
     * Measures an attempt.
     *
     * @param levels   for each threshold
     * @param original class files
     * @param mutant   class files
     * @param time     that there is
     * @return what came of it; null where time ran out before it was known
     */
    @Nullable
    Compared run(MutantTrial attempt, List<Double> levels, Path original, Path mutant, Time time)
            throws IOException, InterruptedException {
        KillJudge judge = new KillJudge(settings.kill(), levels, true);
        List<MutationJournal.Entry> known = journal.blocks(attempt);
        Random order = new Random(attempt.key().hashCode());
        boolean first = order.nextBoolean();
        KillLook look = null;
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

    private boolean isOpen(KillLook look, int blocks) {
        return settings.published() && !isWithoutRatio(look)
                ? blocks < settings.kill().mostBlocks() : !look.isLast();
    }

    /** Forks were lost, or hang: there is nothing that the published rule could judge. */
    private boolean isWithoutRatio(KillLook look) {
        return look.ends().contains(ThresholdOutcome.FAILED) || (look.isLast() && pairs.size() < 2);
    }

    private KillLook take(KillJudge judge, MutationJournal.Entry entry) {
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
                forks.slot().fill(side == 0 ? original : mutant);
                scores[side] = forks.run(attempt.benchmark(), List.of());
            } catch (ForkLostException e) {
                lost = (side == 0 ? "original: " : "mutant: ") + e.getMessage();
            }
        }
        ForkPair pair = lost.isEmpty() ? new ForkPair(scores[0], scores[1]) : null;
        return new MutationJournal.Entry(pair, lost, (System.nanoTime() - start) / 1e9);
    }

    private Compared outcome(MutantTrial attempt, KillLook look) {
        double nanos = Math.exp(pairs.stream()
                .mapToDouble(pair -> Math.log(Arrays.stream(pair.original()).average().orElse(Double.NaN))).average()
                .orElse(Double.NaN));
        Interval published = pairs.size() < 2 ? Interval.unknown(Double.NaN)
                : PublishedOracle.throughputRatio(pairs, true);
        return new Compared(attempt, settings.published() ? judged(look, published) : look, nanos, published, seconds,
                loss);
    }

    private KillLook judged(KillLook look, Interval published) {
        List<Double> thresholds = settings.kill().thresholds();
        return isWithoutRatio(look) ? look
                : new KillLook(look.blocks(), inverse(published),
                        thresholds.stream().map(each -> PublishedOracle.detectable(published, each)).toList(),
                        thresholds.stream().map(each -> PublishedOracle.end(published, each)).toList());
    }

    private static Interval inverse(Interval ratio) {
        return Interval.of(1 / ratio.upper(), 1 / ratio.point(), 1 / ratio.lower());
    }
}
