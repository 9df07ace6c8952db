package org.openjdk.jmh.bridge.probe;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.Arguments;

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

    /** The text of what a factory made for one invocation. */
    static String of(Object made) throws ReflectiveOperationException {
        Object[] arguments = made instanceof Arguments several && name(made) == null ? several.get()
                : made instanceof Object[] several ? several : new Object[]{made};
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
