package org.openjdk.jmh.dynreconf.history;

/** Names of the figures that a history adds to judgements. Parts are parts of one: 0.02 is 2 %. */
public final class HistoryFigures {

    /** Of a measurement: how much closer to the end forks of the history came for some seconds of waiting. */
    public static final String GAIN = "historyGain";

    /** Of a measurement: what counts of how much slower it is than the slowest fork of the history. */
    public static final String SLOWER = "slowerThanHistory";

    /** Of a measurement: 1 where it, or an earlier fork, is like none of the history, which did not count then. */
    public static final String CONTRADICTED = "historyContradicted";

    /** Of forks: degrees of freedom of the scatter of earlier forks, which counts beside that of the run's own. */
    public static final String FREEDOM = "historyFreedom";

    private HistoryFigures() {
    }
}
