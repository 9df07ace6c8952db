package org.openjdk.jmh.results.trend;

/** One run of a history, as pages name it; immutable. */
public final class HistoryRun {

    private final String file;
    private final String date;

    HistoryRun(String file, String date) {
        this.file = file;
        this.date = date;
    }

    /** The name of its file. */
    public String file() {
        return file;
    }

    /** When it was measured, as a day and perhaps a time. */
    public String date() {
        return date;
    }
}
