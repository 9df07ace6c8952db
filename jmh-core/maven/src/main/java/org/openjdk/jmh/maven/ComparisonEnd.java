package org.openjdk.jmh.maven;

/** What the exit code of a comparison means. */
final class ComparisonEnd {

    private static final int SIGNALS = 128;

    private ComparisonEnd() {
    }

    static String sentence(int code) {
        if (code > SIGNALS) {
            return "it was ended by signal " + (code - SIGNALS);
        }
        return switch (code) {
            case 3 -> "a benchmark has failed, see above";
            case 5 -> "a benchmark has become slower, see above";
            case 6 -> "it is undecided whether a benchmark has become slower, see above";
            default -> "it ended with exit code " + code + ", see above";
        };
    }
}
