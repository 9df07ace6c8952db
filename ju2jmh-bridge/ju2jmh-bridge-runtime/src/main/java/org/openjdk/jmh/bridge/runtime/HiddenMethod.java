package org.openjdk.jmh.bridge.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/**
 * Methods of tests that a source cannot call, and fields that it cannot set: not visible from its package, or with a name
 * that Java does not have. As a constant the handle of such a member is called, and compiled, like the member itself.
 */
public final class HiddenMethod {

    private HiddenMethod() {
    }

    /**
     * Finds a method.
     *
     * @param test       the class of the test, whose loader knows the others
     * @param owner      the binary name of the class that declares the method
     * @param name       its name
     * @param descriptor its descriptor
     * @return a handle that takes the object, unless the method is static, and the arguments; each of them as
     *         {@code Object} unless it is primitive
     * @throws IllegalStateException if there is no such method, since the tests changed
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
                    + " is not what the benchmark was generated for: " + e, e);
        }
    }

    /**
     * Finds what sets a field of an object.
     *
     * @param test  the class of the test, whose loader knows the others
     * @param owner the binary name of the class that declares the field
     * @param name  its name
     * @return a handle that takes the object and the value, both as {@code Object}
     * @throws IllegalStateException if there is no such field, since the tests changed
     */
    public static MethodHandle setterOf(Class<?> test, String owner, String name) {
        try {
            Field field = Class.forName(owner, false, test.getClassLoader()).getDeclaredField(name);
            field.setAccessible(true);
            MethodHandle handle = MethodHandles.lookup().unreflectSetter(field);
            return handle.asType(handle.type().erase());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(
                    owner + "." + name + " is not what the benchmark was generated for: " + e, e);
        }
    }
}
