package org.openjdk.jmh.bridge.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says once what several lines say of different classes or methods. */
public final class AlikeLines {

    private static final Pattern MISSING =
            Pattern.compile("(?:\\S+ is skipped: )?(\\S+ is not on the class path), needed by \\S+");
    /** Paths, qualified names, and what differs from one parameter set or object to the next. */
    private static final Pattern PARTICULARS =
            Pattern.compile("\\S*[/\\\\]\\S*|[\\w$]+(?:\\.[\\w$]+)+|@[0-9a-f]+|\\[[^\\]]*\\]|\\d+");

    private AlikeLines() {
    }

    /**
     * Puts problems together that have one reason.
     *
     * @param problems one line each
     * @return one line for each reason, with the first of its problems and how many there are
     */
    public static List<String> ofProblems(List<String> problems) {
        return together(problems, AlikeLines::reason, line -> line);
    }

    /**
     * Puts lines together.
     *
     * @param lines  what is to be told
     * @param reason what lines that are told once have in common
     * @param text   the text of a line
     * @param <T>    the kind of lines
     * @return one line for each reason, with the first of its lines and how many there are
     */
    public static <T> List<String> together(List<T> lines, Function<T, String> reason, Function<T, String> text) {
        Map<String, List<T>> alike = new LinkedHashMap<>();
        lines.forEach(line -> alike.computeIfAbsent(reason.apply(line), r -> new ArrayList<>()).add(line));
        return alike.values().stream().map(group -> text.apply(group.get(0))
                + (group.size() == 1 ? "" : " - and " + (group.size() - 1) + " more like it")).toList();
    }

    private static String reason(String problem) {
        Matcher missing = MISSING.matcher(problem);
        return missing.matches() ? missing.group(1) : withoutParticulars(problem);
    }

    /**
     * Leaves out what differs between lines that say the same.
     *
     * @param line a line
     * @return the line without paths, names of classes, numbers, and what stands in brackets
     */
    public static String withoutParticulars(String line) {
        return PARTICULARS.matcher(line).replaceAll("...");
    }
}
