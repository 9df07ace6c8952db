package org.openjdk.jmh.dynreconf.history;

/** Names the figures that a history adds to judgements. Shares are parts of one: 0.02 is 2 %. */
public final class HistoryFigures {

    /** Of a measurement: how much closer to their end forks of the history came in some seconds of waiting. */
    public static final String GAIN = "historyGain";

    /** Of a measurement: the part that counts of how much slower it is than the slowest fork of the history. */
    public static final String SLOWER = "slowerThanHistory";

    /** Of a measurement: 1 if it, or an earlier fork, is unlike the history, which is then ignored. */
    public static final String CONTRADICTED = "historyContradicted";

    /** Of forks: the degrees of freedom of the variation of earlier forks, which is pooled with the run's own. */
    public static final String FREEDOM = "historyFreedom";

    private HistoryFigures() {
    }
}
