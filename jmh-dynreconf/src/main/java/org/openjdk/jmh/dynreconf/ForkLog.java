package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/** Keeps the data of the current fork that a session needs besides those of its criteria. */
final class ForkLog {

    /** Holds the newest iterations of one phase, up to a number. */
    private static final class Window {
        private final String what;
        private final int size;
        /** One entry for each iteration; null if it was usable. */
        private final List<@Nullable String> defects = new ArrayList<>();
        private final List<Double> levels = new ArrayList<>();
        private int iterations;

        Window(String what, int size) {
            this.what = what;
            this.size = size;
        }

        void add(Sample sample, double level) {
            iterations++;
            if (defects.size() == size) {
                defects.remove(0);
                levels.remove(0);
            }
            defects.add(sample.defect().map(defect -> what + " " + iterations + ": " + defect).orElse(null));
            levels.add(level);
        }

        /** Returns the oldest defect among the newest iterations, or null. */
        @Nullable
        String defect(int newest) {
            for (String defect : defects.subList(Math.max(0, defects.size() - newest), defects.size())) {
                if (defect != null) {
                    return defect;
                }
            }
            return null;
        }

        @Nullable
        String defect() {
            return defect(defects.size());
        }
    }

    private final boolean warmupFork;
    private final Window warmup;
    private final Window measurement;
    private final List<@Nullable Moments> results = new ArrayList<>();
    private boolean foundWarm;

    /** Starts a fork with the length of its warmup window and the number of measurement iterations in its result. */
    ForkLog(boolean warmupFork, int warmupWindow, int kept) {
        this.warmupFork = warmupFork;
        this.warmup = new Window("warmup iteration", warmupWindow);
        this.measurement = new Window("measurement iteration", kept);
    }

    boolean isWarmupFork() {
        return warmupFork;
    }

    int warmupIterations() {
        return warmup.iterations;
    }

    int measurementIterations() {
        return measurement.iterations;
    }

    /** Returns how many measurement iterations are the fork's result. */
    int kept() {
        return measurement.defects.size();
    }

    void addWarmup(Sample sample, double level) {
        warmup.add(sample, level);
    }

    void addMeasurement(Sample sample, double level) {
        measurement.add(sample, level);
        results.add(sample.isUsable() ? sample.moments() : null);
    }

    void foundWarm() {
        foundWarm = true;
    }

    /** Returns why the warmup window is not usable, or null. */
    @Nullable
    String windowDefect() {
        return warmup.defect();
    }

    /** Returns why the newest measurement iterations are not usable, or null. */
    @Nullable
    String measurementDefect(int newest) {
        return measurement.defect(newest);
    }

    /** Returns why the fork is not usable, or null. */
    @Nullable
    String forkDefect() {
        if (measurement.iterations > 0) {
            return measurement.defect();
        }
        return warmupFork && warmup.iterations > 0 ? windowDefect() : "the fork has no measurement iteration";
    }

    /** Returns whether the warmup was found stable, and the iterations of that verdict and after it are usable. */
    boolean canBeContradicted() {
        return foundWarm && windowDefect() == null && measurement.defect() == null && measurement.iterations > 0;
    }

    int windowLength() {
        return warmup.levels.size();
    }

    /** Returns all values of the measurement iterations in the result; null for an iteration that is not usable. */
    List<@Nullable Moments> results() {
        return results.subList(results.size() - kept(), results.size());
    }

    double[] windowAndMeasurementLevels() {
        List<Double> levels = new ArrayList<>(warmup.levels);
        levels.addAll(measurement.levels);
        return levels.stream().mapToDouble(level -> level).toArray();
    }
}
