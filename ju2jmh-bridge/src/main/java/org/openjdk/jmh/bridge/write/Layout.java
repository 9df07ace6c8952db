package org.openjdk.jmh.bridge.write;

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

    private Layout() {
    }

    static String arrange(String source) {
        String fields = BETWEEN_FIELDS.matcher(source).replaceAll("\n");
        String joined = BEFORE_LAST_WORD.matcher(fields).replaceAll("throws ");
        return SHORT_COMMENT.matcher(joined).replaceAll(comment -> {
            String line = comment.group(1) + "/** " + comment.group(2) + " */";
            return Matcher.quoteReplacement(line.length() <= LINE_LENGTH ? line : comment.group());
        });
    }
}
