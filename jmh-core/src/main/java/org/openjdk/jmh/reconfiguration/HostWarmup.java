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
 * Warms up the decisions in the host while the VM of the first fork starts and the host is idle, until an iteration of
 * that fork starts. Each combination of criteria and mode is warmed up once in a run.
 */
public final class HostWarmup {

    /** A VM rarely takes longer to start, and a warmup beside one that hangs would be useless. */
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Reaches decisions between forks, too. */
    private static final int FORKS = 3;

    private final boolean wanted;
    private final Set<String> done = new HashSet<>();
    private volatile boolean over = true;

    public HostWarmup() {
        this(true);
    }

    private HostWarmup(boolean wanted) {
        this.wanted = wanted;
    }

    static HostWarmup none() {
        return new HostWarmup(false);
    }

    /** Starts the warmup, unless it ran before or the plan has only custom criteria. */
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

    /** Runs simulated forks. An error ends the warmup silently, because the real fork reproduces and reports it. */
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

    /** Stops the warmup when an iteration starts. */
    void end() {
        over = true;
    }
}
