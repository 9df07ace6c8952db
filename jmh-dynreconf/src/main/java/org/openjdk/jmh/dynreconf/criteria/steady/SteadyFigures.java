package org.openjdk.jmh.dynreconf.criteria.steady;

/** Names the figures that explain a judgement of the criterion {@code steady}. Shares are parts of one: 0.02 is 2 %. */
public final class SteadyFigures {

    /** Of a measurement: the number of judged iterations. */
    public static final String ITERATIONS = "iterations";

    /** Of a measurement: the range of the iterations relative to their median. */
    public static final String SPREAD = "spread";

    /** Of a measurement: how much faster the newer half is, relative to the median. */
    public static final String DRIFT = "drift";

    /** Of a measurement: its distance above the fork's fastest level, relative to the median. */
    public static final String RISE = "rise";

    /** Of a measurement: its distance above earlier forks, and how much these changed later; not in the first fork. */
    public static final String EARLIER_FORKS = "earlierForks";

    /** Of a measurement: the change by a significant trend while it lasts, relative to the median; 0 without one. */
    public static final String TREND = "trend";

    /** Of a measurement: the change by a trend that noise may hide, relative to the median. */
    public static final String HIDDEN_TREND = "hiddenTrend";

    /** Of a measurement: the share of the time that compilers were busy; only if known. */
    public static final String COMPILATION = "compilation";

    /**
     * Of a measurement: the share of its time for which the benchmark had no processor, which the figures above
     * exclude; only if known for all iterations of the fork.
     */
    public static final String LOST = "lost";

    /** Of a measurement: the duration of the fork before it, in seconds. */
    public static final String WARMUP_SECONDS = "warmupSeconds";

    /** Of a measurement: the minimum duration of the first fork before it, in seconds; only until it is reached. */
    public static final String PILOT_SECONDS = "pilotSeconds";

    /** Of forks: their number. */
    public static final String FORKS = "forks";

    /** Of forks: the coefficient of variation of their means. */
    public static final String VARIATION = "variation";

    /** Of forks: the confidence of the interval whose half-width is the judgement's figure. */
    public static final String CONFIDENCE = "confidence";

    /** Of forks: the approximate number that would be precise enough; only if they are not, and some number would. */
    public static final String NEEDED_FORKS = "neededForks";

    /** The largest number of forks to suggest. If it does not suffice, a quieter machine is the cheaper remedy. */
    public static final int MOST_FORKS = 100;

    private SteadyFigures() {
    }
}
