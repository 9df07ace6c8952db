package org.openjdk.jmh.results.format;

/** A cell of a table of all benchmarks, in which not each benchmark has a value. */
final class TableCell {

    /** As upstream's table on the console has it. */
    private static final String NO_VALUE = "N/A";

    private TableCell() {
    }

    /** Returns the text of a value, also of one that is not there. */
    static String of(String value) {
        return value == null ? NO_VALUE : value;
    }
}
