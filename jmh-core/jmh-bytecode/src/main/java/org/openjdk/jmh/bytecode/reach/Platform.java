package org.openjdk.jmh.bytecode.reach;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Describes the classes of the JDK: their overridable methods. */
public final class Platform {

    /** Unchanged since Java 8, and supertypes of most classes. */
    private static final Set<String> SETTLED = new HashSet<>(Arrays.asList("java/lang/Object", "java/lang/Cloneable",
            "java/lang/Comparable", "java/lang/Runnable", "java/io/Serializable"));

    private final Map<String, Optional<Type>> types = new HashMap<>();
    private final ClassLoader loader = ClassLoader.getSystemClassLoader().getParent();
    private final boolean known;

    private Platform(boolean known) {
        this.known = known;
    }

    /** Returns the platform of the running VM. */
    public static Platform running() {
        return new Platform(true);
    }

    /** Returns an unknown platform: any method that can be an override counts as called. */
    public static Platform unknown() {
        return new Platform(false);
    }

    /** Returns a class by its internal name; null if unknown. */
    Type find(String name) {
        return types.computeIfAbsent(name, unknown -> Optional.ofNullable(read(unknown))).orElse(null);
    }

    private Type read(String name) {
        if (!known && !SETTLED.contains(name)) {
            return null;
        }
        try (InputStream in = loader.getResourceAsStream(name + ".class")) {
            return in == null ? null : Type.of(new ClassReader(in));
        } catch (IOException | IllegalArgumentException e) {
            return null;
        }
    }

    /** Holds the supertypes and overridable methods of a class. */
    static final class Type {

        final Set<String> supertypes = new HashSet<>();
        /** Names and descriptors of its overridable methods. */
        final Set<String> methods = new HashSet<>();

        private static Type of(ClassReader reader) {
            Type type = new Type();
            reader.accept(new ClassVisitor(Opcodes.ASM9) {

                @Override
                public void visit(int version, int access, String name, String signature, String superclass,
                                  String[] interfaces) {
                    if (superclass != null) {
                        type.supertypes.add(superclass);
                    }
                    type.supertypes.addAll(Arrays.asList(interfaces));
                }

                @Override
                public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                                                 String[] exceptions) {
                    if ((access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) == 0 && !name.startsWith("<")) {
                        type.methods.add(name + descriptor);
                    }
                    return null;
                }
            }, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
            return type;
        }
    }
}
