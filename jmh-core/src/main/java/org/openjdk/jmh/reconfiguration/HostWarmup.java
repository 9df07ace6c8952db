package org.openjdk.jmh.reconfiguration;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Warms up the host's decisions while the first fork's VM starts and the host is idle. It stops as soon as an iteration
 * of that fork starts. Each combination of criteria and mode is warmed up once in a run.
 */
public final class HostWarmup {

    /** A VM rarely takes longer to start; there is no reason to go on while one hangs. */
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Enough for decisions between forks. */
    private static final int FORKS = 3;

    private final boolean wanted;
    private final Set<String> done = new HashSet<>();
    private volatile boolean over = true;

    /** Creates the warmup of a run. */
    public HostWarmup() {
        this(true);
    }

    private HostWarmup(boolean wanted) {
        this.wanted = wanted;
    }

    /** Returns a warmup that never starts. */
    static HostWarmup none() {
        return new HostWarmup(false);
    }

    /**
     * Starts, unless the same was warmed up before, or no criterion of the plan may be asked about simulated
     * measurements.
     */
    void start(BenchmarkParams params, ReconfigurationPlan plan) {
        ReconfigurationPlan known = plan.withBuiltInCriteria();
        if (wanted && known.hasCriteria() && done.add(known.criteriaNames() + " " + params.getMode())) {
            over = false;
            long start = System.nanoTime();
            Thread thread = new Thread(() -> simulate(params, known, start), "jmh-rehearsal");
            thread.setDaemon(true);
            thread.start();
        }
    }

    /** Runs simulated forks. An error ends the warmup silently: it occurs again in the real fork, which reports it. */
    private void simulate(BenchmarkParams params, ReconfigurationPlan plan, long start) {
        try {
            while (!isOver(start)) {
                new SimulatedForks(params, plan, silentOutput(), () -> isOver(start)).run(FORKS);
            }
        } catch (Exception | Error e) {
            over = true;
        }
    }

    private boolean isOver(long start) {
        return over || System.nanoTime() - start > LONGEST_NANOS;
    }

    /** Returns an output format that prints nothing. */
    static OutputFormat silentOutput() {
        return OutputFormatFactory.createFormatInstance(new PrintStream(new OutputStream() {
            @Override
            public void write(int ignored) {
            }

            @Override
            public void write(byte[] ignored, int offset, int length) {
            }
        }), VerboseMode.NORMAL);
    }

    /** Stops, as an iteration starts beside which nothing may run. */
    void end() {
        over = true;
    }
}
