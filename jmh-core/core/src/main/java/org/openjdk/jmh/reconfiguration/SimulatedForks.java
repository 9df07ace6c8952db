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
 * Simulates forks on generated measurements: the host reads, decides and prints as for a real fork. It has its own
 * monitor, sessions and judges, and a silent output.
 */
final class SimulatedForks {

    private final BenchmarkParams params;
    private final int warmups;
    private final BooleanSupplier enough;
    private final BenchmarkMonitor monitor;
    private final InMemoryLink link;
    private final SimulatedResult invented = new SimulatedResult();

    /**
     * Creates forks of a benchmark.
     *
     * @param params  parameters of the benchmark
     * @param plan    plan of the benchmark, with criteria that tolerate generated measurements
     * @param nowhere silent output format
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

    /** Runs some forks, or fewer if {@code enough} says so. */
    void run(int forks) throws IOException, ReflectiveOperationException {
        for (int fork = 0; fork < forks && !enough.getAsBoolean(); fork++) {
            monitor.startFork();
            warmup();
            measurement();
            monitor.endFork();
        }
    }

    /** Asks all questions of a few warmup iterations, regardless of the answers. */
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
