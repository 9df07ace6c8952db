package org.openjdk.jmh.runner.options;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads shares as users write them: {@code 3%}, or {@code 3}. A bare 0.03 could mean 3 %, and is refused. */
final class Percentage {

    private static final Pattern PERCENT = Pattern.compile("(\\d+(?:\\.\\d+)?|\\.\\d+)\\s*(%?)");
    private static final double WHOLE = 100;

    private Percentage() {
    }

    /**
     * Reads a share.
     *
     * @param flag in whose argument it stands, for messages
     * @param text such as 3%, 0.5 % or 3
     * @return from 0 to below 1
     * @throws CommandLineOptionException if it is none
     */
    static double parse(String flag, String text) throws CommandLineOptionException {
        Matcher matcher = PERCENT.matcher(text.trim());
        if (!matcher.matches() || isAmbiguous(matcher)) {
            throw new CommandLineOptionException(
                    "-" + flag + " " + text + " is no percentage: write 3% for three percent");
        }
        double share = Double.parseDouble(matcher.group(1)) / WHOLE;
        if (share >= 1) {
            throw new CommandLineOptionException("-" + flag + " " + text + " is out of range: it must be below 100%");
        }
        return share;
    }

    private static boolean isAmbiguous(Matcher number) {
        double bare = Double.parseDouble(number.group(1));
        return number.group(2).isEmpty() && bare > 0 && bare < 1;
    }

    /** The same for a share that is of no use where it is 0. */
    static double parseAboveZero(String flag, String text) throws CommandLineOptionException {
        double share = parse(flag, text);
        if (share == 0) {
            throw new CommandLineOptionException("-" + flag + " " + text + " is out of range: it must be above 0%");
        }
        return share;
    }
}
