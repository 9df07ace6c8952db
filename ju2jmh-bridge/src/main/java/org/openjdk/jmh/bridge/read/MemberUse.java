package org.openjdk.jmh.bridge.read;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A method or field that code uses; the owner is an internal name. */
public record MemberUse(String owner, String name, String descriptor) {

    /** Returns the owner and the name. */
    public String id() {
        return owner + "." + name;
    }

    public boolean isMethod() {
        return descriptor.startsWith("(");
    }

    /** Returns what each method of a class calls, passes on as a function, and accesses, by name and descriptor. */
    public static Map<String, Set<MemberUse>> byMethod(byte[] classFile) {
        Map<String, Set<MemberUse>> uses = new HashMap<>();
        new ClassReader(classFile).accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                                             String[] thrown) {
                Set<MemberUse> found = new LinkedHashSet<>();
                uses.put(name + descriptor, found);
                return new Collector(found);
            }
        }, ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
        return uses;
    }

    private static final class Collector extends MethodVisitor {

        private final Set<MemberUse> found;

        Collector(Set<MemberUse> found) {
            super(Opcodes.ASM9);
            this.found = found;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            found.add(new MemberUse(owner, name, descriptor));
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            found.add(new MemberUse(owner, name, descriptor));
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            for (Object argument : arguments) {
                if (argument instanceof Handle handle) {
                    found.add(new MemberUse(handle.getOwner(), handle.getName(), handle.getDesc()));
                }
            }
        }
    }
}
