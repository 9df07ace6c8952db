package org.openjdk.jmh.dynreconf.assertions.formula;

import org.jspecify.annotations.Nullable;

/** A term while it is read: numbers without a unit have no dimension yet. */
final class ParsedTerm {

    private final int position;
    private @Nullable Measured measured;
    private double scale;
    private double offset;
    private @Nullable Dimension unit;
    private int bareNumber = -1;

    ParsedTerm(int position) {
        this.position = position;
    }

    int position() {
        return position;
    }

    @Nullable
    Measured measured() {
        return measured;
    }

    double scale() {
        return scale;
    }

    double offset() {
        return offset;
    }

    /** That of the benchmark or of a unit; null where there are numbers alone. */
    @Nullable
    Dimension dimension() {
        return measured != null ? measured.dimension() : unit;
    }

    /** That of the units of numbers; null where none has one. */
    @Nullable
    Dimension unit() {
        return unit;
    }

    /** Returns the position of a number without a unit; below 0 if there is none. */
    int bareNumber() {
        return bareNumber;
    }

    void take(Measured what, double factor) {
        measured = what;
        scale = factor;
    }

    void addBare(double number, int place) {
        offset += number;
        bareNumber = place;
    }

    void add(double number, Dimension dimension) {
        offset += number;
        unit = dimension;
    }
}
