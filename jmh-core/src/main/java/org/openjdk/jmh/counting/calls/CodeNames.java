package org.openjdk.jmh.counting.calls;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.recordings.FrameNames;
import org.openjdk.jmh.why.CodeDifference;

/**
 * Formats names of code: methods as {@link FrameNames} does, but without descriptors, and everything else in
 * parentheses.
 */
final class CodeNames {

    private static final Pattern METHOD = Pattern.compile("\\S+ (\\S+)\\.([^.\\s(]+)\\(.*\\)");

    private CodeNames() {
    }

    /**
     * Returns the name of a method of a type, with dots or slashes, without its descriptor, which is unknown for
     * inlined methods.
     */
    static String ofMethod(String type, String method) {
        return FrameNames.of(type, method, CodeDifference.ANY);
    }

    /**
     * Returns the name of code that HotSpot generated: a method such as {@code int java.lang.String.indexOf(int,
     * char[])}, or a stub.
     */
    static String ofPiece(String text) {
        Matcher method = METHOD.matcher(text);
        return method.matches() ? ofMethod(method.group(1), method.group(2))
                : "(" + text.replaceAll(" *\\(.*", "") + ")";
    }

    /**
     * Returns the name of a library function, without its parameters.
     *
     * @param function its name, or its address if it has none
     * @param object   the file of the library; question marks if there is none
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
