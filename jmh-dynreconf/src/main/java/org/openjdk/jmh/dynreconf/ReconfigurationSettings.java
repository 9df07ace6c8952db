package org.openjdk.jmh.dynreconf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.dynreconf.settings.Bounds;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.dynreconf.settings.SamplingSettings;

/** Holds all settings of the decisions on a benchmark; immutable. Defaults are {@link ReconfigurationDefaults}. */
public final class ReconfigurationSettings {

    /** Keeps a ratio of times that is a whole number from losing an iteration to rounding. */
    private static final double ROUNDING = 1e-9;

    private final List<ConfiguredCriterion> criteria;
    private final SamplingSettings sampling;
    private final Bounds warmupIterations;
    private final int measurementIterations;
    private final double warmupIterationLength;
    private final boolean sliding;
    private final Bounds forks;
    private final Bounds warmupForks;
    private final long seed;
    private final BenchmarkHistory history;

    private ReconfigurationSettings(Builder builder) {
        criteria = Collections.unmodifiableList(new ArrayList<>(builder.criteria));
        sampling = builder.sampling;
        warmupIterations = builder.warmupIterations;
        measurementIterations = builder.measurementIterations;
        warmupIterationLength = builder.warmupIterationLength;
        sliding = builder.sliding;
        forks = builder.forks;
        warmupForks = builder.warmupForks;
        seed = builder.seed;
        history = builder.history;
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Returns the criteria, all of which must hold; unmodifiable, at least one. */
    public List<ConfiguredCriterion> criteria() {
        return criteria;
    }

    public SamplingSettings sampling() {
        return sampling;
    }

    public Bounds warmupIterations() {
        return warmupIterations;
    }

    /** Returns the number of measurement iterations in the result of a fork, 0 or more. */
    public int measurementIterations() {
        return measurementIterations;
    }

    /** Returns the duration of a warmup iteration in units of a measurement iteration, 0 or more. */
    public double warmupIterationLength() {
        return warmupIterationLength;
    }

    /**
     * Returns whether the measurement slides: a criterion judges it, so there are checkpoints before its iterations.
     */
    public boolean measurementSlides() {
        return sliding && measurementIterations > 0
                && criteria.stream().anyMatch(criterion -> criterion.criterion().judges(Phase.MEASUREMENT));
    }

    /**
     * Returns the bounds of the measurement iterations of a fork that slides, after some warmup iterations. As many are
     * added as fit into the time of the warmup iterations left out, so that the fork never takes longer than a static
     * one.
     */
    public Bounds measurementIterations(int warmupIterationsDone) {
        int leftOut = warmupIterations.maximum() - warmupIterationsDone;
        double spare = Math.floor(leftOut * warmupIterationLength + ROUNDING);
        return Bounds.of("measurement iterations", measurementIterations,
                (int) Math.min(Integer.MAX_VALUE, measurementIterations + Math.max(0, spare)));
    }

    public Bounds forks() {
        return forks;
    }

    public Bounds warmupForks() {
        return warmupForks;
    }

    public long seed() {
        return seed;
    }

    /**
     * Returns earlier runs of the benchmark, for criteria that {@linkplain StabilityCriterion#usesHistory use} them.
     */
    public BenchmarkHistory history() {
        return history;
    }

    /** Collects settings; each method rejects invalid values at once, with a message for the user. */
    public static final class Builder {

        private List<ConfiguredCriterion> criteria =
                StabilityCriteria.builtIn().parse(ReconfigurationDefaults.CRITERION);
        private SamplingSettings sampling = SamplingSettings.defaults();
        private Bounds warmupIterations = Bounds.of("warmup iterations",
                ReconfigurationDefaults.MIN_WARMUP_ITERATIONS, ReconfigurationDefaults.MAX_WARMUP_ITERATIONS);
        private int measurementIterations = ReconfigurationDefaults.MEASUREMENT_ITERATIONS;
        private double warmupIterationLength = 1;
        private boolean sliding = true;
        private Bounds forks =
                Bounds.of("forks", ReconfigurationDefaults.MIN_FORKS, ReconfigurationDefaults.MAX_FORKS);
        private Bounds warmupForks = Bounds.of("warmup forks",
                ReconfigurationDefaults.MIN_WARMUP_FORKS, ReconfigurationDefaults.MIN_WARMUP_FORKS);
        private long seed = ReconfigurationDefaults.SEED;
        private BenchmarkHistory history = BenchmarkHistory.NONE;

        private Builder() {
        }

        /** Sets the criteria, at least one, all of which must hold. */
        public Builder criteria(List<ConfiguredCriterion> configured) {
            require(!configured.isEmpty(), "a dynamic run needs at least one stability criterion");
            criteria = new ArrayList<>(configured);
            return this;
        }

        public Builder sampling(SamplingSettings windowsAndValues) {
            sampling = windowsAndValues;
            return this;
        }

        /** Sets the bounds of the warmup iterations of a fork. */
        public Builder warmupIterations(int minimum, int maximum) {
            warmupIterations = Bounds.of("warmup iterations", minimum, maximum);
            return this;
        }

        /** Sets the maximum of the warmup iterations of a fork; the minimum is the default one or, if smaller, that. */
        public Builder warmupIterations(int maximum) {
            return warmupIterations(Math.min(ReconfigurationDefaults.MIN_WARMUP_ITERATIONS, maximum), maximum);
        }

        /**
         * Sets the number of measurement iterations in the result of a fork (0 or more), and the duration of a warmup
         * iteration in units of a measurement iteration (0 or more). Both bound how far the measurement can slide.
         */
        public Builder measurementIterations(int iterations, double warmupIterationLength) {
            require(iterations >= 0, iterations + " measurement iterations: it must be 0 or more");
            require(warmupIterationLength >= 0 && warmupIterationLength < Double.POSITIVE_INFINITY,
                    "a warmup iteration of " + warmupIterationLength
                            + " measurement iterations: it must be 0 or more, and finite");
            measurementIterations = iterations;
            this.warmupIterationLength = warmupIterationLength;
            return this;
        }

        /** Sets whether the measurement slides if a criterion judges it (default: true), or only forks are judged. */
        public Builder sliding(boolean allowed) {
            sliding = allowed;
            return this;
        }

        public Builder forks(int minimum, int maximum) {
            forks = Bounds.of("forks", minimum, maximum);
            return this;
        }

        /** Sets the maximum of the measurement forks; the minimum is the default one or, if smaller, that. */
        public Builder forks(int maximum) {
            return forks(Math.min(ReconfigurationDefaults.MIN_FORKS, maximum), maximum);
        }

        public Builder warmupForks(int minimum, int maximum) {
            warmupForks = Bounds.of("warmup forks", minimum, maximum);
            return this;
        }

        /** Sets the seed of all random numbers. */
        public Builder seed(long newSeed) {
            seed = newSeed;
            return this;
        }

        public Builder history(BenchmarkHistory earlier) {
            history = earlier;
            return this;
        }

        public ReconfigurationSettings build() {
            return new ReconfigurationSettings(this);
        }

        private static void require(boolean condition, String message) {
            if (!condition) {
                throw new IllegalArgumentException(message);
            }
        }
    }
}
