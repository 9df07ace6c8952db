package org.openjdk.jmh.bench.owntime;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How the two forks of a pair run, and the clock that compares them. */
enum PairMethod {

    /** The default of a run of two sides. */
    ALTERNATING, TURNS_OWN, TURNS_WALL;

    /** Forks in turns are about as long as alternating ones: the annotations of the subjects are for long runs. */
    private static final List<String> TURNS =
            List.of("-sideOrder", "interleaved", "-wi", "3", "-w", "1s", "-i", "1", "-r", "1s", "-clock");

    /** Returns options of JMH. */
    List<String> options() {
        return switch (this) {
            case ALTERNATING -> List.of();
            case TURNS_OWN -> with("own");
            case TURNS_WALL -> with("wall");
        };
    }

    private static List<String> with(String clock) {
        List<String> options = new ArrayList<>(TURNS);
        options.add(clock);
        return options;
    }

    /** Returns the name as it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
