package org.openjdk.jmh.bench.report;

import java.util.ArrayList;
import java.util.List;

/** A table in Markdown whose columns are aligned for the eye: the first to the left, the others to the right. */
public final class TextTable {

    private final List<List<String>> rows = new ArrayList<>();

    /** A table with these column titles. */
    public TextTable(String... titles) {
        rows.add(List.of(titles));
    }

    /** Adds a row of as many cells as there are titles. */
    public TextTable row(String... cells) {
        if (cells.length != rows.get(0).size()) {
            throw new IllegalArgumentException(cells.length + " cells for " + rows.get(0).size() + " columns");
        }
        rows.add(List.of(cells));
        return this;
    }

    /** The cells, the titles first. */
    public List<List<String>> rows() {
        return rows;
    }

    /** The lines, without their ends. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            lines.add(line(row));
            if (lines.size() == 1) {
                lines.add(separator());
            }
        }
        return lines;
    }

    private String line(List<String> row) {
        StringBuilder line = new StringBuilder("|");
        for (int column = 0; column < row.size(); column++) {
            String padding = " ".repeat(width(column) - row.get(column).length());
            line.append(' ').append(column == 0 ? row.get(column) + padding : padding + row.get(column)).append(" |");
        }
        return line.toString();
    }

    private String separator() {
        StringBuilder line = new StringBuilder("|");
        for (int column = 0; column < rows.get(0).size(); column++) {
            line.append(' ').append("-".repeat(width(column) - 1)).append(column == 0 ? "-" : ":").append(" |");
        }
        return line.toString();
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }
}
