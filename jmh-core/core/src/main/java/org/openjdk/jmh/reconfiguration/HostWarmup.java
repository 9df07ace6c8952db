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
 * Warms the host up for its decisions while the first fork's VM starts, when the host has nothing else to do: it ends
 * as soon as that fork's first iteration starts. Once for each combination of criteria and mode in a run.
 */
public final class HostWarmup {

    /** Starting a VM mostly takes less; one that hangs is no reason to go on. */
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** With what they say of each other. */
    private static final int FORKS = 3;

    private final boolean wanted;
    private final Set<String> rehearsed = new HashSet<>();
    private volatile boolean over = true;

    /** Rehearses what a run meets. */
    public HostWarmup() {
        this(true);
    }

    private HostWarmup(boolean wanted) {
        this.wanted = wanted;
    }

    /** Returns one that never begins. */
    static HostWarmup none() {
        return new HostWarmup(false);
    }

    /** Begins, unless the same was rehearsed before, or no criterion of the plan may be asked for a rehearsal. */
    void start(BenchmarkParams params, ReconfigurationPlan plan) {
        ReconfigurationPlan known = plan.withBuiltInCriteria();
        if (wanted && known.hasCriteria() && rehearsed.add(known.criteriaNames() + " " + params.getMode())) {
            over = false;
            long start = System.nanoTime();
            Thread thread = new Thread(() -> rehearse(params, known, start), "jmh-rehearsal");
            thread.setDaemon(true);
            thread.start();
        }
    }

    /** What fails here fails again where it matters, and is reported there. */
    private void rehearse(BenchmarkParams params, ReconfigurationPlan plan, long start) {
        try {
            while (!isOver(start)) {
                new SimulatedForks(params, plan, nowhere(), () -> isOver(start)).run(FORKS);
            }
        } catch (Exception | Error e) {
            over = true;
        }
    }

    private boolean isOver(long start) {
        return over || System.nanoTime() - start > LONGEST_NANOS;
    }

    /** Returns what prints nothing. */
    static OutputFormat nowhere() {
        return OutputFormatFactory.createFormatInstance(new PrintStream(new OutputStream() {
            @Override
            public void write(int ignored) {
            }

            @Override
            public void write(byte[] ignored, int offset, int length) {
            }
        }), VerboseMode.NORMAL);
    }

    /** An iteration begins: nothing of ours runs beside it. */
    void end() {
        over = true;
    }
}
