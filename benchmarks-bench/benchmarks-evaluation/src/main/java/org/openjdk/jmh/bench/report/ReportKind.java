package org.openjdk.jmh.bench.report;

/** Where the outcomes of a report come from. */
public enum ReportKind {

    /** Runs that were cut out of recordings. */
    REPLAY("Replay of dynamic reconfiguration",
            "Mean time per operation while a fork runs. Vertical lines: where each criterion ended the warmup, and where "
                    + "the steady state begins."),

    /** Runs that really took place. */
    LIVE("Live evaluation of dynamic reconfiguration",
            "Score of each iteration of a fork of the static run. Vertical lines: where each criterion ended the warmup of "
                    + "its own fork of the same number, which ran at about the same time.");

    private final String title;
    private final String series;

    ReportKind(String title, String series) {
        this.title = title;
        this.series = series;
    }

    /** The title of a page. */
    public String title() {
        return title;
    }

    /** What a plot of a fork shows. */
    public String series() {
        return series;
    }
}
