package org.openjdk.jmh.reconfiguration;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

/** Measures a running fork by the clock and the counters of its VM. */
final class LiveForkMeter implements ForkMeter {

    private final VmActivityMeter activity;
    private final long forkStart = System.nanoTime();
    private long iterationStart = forkStart;
    private long decisionStart = forkStart;
    private double forkSeconds = Double.NaN;

    /** @param pid returns the process ID of the VM, valid once iterations run */
    LiveForkMeter(LongSupplier pid) {
        activity = new VmActivityMeter(pid);
    }

    @Override
    public void startIteration() {
        activity.start();
        iterationStart = System.nanoTime();
    }

    @Override
    public double iterationSeconds() {
        return secondsSince(iterationStart);
    }

    @Override
    public VmActivity activity() {
        return activity.activity();
    }

    @Override
    public void startDecision() {
        decisionStart = System.nanoTime();
    }

    @Override
    public double decisionSeconds() {
        return secondsSince(decisionStart);
    }

    @Override
    public double forkSeconds() {
        if (Double.isNaN(forkSeconds)) {
            forkSeconds = secondsSince(forkStart);
        }
        return forkSeconds;
    }

    private static double secondsSince(long start) {
        return (double) (System.nanoTime() - start) / TimeUnit.SECONDS.toNanos(1);
    }
}
