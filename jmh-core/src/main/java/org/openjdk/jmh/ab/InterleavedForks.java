package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.reconfiguration.SystemLoad;
import org.openjdk.jmh.results.journal.SideFork;

/** Runs the forks of a block one after the other; forks whose request says that they alternate run alone. */
final class InterleavedForks implements BlockRunner {

    private final ForkRunner workers;
    private final double slowdown = SystemLoad.slowdown(1);

    InterleavedForks(ForkRunner workers) {
        this.workers = workers;
    }

    @Override
    public List<SideFork> run(PairedBenchmark benchmark, int side, int block)
            throws IOException, InterruptedException {
        return Collections.singletonList(only(benchmark, side));
    }

    private SideFork only(PairedBenchmark benchmark, int side) throws IOException, InterruptedException {
        try {
            ForkResult result = workers.run(side, benchmark, benchmark.fork(side));
            return SideFork.measured(side, result.json(), result.waiting());
        } catch (ForkLostException e) {
            return SideFork.lost(side, e.getMessage());
        }
    }

    @Override
    public String statusSuffix(int side) {
        return side == MeasuredPair.BASELINE ? ", baseline" : ", candidate";
    }

    @Override
    public double seconds(PairedBenchmark benchmark) {
        return BlockDefaults.pairSeconds(benchmark, slowdown);
    }
}
