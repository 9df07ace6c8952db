package org.openjdk.jmh.results;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;

/** What the forks of one benchmark have given so far, and which of them are lost. */
public final class CollectedForks {

    /** One may be bad luck; where a second one is lost, and none was good, a third would not be better. */
    private static final int MAX_LOST_WITHOUT_SUCCESS = 2;

    private final List<BenchmarkResult> measured = new ArrayList<>();
    private final List<LostFork> lost = new ArrayList<>();
    private boolean anyGood;

    /** Counts a fork that ended well; its result may come, or not. */
    public void end() {
        anyGood = true;
    }

    /** A fork has a result. */
    public void add(BenchmarkResult result) {
        measured.add(result);
    }

    /** A fork is lost. */
    public void lose(LostFork fork) {
        lost.add(fork);
    }

    /** Forgets the results, which are not to be kept. */
    public void clear() {
        measured.clear();
    }

    /** Tells whether no fork has a result. */
    public boolean isEmpty() {
        return measured.isEmpty();
    }

    /** Tells whether further forks would be in vain. */
    public boolean isHopeless() {
        return !anyGood && lost.size() >= MAX_LOST_WITHOUT_SUCCESS;
    }

    /** Returns what is missing, or null where nothing is. */
    public IncompleteResult missing(boolean unfinished) {
        return unfinished || !lost.isEmpty() ? new IncompleteResult(lost, unfinished) : null;
    }

    /** Returns all forks together, or null where there are none. */
    public BenchmarkResult aggregated(BenchmarkParams params) {
        return new RunResult(params, measured).getAggregatedResult();
    }

    /** Returns the result of these forks, and what is missing in it. */
    public RunResult result(BenchmarkParams params, boolean unfinished) {
        RunResult result = new RunResult(params, new ArrayList<>(measured));
        result.attachIncomplete(missing(unfinished));
        return result;
    }
}
