package org.openjdk.jmh.bridge.read;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * A class as its class file declares it. Names are binary names.
 *
 * @param access    flags of the source; for a nested class, those of its declaration
 * @param superName superclass, null for {@code Object}
 * @param methods   methods and constructors
 */
public record ClassInfo(String name, int access, @Nullable String superName, List<String> interfaces,
                        List<AnnotationInfo> annotations, List<MethodInfo> methods, List<FieldInfo> fields,
                        Nesting nesting) {

    /**
     * Place of a class inside another one.
     *
     * @param outer      enclosing class, null for a top-level class
     * @param simpleName name in the source, null for an anonymous class
     * @param isLocal    true for a local or anonymous class, which other sources cannot name
     */
    public record Nesting(@Nullable String outer, @Nullable String simpleName, boolean isLocal) {
    }

    /** Returns the name of the package, empty for the unnamed package. */
    public String packageName() {
        return packageOf(name);
    }

    /** Returns the package of a class with a binary name, empty for the unnamed package. */
    public static String packageOf(String className) {
        return className.substring(0, Math.max(className.lastIndexOf('.'), 0));
    }

    /** Returns the name without the package, with {@code $} after enclosing classes. */
    public String nameInPackage() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Returns the name of a nested class in the source; throws {@link IllegalStateException} if it is anonymous. */
    public String simpleName() {
        String simpleName = nesting.simpleName();
        if (simpleName == null) {
            throw new IllegalStateException(name + " has no name in a source");
        }
        return simpleName;
    }

    /** Returns whether one of ASM's flags is set. */
    public boolean is(int flag) {
        return (access & flag) != 0;
    }

    /** Returns whether objects of this class have an enclosing object. */
    public boolean isInner() {
        return nesting.outer() != null && !is(Opcodes.ACC_STATIC) && !is(Opcodes.ACC_INTERFACE);
    }

    public boolean isConcrete() {
        return !is(Opcodes.ACC_ABSTRACT) && !is(Opcodes.ACC_INTERFACE);
    }

    public Optional<MethodInfo> constructor(String descriptor) {
        return methods.stream().filter(m -> m.name().equals("<init>") && m.descriptor().equals(descriptor)).findFirst();
    }

    public List<MethodInfo> constructors() {
        return methods.stream().filter(m -> m.name().equals("<init>")).toList();
    }
}
