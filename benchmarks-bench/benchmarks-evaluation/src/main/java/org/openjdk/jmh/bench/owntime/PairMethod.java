package org.openjdk.jmh.bench.owntime;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How the two forks of a pair run, and the clock that compares them. */
enum PairMethod {

    /** The default of a run of two sides. */
    ALTERNATING(List.of()),
    TURNS_OWN(Length.turns("-clock", "own")),
    TURNS_WALL(Length.turns());

    private final List<String> options;

    PairMethod(List<String> options) {
        this.options = options;
    }

    /** Returns options of JMH. */
    List<String> options() {
        return options;
    }

    /** Returns the name as it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Forks in turns are about as long as alternating ones: the annotations of the subjects are for long runs. */
    private static final class Length {

        private static final List<String> TURNS =
                List.of("-sideOrder", "interleaved", "-wi", "3", "-w", "1s", "-i", "1", "-r", "1s");

        static List<String> turns(String... clock) {
            return Stream.concat(TURNS.stream(), List.of(clock).stream()).toList();
        }
    }
}
