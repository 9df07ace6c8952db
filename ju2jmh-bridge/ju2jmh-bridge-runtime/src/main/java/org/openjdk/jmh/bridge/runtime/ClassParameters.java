package org.openjdk.jmh.bridge.runtime;

import java.lang.reflect.Array;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.TestClass;

/** One parameter set of a class with JUnit 4's runner {@code Parameterized}. */
public final class ClassParameters {

    private final Object[] values;
    private final String name;

    private ClassParameters(Object[] values, String name) {
        this.values = values;
        this.name = name;
    }

    /**
     * Calls the class's {@code @Parameters} method and returns one of its sets.
     *
     * @param set label of the set, see {@link SetLabel}
     * @throws Throwable what that method threw, or {@link IllegalStateException} if it returns too few sets
     */
    public static ClassParameters of(Class<?> test, String set) throws Throwable {
        int number = SetLabel.last(set);
        for (FrameworkMethod method : new TestClass(test).getAnnotatedMethods(Parameters.class)) {
            if (method.isStatic() && method.isPublic()) {
                Object made = element(method.invokeExplosively(null), number);
                Object[] values = made instanceof Object[] ? (Object[]) made : new Object[] {made};
                String pattern = method.getAnnotation(Parameters.class).name()
                        .replace("{index}", Integer.toString(number - 1));
                return new ClassParameters(values, "[" + MessageFormat.format(pattern, values) + "]");
            }
        }
        throw new IllegalStateException(test + " has no @Parameters method any more: generate the benchmarks again");
    }

    private static @Nullable Object element(Object made, int number) {
        Iterator<?> all = made instanceof Object[] ? Arrays.asList((Object[]) made).iterator()
                : ((Iterable<?>) made).iterator();
        Object element = null;
        for (int i = 0; i < number; i++) {
            if (!all.hasNext()) {
                throw new IllegalStateException(
                        "there are " + i + " parameter sets, fewer than when the benchmark was generated: #"
                                + number + " is missing");
            }
            element = all.next();
        }
        return element;
    }

    /** Returns a parameter by its index, from 0. */
    public Object value(int index) {
        return values[index];
    }

    /**
     * Returns a primitive parameter by its index, from 0. It is boxed in the given primitive type, into which Java
     * widens it.
     */
    public Object value(int index, Class<?> primitive) {
        Object widened = Array.newInstance(primitive, 1);
        Array.set(widened, 0, values[index]);
        return Array.get(widened, 0);
    }

    /** Returns JUnit's name of a test method with this set. */
    public String nameOf(String test) {
        return test + name;
    }
}
