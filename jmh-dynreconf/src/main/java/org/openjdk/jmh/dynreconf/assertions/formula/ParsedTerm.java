package org.openjdk.jmh.dynreconf.assertions.formula;

import org.jspecify.annotations.Nullable;

/** Collects a term while it is parsed: numbers without a unit have no dimension yet. */
final class ParsedTerm {

    final int position;
    @Nullable
    Measured measured;
    double scale;
    double offset;
    /** The dimension of the units of numbers; null if none has one. */
    @Nullable
    Dimension unit;
    /** The position of a number without a unit; below 0 if there is none. */
    int bareNumber = -1;

    ParsedTerm(int position) {
        this.position = position;
    }

    /** Returns the dimension of the benchmark or of a unit; null if there are only numbers. */
    @Nullable
    Dimension dimension() {
        return measured != null ? measured.dimension() : unit;
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
