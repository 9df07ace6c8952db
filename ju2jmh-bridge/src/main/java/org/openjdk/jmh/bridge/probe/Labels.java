package org.openjdk.jmh.bridge.probe;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Turns JUnit's names of parameter sets into labels: one line, at most 80 characters, unique, and equal in each run.
 */
final class Labels {

    /** Maximum length; longer labels make tables of results unreadable. */
    private static final int LONGEST = 80;
    /** Characters that a label keeps from its beginning if names differ only behind {@link #LONGEST}. */
    private static final int BEGINNING = 24;
    /** Characters that a label keeps before the difference. */
    private static final int BEFORE = 12;
    private static final String GAP = "...";
    /** Parts that differ from run to run: hash codes of {@code Object.toString()}, and numbers of lambdas. */
    private static final Pattern IDENTITY = Pattern.compile(
            "(\\[+[BCDFIJSZ]|[\\w$]+(?:\\.[\\w$]+)+;?)(?:/(?:0x)?\\p{XDigit}+)?@\\p{XDigit}{1,8}(?!\\w|\\.\\w)");
    private static final Pattern NUMBER_OF_LAMBDA = Pattern.compile("(\\$\\$Lambda)\\$\\d+");

    private Labels() {
    }

    /** Returns one label for each of the names of a test's sets. Equal labels get numbers. */
    static List<String> of(List<String> displayNames) {
        List<String> names = displayNames.stream().map(Labels::withoutIdentity).toList();
        Map<String, Set<String>> sameBeginning = names.stream().collect(Collectors.groupingBy(
                name -> oneLine(cut(name, LONGEST)), Collectors.toCollection(TreeSet::new)));
        Map<String, Integer> differences = sameBeginning.values().stream().filter(group -> group.size() > 1)
                .flatMap(group -> differences(new ArrayList<>(group)).entrySet().stream())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        Set<String> taken = new HashSet<>();
        return names.stream().map(name -> unique(label(name, differences.get(name)), taken)).toList();
    }

    private static String withoutIdentity(String name) {
        // Both are rare, and there may be thousands of names.
        String text = name.indexOf('@') < 0 ? name : IDENTITY.matcher(name).replaceAll("$1");
        return text.contains("$$Lambda") ? NUMBER_OF_LAMBDA.matcher(text).replaceAll("$1") : text;
    }

    /**
     * Returns the index at which each of some sorted names differs from all others. Neighbors have the most in common.
     */
    private static Map<String, Integer> differences(List<String> sorted) {
        return IntStream.range(0, sorted.size()).boxed().collect(Collectors.toMap(sorted::get, i -> Math.max(
                i == 0 ? 0 : common(sorted.get(i - 1), sorted.get(i)),
                i == sorted.size() - 1 ? 0 : common(sorted.get(i), sorted.get(i + 1)))));
    }

    private static int common(String a, String b) {
        int length = 0;
        while (length < a.length() && length < b.length() && a.charAt(length) == b.charAt(length)) {
            length++;
        }
        return length;
    }

    private static String label(String name, @Nullable Integer difference) {
        if (difference == null || difference < LONGEST - GAP.length()) {
            return oneLine(cut(name, LONGEST));
        }
        String rest = name.substring(Math.max(BEGINNING, difference - BEFORE));
        return oneLine(name.substring(0, BEGINNING) + GAP + cut(rest, LONGEST - BEGINNING - GAP.length()));
    }

    private static String cut(String name, int length) {
        return name.length() <= length ? name : name.substring(0, length - GAP.length()) + GAP;
    }

    private static String unique(String label, Set<String> taken) {
        String name = label;
        for (int i = 2; !taken.add(name); i++) {
            name = label + " ~" + i;
        }
        return name;
    }

    /** Replaces control characters and unpaired surrogates by blanks. */
    private static String oneLine(String name) {
        if (isPlain(name)) {
            return name.strip();
        }
        StringBuilder line = new StringBuilder();
        name.codePoints()
                .map(c -> Character.isISOControl(c) || !Character.isDefined(c) || isSurrogate(c) ? ' ' : c)
                .forEach(line::appendCodePoint);
        return line.toString().strip();
    }

    private static boolean isPlain(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) < ' ' || name.charAt(i) > '~') {
                return false;
            }
        }
        return true;
    }

    private static boolean isSurrogate(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }
}
