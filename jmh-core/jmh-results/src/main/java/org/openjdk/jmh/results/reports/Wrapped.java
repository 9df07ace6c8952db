package org.openjdk.jmh.results.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Wraps text to the 80 columns of a terminal. */
public final class Wrapped {

    private static final int WIDTH = 80;
    /** Replaces a space at which no line may break. */
    private static final char HELD = '\uFFFF';
    /** Quoted text, parameters in parentheses, an option with its value, and a number with its unit. */
    private static final Pattern TOGETHER = Pattern.compile(
            "(?<!\\w)'[^']{1,60}'(?!\\w)|`[^`]{1,60}`|\\(\\w+=[^()]{1,60}\\)|(?<=[ (])--?[A-Za-z]\\w* (?=[^-\\s])|(?<=\\d) (?=(%|[mun]?s|min|h)(\\W|$))| (?=%)");

    private Wrapped() {
    }

    /**
     * Breaks a text between words. Quoted text, parameters in parentheses, options with their values, and numbers with
     * their units stay on one line.
     *
     * @param indent of all lines but the first
     * @return at least one line, longer than a terminal only if a word is; the last one has no trailing spaces
     */
    public static List<String> lines(String text, String indent) {
        List<String> lines = new ArrayList<>();
        String rest = text.length() > WIDTH ? held(text) : text;
        int margin = rest.length() - rest.replaceFirst("^ +", "").length();
        while (rest.length() > WIDTH) {
            int end = rest.lastIndexOf(' ', WIDTH);
            end = end > margin ? end : rest.indexOf(' ', Math.max(margin, WIDTH));
            if (end < 0) {
                break;
            }
            lines.add(rest.substring(0, end).replace(HELD, ' '));
            rest = indent + rest.substring(end + 1);
            margin = indent.length();
        }
        lines.add(rest.replace(HELD, ' ').replaceAll(" +$", ""));
        return lines;
    }

    /** Wraps an error message that follows the word {@code ERROR:} on the same line. */
    public static String error(String message) {
        String start = "ERROR: ";
        return String.join("\n", lines(start + message, "    ")).substring(start.length());
    }

    private static String held(String text) {
        StringBuffer all = new StringBuffer();
        Matcher together = TOGETHER.matcher(text);
        while (together.find()) {
            together.appendReplacement(all, Matcher.quoteReplacement(together.group().replace(' ', HELD)));
        }
        return together.appendTail(all).toString();
    }
}
