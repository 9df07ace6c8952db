package org.openjdk.jmh.weaver;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.util.Printer;

/** Writes a class as lines without offsets, so that releases can be compared. */
final class ClassText {

    private final Map<String, List<String>> members = new LinkedHashMap<>();

    private ClassText() {
    }

    /** Returns the lines of each member; the key "class" has the declaration of the class. */
    static Map<String, List<String>> of(ClassNode node) {
        ClassText text = new ClassText();
        text.add("class", "extends " + node.superName);
        node.interfaces.forEach(name -> text.add("class", "implements " + name));
        if (node.signature != null) {
            text.add("class", "generic signature " + node.signature);
        }
        for (FieldNode field : node.fields) {
            text.add("field " + field.name, modifiers(field.access) + field.desc);
        }
        node.methods.forEach(text::addMethod);
        return text.members;
    }

    private void addMethod(MethodNode method) {
        String member = "method " + method.name + method.desc;
        add(member, "declared " + modifiers(method.access).trim());
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() >= 0) {
                add(member, Printer.OPCODES[instruction.getOpcode()] + operands(method, instruction));
            }
        }
    }

    private static String modifiers(int access) {
        String enumConstant = (access & Opcodes.ACC_ENUM) != 0 ? "enum " : "";
        String modifiers = Modifier.toString(access & (Modifier.methodModifiers() | Modifier.fieldModifiers()));
        return enumConstant + (modifiers.isEmpty() ? "package-private" : modifiers) + " ";
    }

    private static String operands(MethodNode method, AbstractInsnNode instruction) {
        if (instruction instanceof MethodInsnNode call) {
            return " " + call.owner + "." + call.name + call.desc;
        }
        if (instruction instanceof FieldInsnNode field) {
            return " " + field.owner + "." + field.name;
        }
        if (instruction instanceof VarInsnNode variable) {
            return " " + LocalVariables.nameOf(method, variable);
        }
        if (instruction instanceof LdcInsnNode constant) {
            return " \"" + constant.cst + "\"";
        }
        if (instruction instanceof TypeInsnNode type) {
            return " " + type.desc;
        }
        if (instruction instanceof IntInsnNode number) {
            return " " + number.operand;
        }
        if (instruction instanceof IincInsnNode increment) {
            return " " + increment.incr;
        }
        return "";
    }

    private void add(String member, String line) {
        members.computeIfAbsent(member, name -> new ArrayList<>()).add(line);
    }
}
