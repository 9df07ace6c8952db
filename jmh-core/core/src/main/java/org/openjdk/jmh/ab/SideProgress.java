package org.openjdk.jmh.ab;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.dynreconf.scheduling.EstimateScale;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.reports.BlockText;
import org.openjdk.jmh.util.DurationText;

/**
 * How far a run of two sides is. The forks to come take as long as those of the same benchmark so far; where there are
 * none, as long as their settings say, times how far off that was for others.
 */
final class SideProgress {

    /** Of a block. */
    private static final double FORKS = 2;
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);
    /** Of a terminal, but for the place behind a line. */
    private static final int WIDTH = 79;
    private static final String ELLIPSIS = "...";

    private final List<MeasuredPair> pairs;
    private final int mostBlocks;
    private final ToDoubleFunction<PairedBenchmark> blockSeconds;
    private final DoubleSupplier limit;
    private final LongSupplier nanos;
    private final double[] seconds;
    private final double[] blocks;
    private final EstimateScale scale = new EstimateScale();
    private int all;
    private MeasuredPair running;
    private long forkStart;

    /**
     * A run without forks.
     *
     * @param pairs        to measure
     * @param mostBlocks   of each
     * @param blockSeconds gives what a block takes, as far as its settings tell
     * @param limit        gives the seconds that the run may go on
     * @param nanos        the clock, as {@link System#nanoTime} is one
     */
    SideProgress(List<MeasuredPair> pairs, int mostBlocks, ToDoubleFunction<PairedBenchmark> blockSeconds,
                 DoubleSupplier limit, LongSupplier nanos) {
        this.pairs = pairs;
        this.mostBlocks = mostBlocks;
        this.blockSeconds = blockSeconds;
        this.limit = limit;
        this.nanos = nanos;
        forkStart = nanos.getAsLong();
        seconds = new double[pairs.size()];
        blocks = new double[pairs.size()];
    }

    /** A fork begins, or both of a block. */
    void forksStart(MeasuredPair pair) {
        running = pair;
        forkStart = nanos.getAsLong();
    }

    /** Forks have ended, in this run or in the one that it goes on with. */
    void forksEnded(MeasuredPair pair, JournaledFork ended) {
        int number = pairs.indexOf(pair);
        double share = ended.sides().size() / FORKS;
        seconds[number] += ended.seconds();
        blocks[number] += share;
        scale.add(ended.seconds(), blockSeconds.applyAsDouble(pair.pair()) * share);
        all += ended.sides().size();
    }

    /** What the forks that run have taken: seconds. */
    double sinceStart() {
        return (nanos.getAsLong() - forkStart) / NANOS;
    }

    /** How many benchmarks there are. */
    int pairs() {
        return pairs.size();
    }

    /** How many of them need another block. */
    int open() {
        return (int) pairs.stream().filter(pair -> !pair.hasEnded()).count();
    }

    /** How many blocks each benchmark has that needs another one; what is given where none does. */
    int fewestBlocks(int otherwise) {
        return pairs.stream().filter(pair -> !pair.hasEnded()).mapToInt(pair -> pair.sequence().blocks()).min()
                .orElse(otherwise);
    }

    private double secondsOfBlock(int number) {
        return blocks[number] == 0 ? blockSeconds.applyAsDouble(pairs.get(number).pair()) * scale.factor()
                : seconds[number] / blocks[number];
    }

    /** What a block of each benchmark takes that needs another one. */
    double secondsOfRound() {
        return secondsLeft(1);
    }

    /** What the rest of the run takes if no benchmark is decided before its last block. */
    double secondsLeft() {
        return Math.min(limit.getAsDouble(), secondsLeft(mostBlocks));
    }

    private double secondsLeft(int atMost) {
        double left = 0;
        for (int number = 0; number < pairs.size(); number++) {
            MeasuredPair pair = pairs.get(number);
            if (!pair.hasEnded()) {
                left += secondsOfBlock(number)
                        * Math.max(0, Math.min(atMost, mostBlocks - pair.sequence().blocks()));
            }
        }
        return left;
    }

    /** One line for a terminal: of what runs, the end of its name where all of it would not fit. */
    String line() {
        String known = "# Progress: " + (pairs.size() - open()) + " of " + pairs.size() + " done, "
                + Nouns.count(all, "fork") + ", "
                + DurationText.clock(Math.max(0, secondsLeft() - sinceStart())) + " left at most; ";
        String name = running == null ? "" : BlockText.name(running.sequence());
        int room = Math.max(WIDTH - known.length(), ELLIPSIS.length());
        return known + (name.length() <= room ? name
                : ELLIPSIS + name.substring(name.length() - room + ELLIPSIS.length()));
    }
}
