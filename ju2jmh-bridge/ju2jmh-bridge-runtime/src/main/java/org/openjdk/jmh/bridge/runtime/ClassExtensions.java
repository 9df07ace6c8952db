package org.openjdk.jmh.bridge.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Checks the extensions in static fields of a test class. Benchmarks that call the test run them around the class only.
 */
final class ClassExtensions {

    private static final List<Class<?>> AROUND_ALL =
            Arrays.asList(Extension.class, BeforeAllCallback.class, AfterAllCallback.class);

    private ClassExtensions() {
    }

    /**
     * Checks the extension objects, since the types of their fields may implement less.
     *
     * @throws IllegalStateException if one of them takes part in single tests
     */
    static void checkThatNoneServesTests(Class<?> test) {
        for (Class<?> type = test; type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) && field.isAnnotationPresent(RegisterExtension.class)) {
                    check(field);
                }
            }
        }
    }

    private static void check(Field field) {
        Object extension = value(field);
        for (Class<?> type = extension == null ? null : extension.getClass(); type != null; type =
                type.getSuperclass()) {
            for (Class<?> each : type.getInterfaces()) {
                checkThatAroundAll(each, field);
            }
        }
    }

    private static void checkThatAroundAll(Class<?> type, Field field) {
        if (Extension.class.isAssignableFrom(type) && type.getPackage() == Extension.class.getPackage()
                && !AROUND_ALL.contains(type)) {
            throw new IllegalStateException("The extension in " + field + " is a " + type.getSimpleName()
                    + ", which the field's type does not show: exclude this test, or declare that type");
        }
        for (Class<?> each : type.getInterfaces()) {
            checkThatAroundAll(each, field);
        }
    }

    private static @Nullable Object value(Field field) {
        try {
            field.setAccessible(true);
            return field.get(null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(field + " cannot be read", e);
        }
    }
}
