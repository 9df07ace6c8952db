package org.openjdk.jmh.bridge.probe;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lines of tab-separated fields, the protocol between the tool and the listing VM. */
final class TabbedLines {

    private TabbedLines() {
    }

    static String join(String... fields) {
        return Stream.of(fields).map(TabbedLines::escape).collect(Collectors.joining("\t"));
    }

    /** Describes a failure and its root cause. */
    static String causes(Throwable failure) {
        Throwable last = failure;
        Throwable cause = failure.getCause();
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        while (cause != null && seen.add(cause)) {
            last = cause;
            cause = cause.getCause();
        }
        return last == failure ? failure.toString() : failure + ", caused by " + last;
    }

    private static String escape(String field) {
        return field.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
    }

    static List<String> split(String line) {
        return Stream.of(line.split("\t", -1)).map(TabbedLines::unescape).toList();
    }

    private static String unescape(String field) {
        if (field.indexOf('\\') < 0) {
            return field;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c == '\\' && i + 1 < field.length()) {
                i++;
                text.append(switch (field.charAt(i)) {
                    case 't' -> '\t';
                    case 'n' -> '\n';
                    case 'r' -> '\r';
                    default -> field.charAt(i);
                });
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }
}
