package org.openjdk.jmh.bridge.probe;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.Arguments;
import org.openjdk.jmh.bridge.find.SourceFactories;

/** What people may call a parameter set: its arguments, or the names that a project gave to it or to them. */
final class SetText {

    /** As much as tells sets apart; there may be thousands of them, with long arrays. */
    private static final int LONGEST = 200;
    /** What has a method {@code getName()} for this purpose. */
    private static final List<Class<?>> NAMED =
            present("org.junit.jupiter.api.Named", "org.junit.jupiter.params.provider.Arguments$ArgumentSet");

    private SetText() {
    }

    /** Types that came with later releases of JUnit than the first with parameters. */
    private static List<Class<?>> present(String... names) {
        List<Class<?>> types = new ArrayList<>();
        for (String name : names) {
            try {
                types.add(Class.forName(name));
            } catch (ClassNotFoundException e) {
                // The project uses an earlier release, and so nothing of that type.
            }
        }
        return types;
    }

    /**
     * The text of a set.
     *
     * @param pattern the name of each set, empty for all its arguments
     * @param number  the number of this one
     * @param made    what a factory made for it
     */
    static String of(String pattern, int number, Object made) throws ReflectiveOperationException {
        Object[] arguments = made instanceof Arguments several && name(made) == null ? several.get()
                : made instanceof Object[] several ? several : new Object[] {made};
        if (pattern.isEmpty()) {
            return joined(arguments);
        }
        StringBuilder text = new StringBuilder();
        Matcher places = SourceFactories.PLACEHOLDER.matcher(pattern);
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
