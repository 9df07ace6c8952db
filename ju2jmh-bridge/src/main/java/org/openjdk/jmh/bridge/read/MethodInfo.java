package org.openjdk.jmh.bridge.read;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A method as its class declares it.
 *
 * @param owner        binary name of the declaring class
 * @param name         its name, {@code <init>} for a constructor
 * @param access       its flags
 * @param exceptions   binary names of the declared exceptions
 * @param onParameters annotations of all its parameters
 * @param generic      its signature contains type variables, so that the types of its arguments depend on the receiver
 */
public record MethodInfo(String owner, String name, String descriptor, int access, List<String> exceptions,
                         List<AnnotationInfo> annotations, List<AnnotationInfo> onParameters, boolean generic) {

    /**
     * Returns the types of the parameters as JUnit writes them in unique ids, arrays as {@link Class#getName()} does.
     */
    public List<String> parameterTypes() {
        return Arrays.stream(Type.getArgumentTypes(descriptor)).map(MethodInfo::className).toList();
    }

    /** Returns the erased types of the parameters. */
    public List<Type> parameters() {
        return List.of(Type.getArgumentTypes(descriptor));
    }

    private static String className(Type type) {
        return type.getSort() == Type.ARRAY ? type.getDescriptor().replace('/', '.') : type.getClassName();
    }

    /** Returns the name and the types of the parameters, such as {@code test(int, java.lang.String)}. */
    public String signature() {
        return name + parameterTypes().stream().collect(Collectors.joining(", ", "(", ")"));
    }

    /** Returns a key that is equal for a method and its overriders: the name and the parameters of the descriptor. */
    public String nameAndParameters() {
        return name.concat(descriptor.substring(0, descriptor.indexOf(')')));
    }

    public boolean returnsVoid() {
        return descriptor.endsWith(")V");
    }

    /** Returns whether one of ASM's flags is set. */
    public boolean is(int flag) {
        return (access & flag) != 0;
    }

    /** Returns whether the method is in the source, rather than added by the compiler. */
    public boolean isWritten() {
        return !is(Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE);
    }
}
