package org.openjdk.jmh.bridge.write;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Formats a generated source as people do: short comments on one line, and fields without blank lines between them. */
final class Layout {

    private static final int LINE_LENGTH = 120;
    private static final Pattern SHORT_COMMENT = Pattern.compile("(?m)^( *)/\\*\\*\\n *\\* (.*)\\n *\\*/$");
    /** Matches blank lines between fields. Only fields end with a semicolon before a blank line. */
    private static final Pattern BETWEEN_FIELDS = Pattern.compile("(?<=;)\\n\\n(?= +[^\\s@][^\\n]*;\\n)");

    /** Matches a line break that JavaPoet inserts before a single word. */
    private static final Pattern BEFORE_LAST_WORD = Pattern.compile("throws\\n +(?=\\w+ \\{\\n)");

    /** Matches a line break that JavaPoet inserts before a lambda, at 100 characters. */
    private static final Pattern BEFORE_LAMBDA = Pattern.compile("(?m)^(.*,)\\n +(\\w+ -> .*)$");

    private Layout() {
    }

    static String arrange(String source) {
        String fields = BETWEEN_FIELDS.matcher(source).replaceAll("\n");
        String joined = BEFORE_LAST_WORD.matcher(fields).replaceAll("throws ");
        String lambdas = shorter(BEFORE_LAMBDA, joined, broken -> broken.group(1) + " " + broken.group(2));
        return shorter(SHORT_COMMENT, lambdas, comment -> comment.group(1) + "/** " + comment.group(2) + " */");
    }

    /** Joins lines if the result is short enough. */
    private static String shorter(Pattern lines, String source, Function<MatchResult, String> line) {
        return lines.matcher(source).replaceAll(found -> {
            String one = line.apply(found);
            return Matcher.quoteReplacement(one.length() <= LINE_LENGTH ? one : found.group());
        });
    }
}
