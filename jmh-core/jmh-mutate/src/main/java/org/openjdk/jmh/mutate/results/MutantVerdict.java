package org.openjdk.jmh.mutate.results;

import java.util.List;

/** Lists the results of a mutant over all benchmarks. */
public enum MutantVerdict {

    /** A benchmark has noticed it. */
    KILLED("killed"),

    NOT_COVERED("not covered"),

    /** It is executed so rarely that only an additional microsecond per execution would be noticed. */
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

    /** {@return the results of surviving mutants, the most certain first} */
    public static List<MutantVerdict> survivals() {
        return List.of(NOT_SLOWER, TOO_NOISY, TOO_RARE);
    }

    /** {@return the results that leave open whether a benchmark would notice the mutant} */
    public static List<MutantVerdict> unknown() {
        return List.of(NOT_MEASURED, FAILED);
    }

    public String text() {
        return text;
    }
}
