package org.openjdk.jmh.run;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IncompleteResult;
import org.openjdk.jmh.results.LostFork;
import org.openjdk.jmh.results.RunResult;

/** What the forks of one benchmark have given so far, and which of them are lost. */
final class KeptForks {

    /** One may be bad luck; where a second one is lost, and none was good, a third would not be better. */
    private static final int FUTILE = 2;

    private final List<BenchmarkResult> measured = new ArrayList<>();
    private final List<LostFork> lost = new ArrayList<>();
    private boolean anyGood;

    /** Counts a fork that ended well; its result may come, or not. */
    void end() {
        anyGood = true;
    }

    void add(BenchmarkResult result) {
        measured.add(result);
    }

    void lose(LostFork fork) {
        lost.add(fork);
    }

    /** Forgets the results, which are not to be kept. */
    void clear() {
        measured.clear();
    }

    boolean isEmpty() {
        return measured.isEmpty();
    }

    /** Tells whether further forks would be in vain. */
    boolean areFutile() {
        return !anyGood && lost.size() >= FUTILE;
    }

    /** Returns what is missing, or null where nothing is. */
    IncompleteResult missing(boolean unfinished) {
        return unfinished || !lost.isEmpty() ? new IncompleteResult(lost, unfinished) : null;
    }

    /** Returns all forks together, or null where there are none. */
    BenchmarkResult aggregated(BenchmarkParams params) {
        return new RunResult(params, measured).getAggregatedResult();
    }

    RunResult result(BenchmarkParams params, boolean unfinished) {
        RunResult result = new RunResult(params, new ArrayList<>(measured));
        result.attachIncomplete(missing(unfinished));
        return result;
    }
}
