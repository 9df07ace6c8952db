package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/** What a session remembers of the fork that is running, apart from what its criteria do. */
final class ForkLog {

    private final boolean warmupFork;
    private final int windowSize;
    /** One entry for each iteration in the warmup window, null where it was usable. */
    private final List<String> windowDefects = new ArrayList<>();
    private final List<Double> windowMeans = new ArrayList<>();
    private final List<Double> measurementMeans = new ArrayList<>();
    private String measurementDefect;
    private int warmupIterations;
    private int measurementIterations;
    private boolean foundWarm;

    ForkLog(boolean warmupFork, int windowSize) {
        this.warmupFork = warmupFork;
        this.windowSize = windowSize;
    }

    boolean isWarmupFork() {
        return warmupFork;
    }

    int warmupIterations() {
        return warmupIterations;
    }

    /** The iteration is null where the sample is not usable. */
    void addWarmup(Sample sample, Iteration iteration) {
        warmupIterations++;
        if (windowDefects.size() == windowSize) {
            windowDefects.remove(0);
            windowMeans.remove(0);
        }
        windowDefects.add(defect("warmup iteration " + warmupIterations, sample));
        windowMeans.add(mean(iteration));
    }

    /** The iteration is null where the sample is not usable. */
    void addMeasurement(Sample sample, Iteration iteration) {
        measurementIterations++;
        if (measurementDefect == null) {
            measurementDefect = defect("measurement iteration " + measurementIterations, sample);
        }
        measurementMeans.add(mean(iteration));
    }

    private static String defect(String what, Sample sample) {
        return sample.defect().map(defect -> what + ": " + defect).orElse(null);
    }

    private static double mean(Iteration iteration) {
        double mean = 0;
        for (int i = 0; iteration != null && i < iteration.size(); i++) {
            mean += iteration.value(i) / iteration.size();
        }
        return mean;
    }

    void foundWarm() {
        foundWarm = true;
    }

    /** Why nothing can be said of the warmup window, or null. */
    String windowDefect() {
        for (String defect : windowDefects) {
            if (defect != null) {
                return defect;
            }
        }
        return null;
    }

    /** Why nothing can be said of the fork, or null. */
    String forkDefect() {
        if (measurementIterations > 0) {
            return measurementDefect;
        }
        return warmupFork && warmupIterations > 0 ? windowDefect() : "the fork has no measurement iteration";
    }

    /** Whether the warmup was found stable and all iterations of the verdict and after it are usable. */
    boolean canBeContradicted() {
        return foundWarm && windowDefect() == null && measurementDefect == null && measurementIterations > 0;
    }

    int windowLength() {
        return windowMeans.size();
    }

    double[] windowAndMeasurementMeans() {
        double[] means = new double[windowMeans.size() + measurementMeans.size()];
        int filled = 0;
        for (double mean : windowMeans) {
            means[filled++] = mean;
        }
        for (double mean : measurementMeans) {
            means[filled++] = mean;
        }
        return means;
    }
}
