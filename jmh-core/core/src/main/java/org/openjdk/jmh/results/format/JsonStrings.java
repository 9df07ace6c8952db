package org.openjdk.jmh.results.format;

import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.dynreconf.text.Printable;
import org.openjdk.jmh.dynreconf.text.Secrets;

/**
 * Hooks of upstream's JSON. Upstream leaves control characters out of texts, and confuses some texts with others while it
 * lays the file out, so that different parameters would become the same. What means something to it is put under another
 * name until the file is laid out.
 */
final class JsonStrings {

    /** Stands for no character, so that no text has it. */
    private static final char MARK = '\ufdd0';
    private static final Pattern MARKED = Pattern.compile(MARK + "([0-9a-f]{4})");
    private static final String LAYOUT = "&\\\",;:=<>[]{}" + MARK;

    private JsonStrings() {
    }

    /** Hides in a text what the layout would take for its own. */
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

    /** Lays out a file as upstream does, and writes texts as they were. */
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

    /** Masks in the arguments of a VM what results should not tell. */
    static Collection<String> masked(Collection<String> arguments) {
        return Secrets.masked(arguments);
    }
}
