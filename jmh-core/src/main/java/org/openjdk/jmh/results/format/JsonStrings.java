package org.openjdk.jmh.results.format;

import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.dynreconf.text.Secrets;

/**
 * Hooks that escape strings in upstream's JSON. Upstream drops control characters, and its layout step misreads some
 * strings as structure, so that different parameters become equal. Such characters are encoded until the layout is
 * done.
 */
final class JsonStrings {

    /** A noncharacter of Unicode, which no string contains. */
    private static final char MARK = '\ufdd0';
    private static final Pattern MARKED = Pattern.compile(MARK + "([0-9a-f]{4})");
    private static final String LAYOUT = "&\\\",;:=<>[]{}" + MARK;

    private JsonStrings() {
    }

    /** Encodes the characters that upstream's layout would misread. */
    static String encoded(String text) {
        StringBuilder encoded = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (Character.isISOControl(c) || LAYOUT.indexOf(c) >= 0) {
                encoded.append(MARK).append(String.format("%04x", (int) c));
            } else {
                encoded.append(c);
            }
        }
        return encoded.toString();
    }

    /** Lays out a file as upstream does, and decodes the strings. */
    static String tidied(String json) {
        Matcher marked = MARKED.matcher(Printable.document(JSONResultFormat.tidy(json)));
        StringBuffer decoded = new StringBuffer();
        while (marked.find()) {
            char c = (char) Integer.parseInt(marked.group(1), 16);
            marked.appendReplacement(decoded, Matcher.quoteReplacement(c == '"' || c == '\\' ? "\\" + c
                    : c == MARK || Character.isISOControl(c) ? "\\u" + marked.group(1) : String.valueOf(c)));
        }
        return marked.appendTail(decoded).toString();
    }

    static Collection<String> masked(Collection<String> arguments) {
        return Secrets.masked(arguments);
    }
}
