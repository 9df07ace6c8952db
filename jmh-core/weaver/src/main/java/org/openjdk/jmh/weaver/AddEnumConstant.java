package org.openjdk.jmh.weaver;

import static org.objectweb.asm.Opcodes.ACC_ENUM;
import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.GETSTATIC;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.PUTSTATIC;
import static org.objectweb.asm.Opcodes.RETURN;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Appends a constant with two labels to an enum, behind all constants of upstream, whose ordinals stay.
 *
 * @param target     internal name of the enum, whose constructor takes two strings
 * @param constant   name of the new constant
 * @param shortLabel its first label
 * @param longLabel  its second label
 * @param appender   our class with a static {@code append(Enum[], Enum)} for the array behind {@code values()}
 */
record AddEnumConstant(String target, String constant, String shortLabel, String longLabel, String appender)
        implements Patch {

    private static final String CONSTRUCTOR = "(Ljava/lang/String;ILjava/lang/String;Ljava/lang/String;)V";

    @Override
    public String description() {
        return "enum " + Names.simple(target) + "  =>  constant " + constant + "(\"" + shortLabel + "\") appended";
    }

    @Override
    public int apply(ClassNode node) {
        String type = "L" + target + ";";
        int last = lastConstant(node, type);
        node.fields.add(last + 1, new FieldNode(
                ACC_PUBLIC | ACC_STATIC | ACC_FINAL | ACC_ENUM, constant, type, null, null));
        int sites = 0;
        for (MethodNode method : node.methods) {
            if (method.name.equals("<clinit>")) {
                sites += append(method, type, last + 1);
            }
        }
        return sites;
    }

    private static int lastConstant(ClassNode node, String type) {
        int last = -1;
        for (FieldNode field : node.fields) {
            if ((field.access & ACC_ENUM) != 0 && field.desc.equals(type)) {
                last = node.fields.indexOf(field);
            }
        }
        return last;
    }

    private int append(MethodNode initializer, String type, int ordinal) {
        int sites = 0;
        for (AbstractInsnNode instruction : initializer.instructions.toArray()) {
            if (instruction.getOpcode() == RETURN) {
                initializer.instructions.insertBefore(instruction, construction(type, ordinal));
                sites++;
            }
        }
        return sites;
    }

    private InsnList construction(String type, int ordinal) {
        InsnList list = new InsnList();
        list.add(new TypeInsnNode(NEW, target));
        list.add(new InsnNode(DUP));
        list.add(new LdcInsnNode(constant));
        list.add(new IntInsnNode(org.objectweb.asm.Opcodes.BIPUSH, ordinal));
        list.add(new LdcInsnNode(shortLabel));
        list.add(new LdcInsnNode(longLabel));
        list.add(new MethodInsnNode(INVOKESPECIAL, target, "<init>", CONSTRUCTOR));
        list.add(new FieldInsnNode(PUTSTATIC, target, constant, type));
        list.add(new FieldInsnNode(GETSTATIC, target, "$VALUES", "[" + type));
        list.add(new FieldInsnNode(GETSTATIC, target, constant, type));
        list.add(new MethodInsnNode(INVOKESTATIC, appender, "append", "([" + type + type + ")[" + type));
        list.add(new FieldInsnNode(PUTSTATIC, target, "$VALUES", "[" + type));
        return list;
    }
}
