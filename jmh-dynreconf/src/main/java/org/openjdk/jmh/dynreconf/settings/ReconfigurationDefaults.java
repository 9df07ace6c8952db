package org.openjdk.jmh.dynreconf.settings;

/**
 * Holds the defaults. Unless a constant says otherwise, its source is Laaber et al., "Dynamically Reconfiguring
 * Software Microbenchmarks", ESEC/FSE 2020 ("FSE'20"), section 5.3.2.
 */
public final class ReconfigurationDefaults {

    /**
     * Name of the criterion: not one of FSE'20, but the only one that does better than a stopwatch on the benchmarks of
     * Traini et al. (docs/evidence/bench.md), and that says how precise the result is.
     */
    public static final String CRITERION = "steady";

    /** Warmup iterations that always run, or the maximum where that is smaller. */
    public static final int MIN_WARMUP_ITERATIONS = 5;

    /** Warmup iterations at most, where neither option nor annotation says otherwise. */
    public static final int MAX_WARMUP_ITERATIONS = 50;

    /** Measurement iterations, where neither option nor annotation says otherwise. */
    public static final int MEASUREMENT_ITERATIONS = 10;

    /** Duration of an iteration in seconds, where neither option nor annotation says otherwise. */
    public static final int ITERATION_SECONDS = 1;

    /**
     * Longest time of one decision. The slowest sensible setting, {@code rciw} with a million simulations, takes a few
     * seconds; what takes a minute is not worth what it can save.
     */
    public static final int DECISION_SECONDS = 60;

    /** Forks that always run, or the maximum where that is smaller. */
    public static final int MIN_FORKS = 2;

    /** Forks at most, where neither option nor annotation says otherwise. */
    public static final int MAX_FORKS = 5;

    /** Warmup forks that always run. They are off by default in JMH, and the paper uses none. */
    public static final int MIN_WARMUP_FORKS = 0;

    /** The number of iterations in the warmup vector: the s^W of FSE'20, Eq. 1. */
    public static final int WARMUP_WINDOW = 5;

    /** The length of the fork vector: 0 means all forks, as in FSE'20, Eq. 2. */
    public static final int FORK_WINDOW = 0;

    /** Invocations drawn from an iteration. */
    public static final int SAMPLED_INVOCATIONS = 1000;

    /**
     * A value more than this many times above or below its iteration's median is left out of stability computations
     * (FSE'20, section 5.3.1, step 6: "a magnitude larger than the median").
     */
    public static final double OUTLIER_FACTOR = 10;

    /**
     * Relative change of the level at which measurement iterations contradict the warmup's verdict, if the change is
     * significant: the precision that FSE'20 requires of RCIW, following Georges et al. 2007.
     */
    public static final double CONTRADICTION_TOLERANCE = 0.03;

    /**
     * The criterion of a run without numbers: that of {@link #CRITERION}, which does not take two forks that agree for
     * precise (docs/evidence/bench.md).
     */
    public static final String AUTO_CRITERION = CRITERION + ":usual=0.03";

    /** Forks at most in a run without numbers: as many as the recordings have, on which it was looked at. */
    public static final int AUTO_FORKS = 10;

    /**
     * Measurement iterations in a run without numbers: half as many cost little precision, and forks are worth more.
     */
    public static final int AUTO_MEASUREMENT_ITERATIONS = 5;

    /** Seed of everything that is drawn at random; any number does, as long as it stays the same. */
    public static final long SEED = 20201108L;

    private ReconfigurationDefaults() {
    }
}
