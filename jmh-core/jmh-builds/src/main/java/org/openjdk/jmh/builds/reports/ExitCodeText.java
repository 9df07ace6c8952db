package org.openjdk.jmh.builds.reports;

import java.util.List;

/** Explains the exit code of a comparison. */
public final class ExitCodeText {

    private static final int SIGNALS = 128;
    private static final int MAX_LISTED = 3;

    private ExitCodeText() {
    }

    public static String sentence(int code, ComparisonTable compared) {
        if (code > SIGNALS) {
            return "it was stopped by signal " + (code - SIGNALS);
        }
        return switch (code) {
            case 3 -> "a benchmark has failed, see above";
            case 5 -> named(compared.names("slower"), " has become slower", " have become slower");
            case 6 -> "it is undecided whether a benchmark became slower, see above";
            default -> "it ended with exit code " + code + ", see above";
        };
    }

    private static String named(List<String> names, String one, String several) {
        if (names.isEmpty()) {
            return "a benchmark" + one + ", see above";
        }
        String more = names.size() > MAX_LISTED ? " and " + (names.size() - MAX_LISTED) + " more" : "";
        return String.join(", ", names.subList(0, Math.min(MAX_LISTED, names.size()))) + more
                + (names.size() == 1 ? one : several);
    }
}
