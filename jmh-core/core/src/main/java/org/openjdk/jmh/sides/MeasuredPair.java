package org.openjdk.jmh.sides;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.results.compared.BlockSequence;
import org.openjdk.jmh.results.merged.ResultMerge;
import org.openjdk.jmh.results.stored.StoredResult;

/**
 * What was measured of a benchmark that both sides have: forks of each side, paired to blocks in their order. Forks may be
 * asked for while one is added, as by a signal.
 */
final class MeasuredPair {

    /** Numbers of the sides. */
    static final int BASELINE = 0;
    static final int CANDIDATE = 1;

    /** Neither side begins twice running, so that after as many both have been tried. */
    private static final int FUTILE = 2;

    private final PairedBenchmark pair;
    private final BlockSequence sequence;
    private final List<List<Optional<StoredResult>>> forks = Arrays.asList(new ArrayList<>(), new ArrayList<>());
    private final List<String> losses = new ArrayList<>();
    private int lostInARow;
    private boolean ended;

    MeasuredPair(PairedBenchmark pair, BlockSequence sequence) {
        this.pair = pair;
        this.sequence = sequence;
    }

    PairedBenchmark pair() {
        return pair;
    }

    BlockSequence sequence() {
        return sequence;
    }

    synchronized void measured(int side, StoredResult fork) {
        forks.get(side).add(Optional.of(fork));
    }

    synchronized void lost(int side, String reason) {
        forks.get(side).add(Optional.empty());
        losses.add((side == BASELINE ? "a fork of the baseline" : "a fork of the candidate") + " is lost: " + reason);
    }

    /** A fork that ended without a result, as the other one of its block was lost. */
    synchronized void discarded(int side) {
        forks.get(side).add(Optional.empty());
    }

    /** Whether both forks of a block have ended that is not judged yet. */
    boolean hasBlock() {
        return Math.min(forks.get(BASELINE).size(), forks.get(CANDIDATE).size()) > sequence.blocks();
    }

    /**
     * Judges the next block.
     *
     * @return whether no further one is needed
     */
    boolean endBlock() {
        ended = isLastBlock();
        return ended;
    }

    /** Whether no further block is needed. */
    boolean hasEnded() {
        return ended;
    }

    private boolean isLastBlock() {
        int block = sequence.blocks();
        Optional<StoredResult> baseline = forks.get(BASELINE).get(block);
        Optional<StoredResult> candidate = forks.get(CANDIDATE).get(block);
        if (!baseline.isPresent() || !candidate.isPresent()) {
            return endLostBlock();
        }
        lostInARow = 0;
        try {
            return isLast(sequence.add(baseline.get(), candidate.get()));
        } catch (IllegalArgumentException e) {
            sequence.fail(e.getMessage());
            return true;
        }
    }

    private boolean endLostBlock() {
        sequence.addLost();
        if (++lostInARow >= FUTILE) {
            sequence.fail(losses.get(losses.size() - 1));
            return true;
        }
        return sequence.last().filter(MeasuredPair::isLast).isPresent();
    }

    private static boolean isLast(Look look) {
        return look.stop().isPresent();
    }

    /** The forks of a side that are not lost, in their order. */
    synchronized List<StoredResult> forks(int side) {
        List<StoredResult> measured = new ArrayList<>();
        forks.get(side).forEach(fork -> fork.ifPresent(measured::add));
        return measured;
    }

    /** Whether there is a fork that is not lost. */
    boolean isMeasured() {
        return !forks(BASELINE).isEmpty() || !forks(CANDIDATE).isEmpty();
    }

    /** The forks of a side that are not lost, put together; empty where there is none. */
    Optional<StoredResult> result(int side) {
        List<StoredResult> measured = forks(side);
        return measured.isEmpty() ? Optional.empty() : Optional.of(ResultMerge.ofForks(measured));
    }

    /**
     * Why it is not known how the sides differ.
     *
     * @param firstLook blocks that it takes to tell
     * @return a phrase; empty where that many blocks are complete and nothing went wrong
     */
    Optional<String> gap(int firstLook) {
        int complete = sequence.last().map(Look::completeBlocks).orElse(0);
        if (sequence.failure().isPresent() || complete >= firstLook) {
            return sequence.failure();
        }
        return Optional.of(losses.isEmpty() ? "there was time for " + complete + " of the " + firstLook
                + " blocks that it takes to tell" : losses.get(losses.size() - 1));
    }

    /** Why forks were lost, in their order. */
    List<String> losses() {
        return Collections.unmodifiableList(losses);
    }
}
