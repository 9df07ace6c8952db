package org.openjdk.jmh.bridge.read;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A method as its class declares it.
 *
 * @param owner       the binary name of the declaring class
 * @param name        its name, {@code <init>} for a constructor
 * @param descriptor  its descriptor
 * @param access      its flags
 * @param exceptions  the binary names of the declared exceptions
 * @param annotations its annotations
 * @param onParameters the annotations of all its parameters
 * @param generic     whether its source names type variables, so that what it takes depends on the type that it is called on
 */
public record MethodInfo(String owner, String name, String descriptor, int access, List<String> exceptions,
                         List<AnnotationInfo> annotations, List<AnnotationInfo> onParameters, boolean generic) {

    /**
     * Returns the types of the parameters as JUnit writes them in an identifier.
     *
     * @return binary names, arrays in the form of {@link Class#getName()}
     */
    public List<String> parameterTypes() {
        return Arrays.stream(Type.getArgumentTypes(descriptor)).map(MethodInfo::className).toList();
    }

    /**
     * Returns the types of the parameters.
     *
     * @return types without the variables that the source may have named
     */
    public List<Type> parameters() {
        return List.of(Type.getArgumentTypes(descriptor));
    }

    private static String className(Type type) {
        return type.getSort() == Type.ARRAY ? type.getDescriptor().replace('/', '.') : type.getClassName();
    }

    /**
     * Returns the name with the types of the parameters.
     *
     * @return such as {@code test(int, java.lang.String)}
     */
    public String signature() {
        return name + parameterTypes().stream().collect(Collectors.joining(", ", "(", ")"));
    }

    /**
     * Returns what a method of a subclass has in common with a method that it replaces.
     *
     * @return the name, and the types of the parameters as in the descriptor
     */
    public String nameAndParameters() {
        return name.concat(descriptor.substring(0, descriptor.indexOf(')')));
    }

    /**
     * Tells whether the method returns nothing.
     *
     * @return whether the return type is {@code void}
     */
    public boolean returnsVoid() {
        return descriptor.endsWith(")V");
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
     * Tells whether the method was written by a person.
     *
     * @return whether it is neither a bridge nor made up by the compiler
     */
    public boolean isWritten() {
        return !is(Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE);
    }
}
