package org.openjdk.jmh.results.format;

/** Hook that formats cells of the CSV table, which lacks some values of some benchmarks. */
final class TableCell {

    /** As in upstream's table on the console. */
    private static final String NO_VALUE = "N/A";

    private TableCell() {
    }

    static String of(String value) {
        return value == null ? NO_VALUE : value;
    }
}
