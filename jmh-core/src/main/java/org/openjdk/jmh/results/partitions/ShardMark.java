package org.openjdk.jmh.results.partitions;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.environment.HostMachine;

/** The part of a suite that a result belongs to. Immutable. */
public final class ShardMark {

    public final ShardRun run;
    /** The machine of each fork that counts, in their order. */
    public final List<HostMachine> machines;
    /** The start of each fork, by the clock of its machine. */
    public final List<Instant> starts;
    /** The numbers of forks, from 1, that an earlier start of the run may have begun, too. */
    public final List<Integer> begunTwice;
    private final boolean suite;
    private final String side;

    private ShardMark(ShardRun run, List<HostMachine> machines, List<Instant> starts, List<Integer> begunTwice,
                      boolean suite, String side) {
        this.run = run;
        this.machines = Collections.unmodifiableList(new ArrayList<>(machines));
        this.starts = Collections.unmodifiableList(new ArrayList<>(starts));
        this.begunTwice = Collections.unmodifiableList(new ArrayList<>(begunTwice));
        this.suite = suite;
        this.side = side;
    }

    /** Marks a result, without the list of the suite. */
    public static ShardMark of(ShardRun run, List<HostMachine> machines, List<Instant> starts,
                               List<Integer> begunTwice) {
        return new ShardMark(run, machines, starts, begunTwice, false, null);
    }

    /** Lists all benchmarks of all machines in the first result of a file only. */
    public static void listSuiteOnce(Collection<RunResult> results) {
        boolean listed = false;
        for (RunResult result : results) {
            Optional<ShardMark> mark = result.getShard();
            if (mark.isPresent()) {
                result.attachShard(mark.get().withSuite(!listed));
                listed = true;
            }
        }
    }

    /** Returns a copy that does or does not list all benchmarks of all machines. */
    public ShardMark withSuite(boolean listed) {
        return new ShardMark(run, machines, starts, begunTwice, listed, side);
    }

    /** Marks a result of one side of two, without the list of the suite and the starts of forks. */
    public static ShardMark ofSide(ShardRun run, String side) {
        return new ShardMark(run, Collections.singletonList(run.machine), Collections.emptyList(),
                Collections.emptyList(), false, side);
    }

    /** Returns the side, empty if the run has one only. */
    public Optional<String> side() {
        return Optional.ofNullable(side);
    }

    /** Returns all benchmarks of all machines if this mark lists them, else none. */
    public List<SuiteBenchmark> suite() {
        return suite ? run.partition().suite : Collections.emptyList();
    }
}
