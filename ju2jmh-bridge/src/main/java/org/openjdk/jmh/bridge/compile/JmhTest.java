package org.openjdk.jmh.bridge.compile;

import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The class that JMH's generator writes to run one benchmark method.
 *
 * <p>The generated classes of a benchmark class mostly differ in the method's name only. Compiling one of them and
 * renaming it for the others gives the same bytes in a fraction of the time. Two methods share compiled code only if
 * <ul>
 * <li>their classes, return types and parameter types are equal, so that calls are resolved alike,
 * <li>their sources are equal, identifier by identifier, after both names are replaced by a placeholder, and
 * <li>the compiler adds no constant of its own that equals the method's name.
 * </ul>
 *
 * @param signature the benchmark's class, and the return and parameter types of all methods of this name
 */
record JmhTest(String className, String method, String signature, String source) {

    /**
     * Methods that {@code javac} calls implicitly. Names of attributes are no problem, since they begin in upper case.
     */
    private static final Set<String> OF_THE_COMPILER = Set.of("valueOf", "byteValue", "shortValue", "intValue",
            "longValue",
            "floatValue", "doubleValue", "charValue", "booleanValue", "append", "toString", "makeConcatWithConstants",
            "metafactory", "altMetafactory", "requireNonNull", "getClass", "addSuppressed", "close", "iterator",
            "hasNext",
            "next", "ordinal", "values", "clone", "hashCode", "equals", "length");

    /** Returns a key that methods with shared code have in common; null if this one's code cannot be shared. */
    @Nullable
    String shape() {
        if (!Character.isLowerCase(method.charAt(0)) || OF_THE_COMPILER.contains(method)) {
            return null;
        }
        return signature + "\n" + renamed(source, "@", "@class");
    }

    /** Returns the class file of another method with the same shape, made from this one's. */
    byte[] rename(byte[] classFile, JmhTest other) throws IOException {
        return RenamedClass.of(classFile, text -> renamed(text, other.method, other.simpleName()));
    }

    private String simpleName() {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    /** Replaces the method's name, alone or before an underscore, and the name of the generated class. */
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
