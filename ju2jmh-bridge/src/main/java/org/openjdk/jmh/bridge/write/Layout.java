package org.openjdk.jmh.bridge.write;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Arranges a generated source as people write it: short comments on one line, and fields below each other. */
final class Layout {

    private static final int LINE_LENGTH = 120;
    private static final Pattern SHORT_COMMENT = Pattern.compile("(?m)^( *)/\\*\\*\\n *\\* (.*)\\n *\\*/$");
    /** Only fields end with a semicolon before an empty line: the methods that are written here have none. */
    private static final Pattern BETWEEN_FIELDS = Pattern.compile("(?<=;)\\n\\n(?= +[^\\s@][^\\n]*;\\n)");

    /** Where the writer breaks a line for the sake of one word. */
    private static final Pattern BEFORE_LAST_WORD = Pattern.compile("throws\\n +(?=\\w+ \\{\\n)");

    /** The writer breaks a line before a lambda at 100 characters. */
    private static final Pattern BEFORE_LAMBDA = Pattern.compile("(?m)^(.*,)\\n +(\\w+ -> .*)$");

    private Layout() {
    }

    static String arrange(String source) {
        String fields = BETWEEN_FIELDS.matcher(source).replaceAll("\n");
        String joined = BEFORE_LAST_WORD.matcher(fields).replaceAll("throws ");
        String lambdas = shorter(BEFORE_LAMBDA, joined, broken -> broken.group(1) + " " + broken.group(2));
        return shorter(SHORT_COMMENT, lambdas, comment -> comment.group(1) + "/** " + comment.group(2) + " */");
    }

    /** Replaces several lines by one where that is short enough. */
    private static String shorter(Pattern lines, String source, Function<MatchResult, String> line) {
        return lines.matcher(source).replaceAll(found -> {
            String one = line.apply(found);
            return Matcher.quoteReplacement(one.length() <= LINE_LENGTH ? one : found.group());
        });
    }
}
