package org.openjdk.jmh.bridge.read;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * A class as its file declares it.
 *
 * @param name        the binary name
 * @param access      the flags that the source gave it, for a nested class those of its declaration
 * @param superName   the binary name of the superclass, {@code null} for {@code Object}
 * @param interfaces  the binary names of the direct interfaces
 * @param annotations its annotations
 * @param methods     its methods and constructors
 * @param fields      its fields
 * @param nesting     how it stands inside another class
 */
public record ClassInfo(String name, int access, @Nullable String superName, List<String> interfaces,
                        List<AnnotationInfo> annotations, List<MethodInfo> methods, List<FieldInfo> fields,
                        Nesting nesting) {

    /**
     * How a class stands inside another one.
     *
     * @param outer      the binary name of the enclosing class, {@code null} for a top-level class
     * @param simpleName the name in the source, {@code null} for an anonymous class
     * @param isLocal    whether the class is local or anonymous, so that no other source can name it
     */
    public record Nesting(@Nullable String outer, @Nullable String simpleName, boolean isLocal) {
    }

    /**
     * Returns the package.
     *
     * @return its name, empty for the unnamed package
     */
    public String packageName() {
        return packageOf(name);
    }

    /**
     * Returns the package of a class.
     *
     * @param className a binary name
     * @return the package's name, empty for the unnamed package
     */
    public static String packageOf(String className) {
        return className.substring(0, Math.max(className.lastIndexOf('.'), 0));
    }

    /**
     * Returns the name without the package.
     *
     * @return the name, with {@code $} between the enclosing classes
     */
    public String nameInPackage() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /**
     * Returns the name of a nested class in the source.
     *
     * @return the name without that of the enclosing class
     * @throws IllegalStateException if the class is anonymous
     */
    public String simpleName() {
        String simpleName = nesting.simpleName();
        if (simpleName == null) {
            throw new IllegalStateException(name + " has no name in a source");
        }
        return simpleName;
    }

    /**
     * Tells whether a flag is set.
     *
     * @param flag one of ASM's constants
     * @return whether the class file sets it
     */
    public boolean is(int flag) {
        return (access & flag) != 0;
    }

    /**
     * Tells whether the class is nested and has an instance of the enclosing class.
     *
     * @return whether it is an inner class
     */
    public boolean isInner() {
        return nesting.outer() != null && !is(Opcodes.ACC_STATIC) && !is(Opcodes.ACC_INTERFACE);
    }

    /**
     * Tells whether instances can exist.
     *
     * @return whether the class is neither abstract nor an interface
     */
    public boolean isConcrete() {
        return !is(Opcodes.ACC_ABSTRACT) && !is(Opcodes.ACC_INTERFACE);
    }

    /**
     * Finds a constructor.
     *
     * @param descriptor its descriptor
     * @return the constructor, empty if there is none
     */
    public Optional<MethodInfo> constructor(String descriptor) {
        return methods.stream().filter(m -> m.name().equals("<init>") && m.descriptor().equals(descriptor)).findFirst();
    }

    /**
     * Returns all constructors.
     *
     * @return the constructors
     */
    public List<MethodInfo> constructors() {
        return methods.stream().filter(m -> m.name().equals("<init>")).toList();
    }
}
