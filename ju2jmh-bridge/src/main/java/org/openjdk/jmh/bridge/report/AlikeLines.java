package org.openjdk.jmh.bridge.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Merges lines that give the same reason for different classes or methods. */
public final class AlikeLines {

    private static final Pattern MISSING =
            Pattern.compile("(?:\\S+ is skipped: )?(\\S+ is not on the class path), needed by \\S+");
    /** Matches what differs between such lines: paths, qualified names, parameter sets, hash codes and numbers. */
    private static final Pattern PARTICULARS =
            Pattern.compile("\\S*[/\\\\]\\S*|[\\w$]+(?:\\.[\\w$]+)+|@[0-9a-f]+|\\[[^\\]]*\\]|\\d+");

    private AlikeLines() {
    }

    /** Merges problems into one line for each reason: the first problem and the number of others. */
    public static List<String> ofProblems(List<String> problems) {
        return together(problems, AlikeLines::reason, line -> line);
    }

    /** Merges lines into one for each reason: the first line and the number of others. */
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

    /** Replaces paths, names of classes, numbers, and text in brackets. */
    public static String withoutParticulars(String line) {
        return PARTICULARS.matcher(line).replaceAll("...");
    }
}
