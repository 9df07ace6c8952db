package org.openjdk.jmh.weaver;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Sizes the table behind a compiled switch over an enum for all constants, including hidden ones, without calling
 * {@code values()}. The VM creates the table at the first execution of the switch, during a measurement.
 *
 * <p>Compilers create the table in the initializer of a separate class, whose number differs between upstream's
 * releases. It is recognized by the code of its initializer.
 *
 * @param target internal name of the class that holds the table
 * @param length number of all constants
 */
record SwitchTable(String target, String of, int length) implements Patch {

    private static final String INITIALIZER = "<clinit>";

    /** Returns a patch for each class, except the enum, whose initializer calls the enum's {@code values()}. */
    static List<Patch> in(Map<String, byte[]> classes, String of, int length) {
        return classes.entrySet().stream()
                .filter(type -> !type.getKey().equals(of) && asksWhenInitialized(type.getValue(), of))
                .map(type -> (Patch) new SwitchTable(type.getKey(), of, length))
                .toList();
    }

    private static boolean asksWhenInitialized(byte[] type, String of) {
        return Weaver.read(type, ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG).methods.stream()
                .filter(method -> method.name.equals(INITIALIZER))
                .anyMatch(method -> List.of(method.instructions.toArray()).stream()
                        .anyMatch(instruction -> asks(instruction, of)));
    }

    private static boolean asks(AbstractInsnNode instruction, String of) {
        return instruction instanceof MethodInsnNode call && call.owner.equals(of) && call.name.equals("values");
    }

    @Override
    public String description() {
        return "new int[" + Patch.simple(of) + ".values().length]  =>  new int[" + length + "]";
    }

    @Override
    public int apply(ClassNode node) {
        int sites = 0;
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                sites += method.name.equals(INITIALIZER) && asks(instruction, of) ? replace(method, instruction) : 0;
            }
        }
        return sites;
    }

    private int replace(MethodNode method, AbstractInsnNode call) {
        AbstractInsnNode count = Objects.requireNonNull(call.getNext());
        if (count.getOpcode() != Opcodes.ARRAYLENGTH) {
            return 0;
        }
        method.instructions.remove(count);
        method.instructions.set(call, new IntInsnNode(Opcodes.BIPUSH, length));
        return 1;
    }
}
