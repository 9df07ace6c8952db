package org.openjdk.jmh.results.trend;

/** One run of a history, as pages name it; immutable. */
public final class HistoryRun {

    private final String file;
    private final String date;

    HistoryRun(String file, String date) {
        this.file = file;
        this.date = date;
    }

    /** Returns the name of its file. */
    public String file() {
        return file;
    }

    /** Returns the day, and perhaps the time, of the measurement. */
    public String date() {
        return date;
    }
}
