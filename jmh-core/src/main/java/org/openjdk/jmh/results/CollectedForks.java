package org.openjdk.jmh.results;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Collects the results of the forks of one benchmark, and which forks were lost. */
public final class CollectedForks {

    /** A single lost fork may be bad luck; a second one without any success makes a third pointless. */
    private static final int MAX_LOST_WITHOUT_SUCCESS = 2;

    private final List<BenchmarkResult> measured = new ArrayList<>();
    private final List<LostFork> lost = new ArrayList<>();
    private boolean anyGood;

    /** Counts a fork that ended well. Its result may follow, or not. */
    public void countSuccess() {
        anyGood = true;
    }

    /** Adds the result of a fork. */
    public void add(BenchmarkResult result) {
        measured.add(result);
    }

    /** Adds a lost fork. */
    public void addLost(LostFork fork) {
        lost.add(fork);
    }

    /** Discards the results, but not the lost forks. */
    public void clear() {
        measured.clear();
    }

    /** Returns whether no fork has a result. */
    public boolean isEmpty() {
        return measured.isEmpty();
    }

    /** Returns whether further forks would fail as well. */
    public boolean isHopeless() {
        return !anyGood && lost.size() >= MAX_LOST_WITHOUT_SUCCESS;
    }

    /** Returns what is missing, or null if nothing is. */
    public IncompleteResult missing(boolean unfinished) {
        return unfinished || !lost.isEmpty() ? new IncompleteResult(lost, unfinished) : null;
    }

    /** Returns the aggregated result of all forks, or null if there is none. */
    public BenchmarkResult aggregated(BenchmarkParams params) {
        return new RunResult(params, measured).getAggregatedResult();
    }

    /** Returns the result of all forks, with what is missing in it. */
    public RunResult result(BenchmarkParams params, boolean unfinished) {
        RunResult result = new RunResult(params, new ArrayList<>(measured));
        result.attachIncomplete(missing(unfinished));
        return result;
    }
}
