package org.openjdk.jmh.mutate.results;

import java.util.List;

/** Result of a mutant over all benchmarks. */
public enum MutantVerdict {

    /** A benchmark has noticed it. */
    KILLED("killed"),

    NOT_COVERED("not covered"),

    /** It is executed so rarely that each execution would have to cost over a microsecond more to be noticed. */
    TOO_RARE("hit too rarely"),

    /** A slow-down above the threshold may be hidden in the noise. */
    TOO_NOISY("too noisy"),

    /** The measurements show that no benchmark is slower by more than the threshold. */
    NOT_SLOWER("really not slower"),

    /** All its comparisons lost forks. */
    FAILED("forks lost"),

    /** The budget ended before it was measured. */
    NOT_MEASURED("not measured"),

    /** It did not compile, or unit tests reject it. */
    INVALID("no valid mutant");

    private final String text;

    MutantVerdict(String text) {
        this.text = text;
    }

    /** {@return the results of surviving mutants, best known first} */
    public static List<MutantVerdict> survivals() {
        return List.of(NOT_SLOWER, TOO_NOISY, TOO_RARE);
    }

    /** {@return the results that leave open whether a benchmark that executes the mutant would notice it} */
    public static List<MutantVerdict> unknown() {
        return List.of(NOT_MEASURED, FAILED);
    }

    public String text() {
        return text;
    }
}
