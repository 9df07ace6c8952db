package org.openjdk.jmh.bridge.probe;

import java.util.ArrayList;
import java.util.List;

/** Lines of fields between tabs, by which the two VMs talk. */
final class Lines {

    private Lines() {
    }

    static String join(String... fields) {
        StringBuilder line = new StringBuilder();
        for (String field : fields) {
            line.append(line.length() == 0 ? "" : "\t").append(escape(field));
        }
        return line.toString();
    }

    private static String escape(String field) {
        return field.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
    }

    static List<String> split(String line) {
        List<String> fields = new ArrayList<>();
        for (String field : line.split("\t", -1)) {
            fields.add(unescape(field));
        }
        return fields;
    }

    private static String unescape(String field) {
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
