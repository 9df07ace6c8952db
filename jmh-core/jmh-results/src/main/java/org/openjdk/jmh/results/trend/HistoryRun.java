package org.openjdk.jmh.results.trend;

/** Represents one run of a history; immutable. */
public final class HistoryRun {

    private final String file;
    private final String date;

    HistoryRun(String file, String date) {
        this.file = file;
        this.date = date;
    }

    public String file() {
        return file;
    }

    /** Returns the day of the measurement, with the time if known. */
    public String date() {
        return date;
    }
}
