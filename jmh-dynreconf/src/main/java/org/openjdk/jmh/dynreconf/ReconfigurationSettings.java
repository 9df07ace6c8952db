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

/**
 * Everything that decides how a benchmark is reconfigured; immutable. Defaults are those of
 * {@link ReconfigurationDefaults}.
 */
public final class ReconfigurationSettings {

    /** Keeps a ratio of times that divide without a rest from losing an iteration. */
    private static final double ROUNDING = 1e-9;

    private final List<ConfiguredCriterion> criteria;
    private final SamplingSettings sampling;
    private final Bounds warmupIterations;
    private final int measurementIterations;
    private final double warmupIterationLength;
    private final boolean sliding;
    private final Bounds forks;
    private final Bounds warmupForks;
    private final double contradictionTolerance;
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
        contradictionTolerance = builder.contradictionTolerance;
        seed = builder.seed;
        history = builder.history;
    }

    /** {@return a builder with the defaults} */
    public static Builder builder() {
        return new Builder();
    }

    /** {@return the criteria, all of which must hold; unmodifiable, at least one} */
    public List<ConfiguredCriterion> criteria() {
        return criteria;
    }

    /** {@return window lengths, numbers of drawn values and outlier limit of criteria of stability values} */
    public SamplingSettings sampling() {
        return sampling;
    }

    /** {@return bounds of the number of warmup iterations in a fork} */
    public Bounds warmupIterations() {
        return warmupIterations;
    }

    /** {@return the number of measurement iterations in the result of a fork, 0 or more} */
    public int measurementIterations() {
        return measurementIterations;
    }

    /** {@return the length of a warmup iteration in units of a measurement iteration, 0 or more} */
    public double warmupIterationLength() {
        return warmupIterationLength;
    }

    /**
     * {@return whether the measurement slides: a criterion judges it, so that there are checkpoints before measurement
     * iterations}
     */
    public boolean measurementSlides() {
        return sliding && measurementIterations > 0
                && criteria.stream().anyMatch(criterion -> criterion.criterion().judges(Phase.MEASUREMENT));
    }

    /**
     * Returns the bounds of the measurement iterations of a fork that slides. Each warmup iteration that was left out
     * gives time for others: as many measurement iterations are added as fit into it, so that the fork never takes
     * longer than a static one.
     *
     * @param warmupIterationsDone how many warmup iterations ran, from 0 to the maximum
     * @return from the measurement iterations of a result to the most that may run
     */
    public Bounds measurementIterations(int warmupIterationsDone) {
        int leftOut = warmupIterations.maximum() - warmupIterationsDone;
        double spare = Math.floor(leftOut * warmupIterationLength + ROUNDING);
        return Bounds.of("measurement iterations", measurementIterations,
                (int) Math.min(Integer.MAX_VALUE, measurementIterations + Math.max(0, spare)));
    }

    /** {@return bounds of the number of measurement forks} */
    public Bounds forks() {
        return forks;
    }

    /** {@return bounds of the number of warmup forks} */
    public Bounds warmupForks() {
        return warmupForks;
    }

    /**
     * {@return the relative change of the level from which measurement iterations contradict the end of the warmup,
     * above 0}
     */
    public double contradictionTolerance() {
        return contradictionTolerance;
    }

    /** {@return the seed of all random numbers} */
    public long seed() {
        return seed;
    }

    /**
     * {@return earlier runs of the benchmark, for criteria that {@linkplain StabilityCriterion#usesHistory use} them}
     */
    public BenchmarkHistory history() {
        return history;
    }

    /** Collects settings; each method rejects nonsense at once, with a message for the user. */
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
        private double contradictionTolerance = ReconfigurationDefaults.CONTRADICTION_TOLERANCE;
        private long seed = ReconfigurationDefaults.SEED;
        private BenchmarkHistory history = BenchmarkHistory.NONE;

        private Builder() {
        }

        /**
         * Sets the criteria, all of which must hold.
         *
         * @param configured at least one
         * @return this
         */
        public Builder criteria(List<ConfiguredCriterion> configured) {
            require(!configured.isEmpty(), "a dynamic run needs at least one stability criterion");
            criteria = new ArrayList<>(configured);
            return this;
        }

        /**
         * Sets what criteria of stability values see of the measurements.
         *
         * @param windowsAndValues windows, numbers of values, outliers
         * @return this
         */
        public Builder sampling(SamplingSettings windowsAndValues) {
            sampling = windowsAndValues;
            return this;
        }

        /**
         * Sets the bounds of the warmup iterations of a fork.
         *
         * @param minimum 0 or more
         * @param maximum the minimum or more
         * @return this
         */
        public Builder warmupIterations(int minimum, int maximum) {
            warmupIterations = Bounds.of("warmup iterations", minimum, maximum);
            return this;
        }

        /**
         * Sets the maximum of the warmup iterations of a fork; the minimum is the default one, or the maximum where
         * that is smaller.
         *
         * @param maximum 0 or more
         * @return this
         */
        public Builder warmupIterations(int maximum) {
            return warmupIterations(Math.min(ReconfigurationDefaults.MIN_WARMUP_ITERATIONS, maximum), maximum);
        }

        /**
         * Sets how many measurement iterations the result of a fork has, and how long a warmup iteration takes compared
         * with one of them. Both bound how far the measurement can slide.
         *
         * @param iterations            0 or more
         * @param warmupIterationLength duration of a warmup iteration in units of a measurement iteration, 0 or more
         * @return this
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

        /**
         * Sets whether the measurement slides where a criterion judges it. Where it must not, such a criterion judges
         * forks alone.
         *
         * @param allowed true unless set otherwise
         * @return this
         */
        public Builder sliding(boolean allowed) {
            sliding = allowed;
            return this;
        }

        /**
         * Sets the bounds of the measurement forks.
         *
         * @param minimum 0 or more
         * @param maximum the minimum or more
         * @return this
         */
        public Builder forks(int minimum, int maximum) {
            forks = Bounds.of("forks", minimum, maximum);
            return this;
        }

        /**
         * Sets the maximum of the measurement forks; the minimum is the default one, or the maximum where that is
         * smaller.
         *
         * @param maximum 0 or more
         * @return this
         */
        public Builder forks(int maximum) {
            return forks(Math.min(ReconfigurationDefaults.MIN_FORKS, maximum), maximum);
        }

        /**
         * Sets the bounds of the warmup forks.
         *
         * @param minimum 0 or more
         * @param maximum the minimum or more
         * @return this
         */
        public Builder warmupForks(int minimum, int maximum) {
            warmupForks = Bounds.of("warmup forks", minimum, maximum);
            return this;
        }

        /**
         * Sets the relative change of the level at which measurement iterations contradict the warmup's verdict.
         *
         * @param relativeChange above 0; infinite switches the check off
         * @return this
         */
        public Builder contradictionTolerance(double relativeChange) {
            require(relativeChange > 0, "contradiction tolerance " + relativeChange + ": it must be above 0");
            contradictionTolerance = relativeChange;
            return this;
        }

        /**
         * Sets the seed of everything that is drawn at random.
         *
         * @param newSeed any number
         * @return this
         */
        public Builder seed(long newSeed) {
            seed = newSeed;
            return this;
        }

        /**
         * Sets what is known of the benchmark from earlier runs.
         *
         * @param earlier forks
         * @return this
         */
        public Builder history(BenchmarkHistory earlier) {
            history = earlier;
            return this;
        }

        /** {@return the settings, immutable} */
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
