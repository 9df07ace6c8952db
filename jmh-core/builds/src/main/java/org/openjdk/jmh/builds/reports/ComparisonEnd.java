package org.openjdk.jmh.builds.reports;

import java.util.List;

/** What the exit code of a comparison means. */
public final class ComparisonEnd {

    private static final int SIGNALS = 128;
    /** All of them are in the table above. */
    private static final int NAMED = 3;

    private ComparisonEnd() {
    }

    /**
     * Says it.
     *
     * @param code     of the process
     * @param compared what was measured
     */
    public static String sentence(int code, SeveralComparisons compared) {
        if (code > SIGNALS) {
            return "it was ended by signal " + (code - SIGNALS);
        }
        return switch (code) {
            case 3 -> "a benchmark has failed, see above";
            case 5 -> named(compared.names("slower"), " has become slower", " have become slower");
            case 6 -> "it is undecided whether a benchmark has become slower, see above";
            default -> "it ended with exit code " + code + ", see above";
        };
    }

    private static String named(List<String> names, String one, String several) {
        if (names.isEmpty()) {
            return "a benchmark" + one + ", see above";
        }
        String more = names.size() > NAMED ? " and " + (names.size() - NAMED) + " more" : "";
        return String.join(", ", names.subList(0, Math.min(NAMED, names.size()))) + more
                + (names.size() == 1 ? one : several);
    }
}
