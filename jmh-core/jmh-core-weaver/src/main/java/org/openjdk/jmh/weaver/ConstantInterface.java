package org.openjdk.jmh.weaver;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * An interface with one constant of an enum's type, which an annotation may name as if the enum declared it.
 *
 * <p>Implementation note. An annotation's value must be marked as an enum's constant for javac, and its home as an enum
 * for the compiler of Eclipse. No source can mark an interface and its fields so, and the VM refuses such class files of
 * Java 5 and newer (JVMS 4.1, 4.5); hence one in the format of Java 1.4, from before there were enums, where VMs ignore
 * the marks. To reflection this is an interface, and no enum.
 *
 * @param name     internal name of the interface
 * @param enumType internal name of the enum, whose {@code valueOf} finds the constant
 */
record ConstantInterface(String name, String enumType, String constant) {

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
        initializer.visitMethodInsn(Opcodes.INVOKESTATIC, enumType, "valueOf", "(Ljava/lang/String;)" + type, false);
        initializer.visitFieldInsn(Opcodes.PUTSTATIC, name, constant, type);
        initializer.visitInsn(Opcodes.RETURN);
        initializer.visitMaxs(0, 0);
        initializer.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
