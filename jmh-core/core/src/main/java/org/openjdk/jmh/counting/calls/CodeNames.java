package org.openjdk.jmh.counting.calls;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.recordings.FrameNames;
import org.openjdk.jmh.why.CodeDifference;

/** Names of code: methods as in {@link FrameNames}, but of any descriptor, and all else in parentheses. */
final class CodeNames {

    private static final Pattern METHOD = Pattern.compile("\\S+ (\\S+)\\.([^.\\s(]+)\\(.*\\)");

    private CodeNames() {
    }

    /**
     * A method. What a compiler has inlined is known by its name alone, so that all are.
     *
     * @param type with dots or slashes
     */
    static String ofMethod(String type, String method) {
        return FrameNames.of(type, method, CodeDifference.ANY);
    }

    /**
     * A piece of what HotSpot has compiled or made.
     *
     * @param text such as {@code int java.lang.String.indexOf(int, char[])}, or what it calls a stub
     */
    static String ofPiece(String text) {
        Matcher method = METHOD.matcher(text);
        return method.matches() ? ofMethod(method.group(1), method.group(2))
                : "(" + text.replaceAll(" *\\(.*", "") + ")";
    }

    /**
     * A function of a library, without its parameters.
     *
     * @param function its name, or its address where it has none
     * @param object   file of the library; question marks where it is in none
     */
    static String ofFunction(String function, String object) {
        String library = object.substring(object.lastIndexOf('/') + 1);
        if (library.isEmpty() || library.startsWith("?")) {
            return "(compiled code that is gone)";
        }
        return "(" + library + (function.startsWith("0x") || function.startsWith("?") ? ""
                : ": " + function.replaceFirst("(?<=.)[(<].*", "")) + ")";
    }
}
