package org.openjdk.jmh.bridge.compile;

import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The code that JMH's generator writes to run one benchmark method.
 *
 * <p>For most methods of a benchmark class, this code differs in the name of the method only. Compiling it once and renaming
 * the class file gives the same bytes as compiling each of them, in a fraction of the time. This holds because two methods
 * share code only if
 * <ul>
 * <li>their classes, return types and parameter types are equal, so that each call is resolved alike,
 * <li>their sources are equal, identifier by identifier, once both names are replaced by a placeholder, and
 * <li>the compiler adds no constant of its own that has the name of the method.
 * </ul>
 *
 * @param className the full name of the generated class
 * @param method    the name of the benchmark method
 * @param signature its class, and the return and parameter types of all methods of this name
 * @param source    the generated source
 */
record JmhTest(String className, String method, String signature, String source) {

    /** Methods that the compiler calls where a source does not name them. Names of attributes begin in upper case. */
    private static final Set<String> OF_THE_COMPILER = Set.of("valueOf", "byteValue", "shortValue", "intValue",
            "longValue",
            "floatValue", "doubleValue", "charValue", "booleanValue", "append", "toString", "makeConcatWithConstants",
            "metafactory", "altMetafactory", "requireNonNull", "getClass", "addSuppressed", "close", "iterator",
            "hasNext",
            "next", "ordinal", "values", "clone", "hashCode", "equals", "length");

    /** Returns what methods that share code have in common; {@code null} if this one shares its code with no other. */
    @Nullable
    String shape() {
        if (!Character.isLowerCase(method.charAt(0)) || OF_THE_COMPILER.contains(method)) {
            return null;
        }
        return signature + "\n" + renamed(source, "@", "@class");
    }

    /** Returns the class file of another method of the same shape, made of this one's. */
    byte[] rename(byte[] classFile, JmhTest other) throws IOException {
        return RenamedClass.of(classFile, text -> renamed(text, other.method, other.simpleName()));
    }

    private String simpleName() {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    /** Replaces the name of the method, alone or before an underscore, and the name of the generated class. */
    private String renamed(String text, String newMethod, String newClass) {
        if (!text.contains(method)) {
            return text;
        }
        StringBuilder result = new StringBuilder(text.length());
        for (int i = 0; i < text.length();) {
            int end = endOfName(text, i);
            result.append(end == i ? text.substring(i, ++end) : newName(text.substring(i, end), newMethod, newClass));
            i = end;
        }
        return result.toString();
    }

    private String newName(String name, String newMethod, String newClass) {
        if (name.equals(simpleName())) {
            return newClass;
        }
        boolean isOfMethod =
                name.startsWith(method) && (name.length() == method.length() || name.charAt(method.length()) == '_');
        return isOfMethod ? newMethod + name.substring(method.length()) : name;
    }

    private static int endOfName(String text, int start) {
        int end = start;
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        return end;
    }
}
