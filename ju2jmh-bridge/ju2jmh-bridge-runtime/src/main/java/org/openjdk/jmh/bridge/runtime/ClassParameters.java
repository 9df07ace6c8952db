package org.openjdk.jmh.bridge.runtime;

import java.lang.reflect.Array;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.TestClass;

/** One of the parameter sets with which JUnit 4's runner {@code Parameterized} makes the object of a test. */
public final class ClassParameters {

    private final Object[] values;
    private final String name;

    private ClassParameters(Object[] values, String name) {
        this.values = values;
        this.name = name;
    }

    /**
     * Lets a class make its parameter sets, and takes one of them.
     *
     * @param test the test class
     * @param set  which set, see {@link SetLabel}
     * @return its values
     * @throws Throwable what the class threw, or {@link IllegalStateException} if it does not make as many sets
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
        throw new IllegalStateException(test + " makes no parameters any more");
    }

    private static @Nullable Object element(Object made, int number) {
        Iterator<?> all = made instanceof Object[] ? Arrays.asList((Object[]) made).iterator()
                : ((Iterable<?>) made).iterator();
        Object element = null;
        for (int i = 0; i < number; i++) {
            if (!all.hasNext()) {
                throw new IllegalStateException(
                        "there are " + i + " parameter sets, and not the one that the benchmark "
                                + "was generated for: #" + number);
            }
            element = all.next();
        }
        return element;
    }

    /**
     * Returns a parameter.
     *
     * @param index its place, counted from 0
     * @return its value
     */
    public Object value(int index) {
        return values[index];
    }

    /**
     * Returns a primitive parameter: an {@code Integer}, say, may have been given for a {@code long}.
     *
     * @param index     its place, counted from 0
     * @param primitive its type
     * @return the value in this type, boxed
     */
    public Object value(int index, Class<?> primitive) {
        Object widened = Array.newInstance(primitive, 1);
        Array.set(widened, 0, values[index]);
        return Array.get(widened, 0);
    }

    /**
     * Names a test as JUnit does.
     *
     * @param test the name of the test method
     * @return that with the name of the set
     */
    public String nameOf(String test) {
        return test + name;
    }
}
