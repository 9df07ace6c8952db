package org.openjdk.jmh.results.measures;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Represents a reference to a method as in Javadoc, such as {@code java.util.ArrayList#contains(Object)}. Parameter
 * types are erased, with or without package. Without parameters, it denotes all methods of that name; with the simple
 * name of the type, its constructors.
 */
public final class MethodReference {

    /** The name of constructors in class files. */
    public static final String CONSTRUCTOR = "<init>";

    private static final String EXPECTED = "expected the form package.Type#method(Type, Type), such as"
            + " java.util.ArrayList#contains(Object)";
    private static final String NAME = "[\\p{javaJavaIdentifierStart}][\\p{javaJavaIdentifierPart}]*";
    private static final String QUALIFIED = NAME + "(?:\\." + NAME + ")*";
    private static final Pattern FORM = Pattern.compile("(" + QUALIFIED + ")#(" + NAME + ")(?:\\((.*)\\))?");
    private static final Pattern PARAMETER = Pattern.compile("(" + QUALIFIED + ")((?:\\[])*(?:\\.\\.\\.)?)");

    private final String type;
    private final String method;
    private final @Nullable List<String> parameters;

    private MethodReference(String type, String method, @Nullable List<String> parameters) {
        this.type = type;
        this.method = method;
        this.parameters = parameters;
    }

    /**
     * Parses a reference.
     *
     * @param text the qualified name of a type, {@code #}, the name of a method, and optionally its parameter types
     * @throws IllegalArgumentException if it is malformed; the message says what was expected
     */
    public static MethodReference parse(String text) {
        Matcher form = FORM.matcher(text.trim());
        if (!form.matches()) {
            throw new IllegalArgumentException("'" + text + "' is not a method: " + EXPECTED);
        }
        String list = form.group(3);
        return new MethodReference(form.group(1), form.group(2), list == null ? null : parameters(text, list));
    }

    private static List<String> parameters(String text, String list) {
        if (list.trim().isEmpty()) {
            return Collections.emptyList();
        }
        return Arrays.stream(list.split(",", -1)).map(parameter -> parameter(text, parameter.trim()))
                .collect(Collectors.toList());
    }

    private static String parameter(String text, String parameter) {
        Matcher type = PARAMETER.matcher(parameter);
        if (!type.matches()) {
            throw new IllegalArgumentException("'" + text + "' is not a method, because '" + parameter
                    + "' is not a type without type arguments: " + EXPECTED);
        }
        return type.group(1) + type.group(2).replace("...", "[]");
    }

    /** Returns the qualified name of the type, with dots in front of nested types. */
    public String type() {
        return type;
    }

    /** Returns the name of the method; {@link #CONSTRUCTOR} for constructors. */
    public String method() {
        return method.equals(simple(type)) ? CONSTRUCTOR : method;
    }

    /**
     * Returns whether it denotes a method of the type or its supertypes.
     *
     * @param name       of the method; {@link #CONSTRUCTOR} for constructors
     * @param parameters erased, qualified types of its parameters, with dots in front of nested types
     */
    public boolean means(String name, List<String> parameters) {
        return name.equals(method()) && hasParameters(parameters);
    }

    private boolean hasParameters(List<String> actual) {
        if (parameters == null) {
            return true;
        }
        boolean same = parameters.size() == actual.size();
        for (int i = 0; same && i < actual.size(); i++) {
            same = actual.get(i).equals(parameters.get(i)) || actual.get(i).endsWith("." + parameters.get(i));
        }
        return same;
    }

    private static String simple(String qualified) {
        return qualified.substring(qualified.lastIndexOf('.') + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MethodReference && toString().equals(other.toString());
    }

    @Override
    public int hashCode() {
        return Objects.hash(type, method, parameters);
    }

    /** Returns the reference in its normal form, with {@code []} for variable arity. */
    @Override
    public String toString() {
        return type + "#" + method + (parameters == null ? "" : "(" + String.join(", ", parameters) + ")");
    }
}
