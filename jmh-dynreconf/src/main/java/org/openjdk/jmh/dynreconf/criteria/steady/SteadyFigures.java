package org.openjdk.jmh.dynreconf.criteria.steady;

/**
 * Names of the figures that explain a judgement of the criterion {@code steady}. Parts are parts of one: 0.02 is 2 %.
 */
public final class SteadyFigures {

    /** Of a measurement: how many iterations were judged. */
    public static final String ITERATIONS = "iterations";

    /** Of a measurement: the spread of the iterations relative to their median. */
    public static final String SPREAD = "spread";

    /** Of a measurement: how much faster the newer half is, as a part of the median. */
    public static final String DRIFT = "drift";

    /** Of a measurement: its distance above the fork's fastest level, relative to the median. */
    public static final String RISE = "rise";

    /** Of a measurement: its distance above earlier forks, and how much these changed later; not in the first fork. */
    public static final String EARLIER_FORKS = "earlierForks";

    /** Of a measurement: how far a significant trend goes while it lasts, as a part of the median; 0 without one. */
    public static final String TREND = "trend";

    /** Of a measurement: how far a trend may go that noise hides, as a part of the median. */
    public static final String HIDDEN_TREND = "hiddenTrend";

    /** Of a measurement: the part of the time that compilers were busy; only where that is known. */
    public static final String COMPILATION = "compilation";

    /**
     * Of a measurement: the part of its time for which the benchmark had no processor, which is left out of the figures
     * above; only where that is known of all iterations of the fork.
     */
    public static final String LOST = "lost";

    /** Of a measurement: how long the fork ran before it, in seconds. */
    public static final String WARMUP_SECONDS = "warmupSeconds";

    /** Of a measurement: how long the first fork is to run before it, in seconds; only where that is not over yet. */
    public static final String PILOT_SECONDS = "pilotSeconds";

    /** Of forks: how many have ended. */
    public static final String FORKS = "forks";

    /** Of forks: the coefficient of variation of their means. */
    public static final String VARIATION = "variation";

    /** Of forks: the confidence of the interval whose half width is the judgement's figure. */
    public static final String CONFIDENCE = "confidence";

    /** Of forks: about how many would make the result as precise as wanted; only where they are not, and some would. */
    public static final String NEEDED_FORKS = "neededForks";

    private SteadyFigures() {
    }
}
