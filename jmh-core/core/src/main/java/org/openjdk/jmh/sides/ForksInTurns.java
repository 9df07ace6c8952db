package org.openjdk.jmh.sides;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.hosts.ForkLostException;

/** Runs one fork of a block after the other. */
final class ForksInTurns implements BlockForks {

    private final SideHosts hosts;

    ForksInTurns(SideHosts hosts) {
        this.hosts = hosts;
    }

    @Override
    public List<EndedFork> run(PairedBenchmark benchmark, int number) throws IOException, InterruptedException {
        return Collections.singletonList(only(benchmark, number));
    }

    private EndedFork only(PairedBenchmark benchmark, int number) throws IOException, InterruptedException {
        int side = number % 2;
        try {
            return EndedFork.measured(number, hosts.run(side, benchmark, benchmark.fork(side)).json());
        } catch (ForkLostException e) {
            return EndedFork.lost(number, e.getMessage());
        }
    }

    @Override
    public double seconds(PairedBenchmark benchmark) {
        return 2 * BlockDefaults.seconds(benchmark);
    }
}
