package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.text.Printable;

/** Lays out a table of text. A name that would make it wider than a terminal gets its own line. */
public final class AlignedColumns {

    private static final String GAP = "  ";
    /** Width of a terminal. */
    private static final int WIDTH = 80;
    /** Shorter names share their line with a remark in any case. */
    private static final int SHORTEST_NAME = 9;

    private final List<List<String>> rows = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final List<Integer> right;
    private int longestName;

    /**
     * Creates a table with its header.
     *
     * @param head        names of the columns
     * @param longestName maximum length of a name that shares its line
     * @param right       right-aligned columns, counted from 0
     */
    public AlignedColumns(List<String> head, int longestName, List<Integer> right) {
        this.longestName = longestName;
        this.right = right;
        add(head);
    }

    /** Adds a row with as many cells as the header. */
    public void add(List<String> row) {
        add(row, "");
    }

    /** Adds a row with a remark in parentheses at its end, or on the next line if it does not fit. */
    void add(List<String> row, String remark) {
        rows.add(row.stream().map(Printable::text).collect(Collectors.toList()));
        remarks.add(remark.isEmpty() ? "" : " (" + Printable.text(remark) + ")");
        notes.add("");
    }

    /** Adds a note of any length below the last row. */
    public void addNote(String note) {
        notes.set(notes.size() - 1, GAP + Printable.text(note));
    }

    /** Returns the lines of the table without trailing spaces. */
    public List<String> lines() {
        makeRoom();
        int[] widths = widths();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            List<String> row = rows.get(i);
            if (hasOwnLine(row, 0)) {
                lines.addAll(Wrapped.lines(row.get(0), GAP + GAP));
            }
            add(line(row, widths), remarks.get(i), lines);
            if (!notes.get(i).isEmpty()) {
                lines.addAll(Wrapped.lines(notes.get(i), GAP + GAP));
            }
        }
        return lines;
    }

    private int[] widths() {
        int[] widths = new int[rows.get(0).size()];
        rows.forEach(
                row -> Arrays.setAll(widths, i -> Math.max(widths[i], hasOwnLine(row, i) ? 0 : row.get(i).length())));
        return widths;
    }

    /** Limits the length of names so that the table fits a terminal and short remarks stay in their rows. */
    private void makeRoom() {
        int remark = remarks.stream().mapToInt(String::length).max().orElse(0);
        int others = Arrays.stream(widths()).skip(1).map(width -> width + GAP.length()).sum();
        int room = WIDTH - others - remark;
        longestName = Math.min(longestName, room >= SHORTEST_NAME ? room : WIDTH - others);
    }

    private static void add(String line, String remark, List<String> lines) {
        if (line.length() + remark.length() <= WIDTH) {
            lines.add(line + remark);
        } else {
            lines.add(line);
            lines.add(spaces(WIDTH - remark.length()) + remark);
        }
    }

    private static String spaces(int count) {
        return String.join("", Collections.nCopies(Math.max(0, count), " "));
    }

    private boolean hasOwnLine(List<String> row, int column) {
        return column == 0 && row.get(0).length() > longestName;
    }

    private String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String cell = hasOwnLine(row, i) ? "" : row.get(i);
            String padding = spaces(widths[i] - cell.length());
            line.append(i == 0 ? "" : GAP).append(right.contains(i) ? padding + cell : cell + padding);
        }
        return line.toString().replaceAll(" +$", "");
    }
}
