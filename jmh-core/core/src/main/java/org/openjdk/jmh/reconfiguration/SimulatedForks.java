package org.openjdk.jmh.reconfiguration;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.InMemoryLink;
import org.openjdk.jmh.util.Utils;

/**
 * Forks that never ran: the host reads, prints, decides and says all that it would with a real one, on invented
 * measurements. Monitor, sessions and judges are their own, and what they print is not shown.
 */
final class SimulatedForks {

    private final BenchmarkParams params;
    private final int warmups;
    private final BooleanSupplier enough;
    private final BenchmarkMonitor monitor;
    private final InMemoryLink link;
    private final SimulatedResult invented = new SimulatedResult();

    /**
     * Prepares forks of a benchmark.
     *
     * @param params  of the benchmark
     * @param plan    of the benchmark, with criteria that may be asked about what never ran
     * @param nowhere a report that nobody reads
     * @param enough  asked before each iteration
     */
    SimulatedForks(BenchmarkParams params, ReconfigurationPlan plan, OutputFormat nowhere, BooleanSupplier enough) {
        this.params = params;
        this.enough = enough;
        warmups = Math.min(plan.settings(params).sampling().warmupWindow() + 1, params.getWarmup().getCount());
        monitor = new BenchmarkMonitor(params, of -> plan, new RunWarnings(), nowhere, Utils::getPid,
                HostWarmup.none());
        link = new InMemoryLink(nowhere, monitor);
    }

    /** Runs until it is enough, or each fork has run. */
    void run(int forks) throws IOException, ReflectiveOperationException {
        for (int fork = 0; fork < forks && !enough.getAsBoolean(); fork++) {
            monitor.startFork();
            warmup();
            measurement();
            monitor.endFork();
        }
    }

    /** All questions that a few iterations have, whatever the answers are. */
    private void warmup() throws IOException, ReflectiveOperationException {
        for (int i = 1; i <= warmups && !enough.getAsBoolean(); i++) {
            iteration(params.getWarmup(), i);
            link.isEnough(IterationType.WARMUP, i);
        }
    }

    private void measurement() throws IOException, ReflectiveOperationException {
        int count = params.getMeasurement().getCount();
        boolean last = false;
        for (int i = 1; !last && !enough.getAsBoolean(); i++) {
            last = i >= count && (!params.isSliding() || link.isEnough(IterationType.MEASUREMENT, i - 1));
            iteration(params.getMeasurement(), i);
        }
    }

    private void iteration(IterationParams phase, int number) throws IOException, ReflectiveOperationException {
        link.iterationStarts(params, phase, number);
        link.iterationEnds(params, phase, number, invented.of(params, phase));
    }

    ReconfigurationOutcome outcome() {
        return monitor.outcome();
    }
}
