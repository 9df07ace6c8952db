package org.openjdk.jmh.dynreconf.settings;

/** Configures criteria of stability values: window lengths and numbers of values; immutable. */
public final class SamplingSettings {

    private final int warmupWindow;
    private final int forkWindow;
    private final int sampledInvocations;
    private final double outlierFactor;

    private SamplingSettings(int warmupWindow, int forkWindow, int sampledInvocations, double outlierFactor) {
        this.warmupWindow = warmupWindow;
        this.forkWindow = forkWindow;
        this.sampledInvocations = sampledInvocations;
        this.outlierFactor = outlierFactor;
    }

    /** {@return the defaults of {@link ReconfigurationDefaults}} */
    public static SamplingSettings defaults() {
        return new SamplingSettings(ReconfigurationDefaults.WARMUP_WINDOW, ReconfigurationDefaults.FORK_WINDOW,
                ReconfigurationDefaults.SAMPLED_INVOCATIONS, ReconfigurationDefaults.OUTLIER_FACTOR);
    }

    /**
     * {@return a copy with another window of the warmup}
     *
     * @param iterations how far it reaches back from the newest iteration, 1 or more
     */
    public SamplingSettings withWarmupWindow(int iterations) {
        require(iterations >= 1, "sliding window of " + iterations + " warmup iterations: it must be 1 or more");
        return new SamplingSettings(iterations, forkWindow, sampledInvocations, outlierFactor);
    }

    /**
     * {@return a copy with another window of the forks}
     *
     * @param forks how far it reaches back from the newest fork, 1 or more, or 0 for all forks
     */
    public SamplingSettings withForkWindow(int forks) {
        require(forks >= 0, "sliding window of " + forks + " forks: it must be 1 or more, or 0 for all forks");
        return new SamplingSettings(warmupWindow, forks, sampledInvocations, outlierFactor);
    }

    /**
     * {@return a copy with another number of values}
     *
     * @param values how many are drawn from an iteration that has more, 2 or more
     */
    public SamplingSettings withSampledInvocations(int values) {
        require(values >= 2, values + " sampled invocations: it must be 2 or more");
        return new SamplingSettings(warmupWindow, forkWindow, values, outlierFactor);
    }

    /**
     * {@return a copy with another bound for outliers}
     *
     * @param factor how many times above or below its iteration's median a value must be to be ignored, above 1;
     * infinity keeps all values
     */
    public SamplingSettings withOutlierFactor(double factor) {
        require(factor > 1, "outlier factor " + factor + ": it must be above 1");
        return new SamplingSettings(warmupWindow, forkWindow, sampledInvocations, factor);
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }

    /** {@return the number of iterations in the warmup vector, back from the newest one, 1 or more} */
    public int warmupWindow() {
        return warmupWindow;
    }

    /** {@return the number of forks in the fork vector, back from the newest one, 1 or more; 0 for all forks} */
    public int forkWindow() {
        return forkWindow;
    }

    /** {@return the number of values drawn from an iteration that has more, 2 or more} */
    public int sampledInvocations() {
        return sampledInvocations;
    }

    /**
     * {@return how many times above or below its iteration's median a value must be to be ignored; infinity keeps all}
     */
    public double outlierFactor() {
        return outlierFactor;
    }
}
