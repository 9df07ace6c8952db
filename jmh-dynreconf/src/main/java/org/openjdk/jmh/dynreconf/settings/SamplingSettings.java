package org.openjdk.jmh.dynreconf.settings;

/** Holds the window lengths of criteria of stability values; immutable. */
public final class SamplingSettings {

    private final int warmupWindow;
    private final int forkWindow;

    private SamplingSettings(int warmupWindow, int forkWindow) {
        this.warmupWindow = warmupWindow;
        this.forkWindow = forkWindow;
    }

    /** {@return the defaults of {@link ReconfigurationDefaults}} */
    public static SamplingSettings defaults() {
        return new SamplingSettings(ReconfigurationDefaults.WARMUP_WINDOW, ReconfigurationDefaults.FORK_WINDOW);
    }

    /**
     * {@return a copy with another window of the warmup}
     *
     * @param iterations how far it reaches back from the newest iteration, 1 or more
     */
    public SamplingSettings withWarmupWindow(int iterations) {
        require(iterations >= 1, "sliding window of " + iterations + " warmup iterations: it must be 1 or more");
        return new SamplingSettings(iterations, forkWindow);
    }

    /**
     * {@return a copy with another window of the forks}
     *
     * @param forks how far it reaches back from the newest fork, 1 or more, or 0 for all forks
     */
    public SamplingSettings withForkWindow(int forks) {
        require(forks >= 0, "sliding window of " + forks + " forks: it must be 1 or more, or 0 for all forks");
        return new SamplingSettings(warmupWindow, forks);
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
}
