package org.openjdk.jmh.bridge.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/**
 * Finds methods and fields of tests that generated code cannot name: they are not visible in its package, or their
 * names are not valid in Java. The JIT compiler inlines a constant method handle like a direct call.
 */
public final class HiddenMethod {

    private HiddenMethod() {
    }

    /**
     * Finds a method.
     *
     * @param test  the test class, whose class loader is used
     * @param owner binary name of the declaring class
     * @return a handle that takes the object, unless the method is static, and the arguments; each as
     *     {@code Object} unless it is primitive
     * @throws IllegalStateException if the tests changed and the method no longer exists
     */
    public static MethodHandle of(Class<?> test, String owner, String name, String descriptor) {
        try {
            ClassLoader loader = test.getClassLoader();
            Class<?>[] parameters = MethodType.fromMethodDescriptorString(descriptor, loader).parameterArray();
            Method method = Class.forName(owner, false, loader).getDeclaredMethod(name, parameters);
            method.setAccessible(true);
            MethodHandle handle = MethodHandles.lookup().unreflect(method);
            return handle.asType(handle.type().erase());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(owner + "." + name + descriptor
                    + " changed since the benchmark was generated: " + e, e);
        }
    }

    /**
     * Finds the setter of a field.
     *
     * @param test  the test class, whose class loader is used
     * @param owner binary name of the declaring class
     * @return a handle that takes the object and the value, both as {@code Object}
     * @throws IllegalStateException if the tests changed and the field no longer exists
     */
    public static MethodHandle setterOf(Class<?> test, String owner, String name) {
        try {
            Field field = Class.forName(owner, false, test.getClassLoader()).getDeclaredField(name);
            field.setAccessible(true);
            MethodHandle handle = MethodHandles.lookup().unreflectSetter(field);
            return handle.asType(handle.type().erase());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(
                    owner + "." + name + " changed since the benchmark was generated: " + e, e);
        }
    }
}
