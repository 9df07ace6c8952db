package org.openjdk.jmh.runner.options;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads percentages: {@code 3%} or {@code 3}. Rejects a bare number below 1: 0.03 could mean 3 % or 0.03 %. */
final class Percentage {

    private static final Pattern PERCENT = Pattern.compile("(\\d+(?:\\.\\d+)?|\\.\\d+)\\s*(%?)");
    private static final double WHOLE = 100;

    private Percentage() {
    }

    /**
     * Reads a percentage.
     *
     * @param flag flag with this value, for messages
     * @param text text such as 3%, 0.5 % or 3
     * @return a share from 0 to below 1
     * @throws CommandLineOptionException if the text is invalid or out of range
     */
    static double parse(String flag, String text) throws CommandLineOptionException {
        Matcher matcher = PERCENT.matcher(text.trim());
        if (!matcher.matches() || isAmbiguous(matcher)) {
            throw new CommandLineOptionException(
                    "-" + flag + " " + text + " is not a percentage: write 3% for three percent");
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

    static double parseAboveZero(String flag, String text) throws CommandLineOptionException {
        double share = parse(flag, text);
        if (share == 0) {
            throw new CommandLineOptionException("-" + flag + " " + text + " is out of range: it must be above 0%");
        }
        return share;
    }
}
