package org.openjdk.jmh.results.format;

/** Hook that formats cells of the CSV table, in which not every benchmark has each value. */
final class TableCell {

    /** As in upstream's table on the console. */
    private static final String NO_VALUE = "N/A";

    private TableCell() {
    }

    /** Returns the text of a value, or {@code N/A} for null. */
    static String of(String value) {
        return value == null ? NO_VALUE : value;
    }
}
