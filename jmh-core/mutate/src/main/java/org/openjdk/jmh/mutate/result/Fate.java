package org.openjdk.jmh.mutate.result;

import java.util.List;

/** What came of a mutant. */
public enum Fate {

    /** A benchmark has noticed it. */
    KILLED("killed"),

    /** No benchmark executes it. */
    NOT_COVERED("not covered"),

    /** Executed so seldom that each execution would have to cost more than a microsecond to be noticed. */
    TOO_RARE("hit too rarely"),

    /** More may be hidden in the noise than would count. */
    TOO_NOISY("too noisy"),

    /** Measured well enough to say that the benchmarks are hardly slower, if at all. */
    NOT_SLOWER("really not slower"),

    /** Forks of it are lost. */
    FAILED("forks lost"),

    /** There was no time for it. */
    NOT_MEASURED("not measured"),

    /** It is no mutant that benchmarks can be asked about. */
    INVALID("no valid mutant");

    private final String text;

    Fate(String text) {
        this.text = text;
    }

    /** {@return those of survivors, the best known first} */
    public static List<Fate> survivals() {
        return List.of(NOT_SLOWER, TOO_NOISY, TOO_RARE);
    }

    /** {@return those of mutants of which nobody knows whether a benchmark that executes them would notice} */
    public static List<Fate> unknown() {
        return List.of(NOT_MEASURED, FAILED);
    }

    /** {@return the fate in words} */
    public String text() {
        return text;
    }
}
