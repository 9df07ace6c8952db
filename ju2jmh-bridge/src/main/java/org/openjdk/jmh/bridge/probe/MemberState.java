package org.openjdk.jmh.bridge.probe;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import junit.framework.TestCase;
import org.jspecify.annotations.Nullable;

/** Compares a test object of a suite with a new one of its class, to detect whether the suite initialized it. */
final class MemberState {

    /** Maximum depth of the comparison; a suite hardly initializes anything below. */
    private static final int DEEPEST = 12;

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private MemberState() {
    }

    /** Returns the name of the method that a test runs, even if it overrides {@code getName()}. */
    static String method(TestCase test) {
        try {
            Field name = TestCase.class.getDeclaredField("fName");
            name.setAccessible(true);
            return String.valueOf(name.get(test));
        } catch (ReflectiveOperationException e) {
            // Other releases of JUnit 3 have no such field.
            return String.valueOf(test.getName());
        }
    }

    /** Returns whether two objects have the same accessible content. */
    static boolean isSame(Object one, Object other) {
        return new MemberState().same(one, other, 0);
    }

    private boolean same(@Nullable Object one, @Nullable Object other, int depth) {
        if (one == other || depth > DEEPEST) {
            return true;
        }
        if (one == null || other == null || one.getClass() != other.getClass()) {
            return false;
        }
        if (!seen.add(one) || isEqual(one, other)) {
            return true;
        }
        if (one.getClass().isArray()) {
            return sameElements(one, other, depth);
        }
        if (one instanceof Collection<?> some && other instanceof Collection<?> others) {
            return sameElements(some.toArray(), others.toArray(), depth);
        }
        if (one instanceof Map<?, ?> some && other instanceof Map<?, ?> others) {
            return sameElements(some.keySet().toArray(), others.keySet().toArray(), depth)
                    && sameElements(some.values().toArray(), others.values().toArray(), depth);
        }
        return !isValue(one) && sameFields(one, other, depth);
    }

    /** Returns whether {@code equals} compares the whole object. */
    private static boolean isValue(Object object) {
        return object instanceof String || object instanceof Number || object instanceof Boolean
                || object instanceof Character || object instanceof Enum || object instanceof Class;
    }

    private static boolean isEqual(Object one, Object other) {
        try {
            return Objects.equals(one, other);
        } catch (RuntimeException e) {
            // An object that is not initialized may throw.
            return false;
        }
    }

    private boolean sameElements(Object some, Object others, int depth) {
        int length = Array.getLength(some);
        if (length != Array.getLength(others)) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (!same(Array.get(some, i), Array.get(others, i), depth + 1)) {
                return false;
            }
        }
        return true;
    }

    private boolean sameFields(Object one, Object other, int depth) {
        for (Class<?> type = one.getClass(); type != null && type != TestCase.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !sameIn(field, one, other, depth)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean sameIn(Field field, Object one, Object other, int depth) {
        try {
            field.setAccessible(true);
            return same(field.get(one), field.get(other), depth + 1);
        } catch (InaccessibleObjectException | IllegalAccessException e) {
            // An inaccessible object of the JDK, such as a lock. A new test object has one too.
            return true;
        }
    }
}
