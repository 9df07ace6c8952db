package org.openjdk.jmh.results;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Collects the results of the forks of one benchmark, and which forks were lost. */
public final class CollectedForks {

    /** One lost fork may be bad luck; if two are lost and none succeeds, a third is pointless. */
    private static final int MAX_LOST_WITHOUT_SUCCESS = 2;

    private final List<BenchmarkResult> measured = new ArrayList<>();
    private final List<LostFork> lost = new ArrayList<>();
    private boolean anySucceeded;

    /** Counts a fork whose VM succeeded. It may have no result. */
    public void countSuccess() {
        anySucceeded = true;
    }

    public void add(BenchmarkResult result) {
        measured.add(result);
    }

    public void addLost(LostFork fork) {
        lost.add(fork);
    }

    public void clear() {
        measured.clear();
    }

    public boolean isEmpty() {
        return measured.isEmpty();
    }

    /** Returns whether further forks would fail as well. */
    public boolean isHopeless() {
        return !anySucceeded && lost.size() >= MAX_LOST_WITHOUT_SUCCESS;
    }

    /** Returns what is missing in the result, or null. */
    public IncompleteResult missing(boolean unfinished) {
        return unfinished || !lost.isEmpty() ? new IncompleteResult(lost, unfinished) : null;
    }

    /** Returns the aggregated result of all forks, or null if there is none. */
    public BenchmarkResult aggregated(BenchmarkParams params) {
        return new RunResult(params, measured).getAggregatedResult();
    }

    public RunResult result(BenchmarkParams params, boolean unfinished) {
        RunResult result = new RunResult(params, new ArrayList<>(measured));
        result.attachIncomplete(missing(unfinished));
        return result;
    }
}
