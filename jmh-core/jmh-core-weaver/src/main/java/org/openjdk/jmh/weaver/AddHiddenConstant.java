package org.openjdk.jmh.weaver;

import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.GETSTATIC;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.PUTSTATIC;
import static org.objectweb.asm.Opcodes.RETURN;

import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Adds a constant to an enum without listing it among {@code values()}: an interface that the enum implements declares
 * it.
 *
 * <p>A compiler counts the members of an enum to decide whether a switch covers all of them, but finds inherited
 * constants by name. Hence existing switches over upstream's constants still compile.
 *
 * @param target     internal name of the enum, whose constructor takes two strings
 * @param ordinal    of the new constant, which is the number of upstream's constants
 * @param shortLabel first argument of the enum's constructor
 * @param longLabel  second argument of the enum's constructor
 * @param home       internal name of the interface, see {@link ConstantInterface}
 * @param appender   internal name of our class, with a static {@code append(Enum[], Enum)} for the array behind {@code
 *                   values()}
 */
record AddHiddenConstant(String target, int ordinal, String constant, String shortLabel, String longLabel, String home,
                         String appender)
        implements Patch {

    private static final String CONSTRUCTOR = "(Ljava/lang/String;ILjava/lang/String;Ljava/lang/String;)V";

    @Override
    public String description() {
        return "enum " + Patch.simple(target) + "  =>  implements " + Patch.simple(home)
                + ", which has the constant " + constant + "(\"" + shortLabel + "\")";
    }

    @Override
    public Map<String, byte[]> addedClasses() {
        return Map.of(home, new ConstantInterface(home, target, constant).toByteArray());
    }

    @Override
    public int apply(ClassNode node) {
        checkOrdinal(node);
        int sites = new InsertInterface(target, home).apply(node);
        for (MethodNode method : node.methods) {
            if (method.name.equals("<clinit>")) {
                sites *= append(method);
            }
        }
        return sites;
    }

    private void checkOrdinal(ClassNode node) {
        long constants = node.fields.stream().filter(field -> (field.access & Opcodes.ACC_ENUM) != 0).count();
        if (constants != ordinal) {
            throw new WeaveException("upstream has " + constants + " constants instead of " + ordinal);
        }
    }

    private int append(MethodNode initializer) {
        int sites = 0;
        for (AbstractInsnNode instruction : initializer.instructions.toArray()) {
            if (instruction.getOpcode() == RETURN) {
                initializer.instructions.insertBefore(instruction, construction());
                sites++;
            }
        }
        return sites;
    }

    private InsnList construction() {
        String type = "L" + target + ";";
        String array = "[" + type;
        InsnList list = new InsnList();
        list.add(new FieldInsnNode(GETSTATIC, target, "$VALUES", array));
        list.add(new TypeInsnNode(NEW, target));
        list.add(new InsnNode(DUP));
        list.add(new LdcInsnNode(constant));
        list.add(new IntInsnNode(Opcodes.BIPUSH, ordinal));
        list.add(new LdcInsnNode(shortLabel));
        list.add(new LdcInsnNode(longLabel));
        list.add(new MethodInsnNode(INVOKESPECIAL, target, "<init>", CONSTRUCTOR));
        list.add(new MethodInsnNode(INVOKESTATIC, appender, "append", "(" + array + type + ")" + array));
        list.add(new FieldInsnNode(PUTSTATIC, target, "$VALUES", array));
        return list;
    }

    /**
     * Creates an interface with one constant of an enum's type, which annotations can name as if the enum declared it.
     *
     * <p>javac requires an enum constant in an annotation to be marked as such, and the compiler of Eclipse its owner
     * to be an enum. No source can mark an interface and its fields so, and the VM rejects such class files since Java
     * 5 (JVMS 4.1, 4.5). Hence this one is in the format of Java 1.4, in which VMs ignore the marks. Reflection sees an
     * interface and no enum.
     *
     * @param name     internal name of the interface
     * @param enumType internal name of the enum, whose {@code valueOf} finds the constant
     */
    private record ConstantInterface(String name, String enumType, String constant) {

        byte[] toByteArray() {
            String type = "L" + enumType + ";";
            ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            writer.visit(Opcodes.V1_4, Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT
                    | Opcodes.ACC_ENUM, name, null, "java/lang/Object", null);
            writer.visitField(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_ENUM, constant,
                    type, null, null).visitEnd();
            MethodVisitor initializer = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
            initializer.visitCode();
            initializer.visitLdcInsn(constant);
            initializer.visitMethodInsn(Opcodes.INVOKESTATIC, enumType, "valueOf", "(Ljava/lang/String;)" + type,
                    false);
            initializer.visitFieldInsn(Opcodes.PUTSTATIC, name, constant, type);
            initializer.visitInsn(Opcodes.RETURN);
            initializer.visitMaxs(0, 0);
            initializer.visitEnd();
            writer.visitEnd();
            return writer.toByteArray();
        }
    }
}
