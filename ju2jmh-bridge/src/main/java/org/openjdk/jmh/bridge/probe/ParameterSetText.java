package org.openjdk.jmh.bridge.probe;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.Arguments;
import org.openjdk.jmh.bridge.find.MethodSources;

/** Formats the name of a parameter set: its arguments, or the names that a project gave them. */
final class ParameterSetText {

    /** Maximum length; there may be thousands of sets with long arrays. */
    private static final int LONGEST = 200;
    /** Types with a method {@code getName()} for this purpose. */
    private static final List<Class<?>> NAMED =
            present("org.junit.jupiter.api.Named", "org.junit.jupiter.params.provider.Arguments$ArgumentSet");

    private ParameterSetText() {
    }

    /** Loads types that older releases of JUnit lack. */
    private static List<Class<?>> present(String... names) {
        List<Class<?>> types = new ArrayList<>();
        for (String name : names) {
            try {
                types.add(Class.forName(name));
            } catch (ClassNotFoundException e) {
                // The project uses an older release, and thus no such type.
            }
        }
        return types;
    }

    /**
     * Returns the name of a set.
     *
     * @param pattern pattern of names, empty for all arguments
     * @param number  number of the set, from 1
     * @param made    what the factory created for it
     */
    static String of(String pattern, int number, Object made) throws ReflectiveOperationException {
        Object[] arguments = made instanceof Arguments several && name(made) == null ? several.get()
                : made instanceof Object[] several ? several : new Object[] {made};
        if (pattern.isEmpty()) {
            return joined(arguments);
        }
        StringBuilder text = new StringBuilder();
        Matcher places = MethodSources.PLACEHOLDER.matcher(pattern);
        while (places.find()) {
            places.appendReplacement(text, Matcher.quoteReplacement(at(places.group(1), number, arguments)));
        }
        return places.appendTail(text).toString();
    }

    private static String at(String place, int number, Object[] arguments) throws ReflectiveOperationException {
        if (place.equals("index")) {
            return Integer.toString(number);
        }
        if (!Character.isDigit(place.charAt(0))) {
            return joined(arguments);
        }
        int index = Integer.parseInt(place);
        return index < arguments.length ? joined(new Object[] {arguments[index]}) : "{" + place + "}";
    }

    private static String joined(Object[] arguments) throws ReflectiveOperationException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < arguments.length && text.length() < LONGEST; i++) {
            text.append(i == 0 ? "" : ", ");
            append(arguments[i], text);
        }
        return text.toString();
    }

    private static @Nullable String name(Object value) throws ReflectiveOperationException {
        for (Class<?> type : NAMED) {
            if (type.isInstance(value)) {
                return String.valueOf(type.getMethod("getName").invoke(value));
            }
        }
        return null;
    }

    private static void append(@Nullable Object value, StringBuilder text) throws ReflectiveOperationException {
        String name = value == null ? null : name(value);
        if (name != null) {
            text.append(name);
        } else if (value != null && value.getClass().isArray()) {
            text.append('[');
            for (int i = 0; i < Array.getLength(value) && text.length() < LONGEST; i++) {
                text.append(i == 0 ? "" : ", ");
                append(Array.get(value, i), text);
            }
            text.append(']');
        } else {
            text.append(value);
        }
    }
}
