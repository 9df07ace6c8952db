package org.openjdk.jmh.dynreconf.settings;

/**
 * Holds the default settings. Unless a constant says otherwise, the source is Laaber et al., "Dynamically Reconfiguring
 * Software Microbenchmarks", ESEC/FSE 2020 ("FSE'20"), section 5.3.2.
 */
public final class ReconfigurationDefaults {

    /**
     * The criterion. It is not one of FSE'20, but the only one that does better than a fixed time on the benchmarks of
     * Traini et al. (docs/evidence/bench.md), and that states the precision of the result.
     */
    public static final String CRITERION = "steady";

    /** The minimum of warmup iterations, or the maximum if that is smaller. */
    public static final int MIN_WARMUP_ITERATIONS = 5;

    /** The maximum of warmup iterations unless an option or annotation sets it. */
    public static final int MAX_WARMUP_ITERATIONS = 50;

    /** The number of measurement iterations unless an option or annotation sets it. */
    public static final int MEASUREMENT_ITERATIONS = 10;

    /** The duration of an iteration in seconds unless an option or annotation sets it. */
    public static final int ITERATION_SECONDS = 1;

    /**
     * The time limit of one decision. The slowest sensible setting, {@code rciw} with a million simulations, takes a
     * few seconds; a decision of a minute costs more than it can save.
     */
    public static final int DECISION_SECONDS = 60;

    /** The minimum of forks, or the maximum if that is smaller. */
    public static final int MIN_FORKS = 2;

    /** The maximum of forks unless an option or annotation sets it. */
    public static final int MAX_FORKS = 5;

    /** The minimum of warmup forks. JMH runs none by default, and the paper uses none. */
    public static final int MIN_WARMUP_FORKS = 0;

    /** The number of iterations in the warmup vector, s^W in FSE'20, Eq. 1. */
    public static final int WARMUP_WINDOW = 5;

    /** The length of the fork vector; 0 means all forks, as in FSE'20, Eq. 2. */
    public static final int FORK_WINDOW = 0;

    /** The number of invocations drawn from an iteration. */
    public static final int SAMPLED_INVOCATIONS = 1000;

    /**
     * The factor above or below the median of its iteration from which a value is ignored by criteria of stability
     * values (FSE'20, section 5.3.1, step 6: "a magnitude larger than the median").
     */
    public static final double OUTLIER_FACTOR = 10;

    /**
     * The relative change of the level at which measurement iterations contradict the warmup's verdict, if it is
     * significant: the precision that FSE'20 requires of RCIW, following Georges et al. 2007.
     */
    public static final double CONTRADICTION_TOLERANCE = 0.03;

    /**
     * The criterion of a run without numbers: {@link #CRITERION}, with a usual variation so that two forks that agree
     * by chance do not count as precise (docs/evidence/bench.md).
     */
    public static final String AUTO_CRITERION = CRITERION + ":usual=0.03";

    /** The maximum of forks in a run without numbers: as many as the recordings have on which it was evaluated. */
    public static final int AUTO_FORKS = 10;

    /**
     * The number of measurement iterations in a run without numbers. Half of the usual number costs little precision,
     * and forks add more.
     */
    public static final int AUTO_MEASUREMENT_ITERATIONS = 5;

    /** The seed of all random numbers; arbitrary, but fixed. */
    public static final long SEED = 20201108L;

    private ReconfigurationDefaults() {
    }
}
