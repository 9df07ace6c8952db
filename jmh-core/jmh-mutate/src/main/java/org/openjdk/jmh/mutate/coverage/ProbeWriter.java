package org.openjdk.jmh.mutate.coverage;

import java.util.List;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.openjdk.jmh.mutate.probes.Probes;

/** Inserts calls of {@link Probes} into class files. */
final class ProbeWriter {

    private static final String PROBES = Type.getInternalName(Probes.class);

    private ProbeWriter() {
    }

    /** Inserts a probe at the start of each method and before the code of each planned line. */
    static byte[] withProbes(byte[] classFile, ProbePlan plan) throws DamagedClassException {
        ClassNode type = read(classFile);
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode each : method.instructions.toArray()) {
                if (each instanceof LineNumberNode line && plan.wants(type.name, line.line)) {
                    AbstractInsnNode code = codeBehind(line);
                    if (code != null) {
                        method.instructions.insertBefore(code, hit(plan.add(type.name, line.line)));
                    }
                }
            }
            if (method.instructions.size() > 0) {
                method.instructions.insert(hit(plan.addEntry(type.name, method.name + method.desc)));
            }
        }
        return write(type);
    }

    private static InsnList hit(int number) {
        InsnList hit = new InsnList();
        hit.add(new LdcInsnNode(number));
        hit.add(call("hit", "(I)V"));
        return hit;
    }

    /** Skips labels and stack maps, which must stay at the target of jumps. */
    private static AbstractInsnNode codeBehind(LineNumberNode line) {
        AbstractInsnNode next = line.getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }

    /** Inserts probes at start and end of benchmark methods. */
    static byte[] withInvocations(byte[] classFile, Predicate<MethodNode> isBenchmark)
            throws DamagedClassException {
        ClassNode type = read(classFile);
        for (MethodNode method : type.methods) {
            if (isBenchmark.test(method) && method.instructions.size() > 0) {
                for (AbstractInsnNode each : method.instructions.toArray()) {
                    if (each.getOpcode() >= Opcodes.IRETURN && each.getOpcode() <= Opcodes.RETURN) {
                        method.instructions.insertBefore(each, call("exit", "()V"));
                    }
                }
                method.instructions.insert(call("enter", "()V"));
            }
        }
        return write(type);
    }

    private static MethodInsnNode call(String method, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, PROBES, method, descriptor);
    }

    /** Reads a class file, or throws DamagedClassException. */
    static ClassNode read(byte[] classFile) throws DamagedClassException {
        try {
            ClassNode type = new ClassNode();
            new ClassReader(classFile).accept(type, 0);
            return type;
        } catch (RuntimeException e) {
            throw new DamagedClassException(e);
        }
    }

    private static byte[] write(ClassNode type) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }

    static boolean isAnnotated(MethodNode method, String descriptor) {
        return method.visibleAnnotations != null
                && method.visibleAnnotations.stream().anyMatch(each -> each.desc.equals(descriptor));
    }

    /** Returns alternating names and values of an annotation; empty if it is absent. */
    static List<Object> values(MethodNode method, String descriptor) {
        return method.visibleAnnotations == null ? List.of() : method.visibleAnnotations.stream()
                .filter(each -> each.desc.equals(descriptor) && each.values != null).findFirst()
                .map(each -> each.values).orElse(List.of());
    }
}
