package org.openjdk.jmh.lint.bytecode;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Converts the instructions of a method to text without lines and names of variables; lambdas are included with their
 * code.
 */
final class CodeText {

    private final ClassNode owner;
    private final StringBuilder text = new StringBuilder();

    private CodeText(ClassNode owner) {
        this.owner = owner;
    }

    static String of(ClassNode owner, MethodNode method) {
        CodeText text = new CodeText(owner);
        text.add(method);
        return method.instructions.size() == 0 ? "" : text.text.toString();
    }

    private void add(MethodNode method) {
        Map<LabelNode, Integer> labels = labels(method);
        text.append(method.desc);
        method.tryCatchBlocks.forEach(each -> add("try", labels.get(each.start), labels.get(each.end),
                labels.get(each.handler), each.type));
        for (AbstractInsnNode each : method.instructions) {
            if (each.getOpcode() >= 0) {
                add(each.getOpcode());
                add(each, labels);
            }
        }
    }

    /** Numbers labels by the instructions before them. */
    private static Map<LabelNode, Integer> labels(MethodNode method) {
        Map<LabelNode, Integer> labels = new HashMap<>();
        int position = 0;
        for (AbstractInsnNode each : method.instructions) {
            position += each.getOpcode() >= 0 ? 1 : 0;
            if (each instanceof LabelNode label) {
                labels.put(label, position);
            }
        }
        return labels;
    }

    private void add(Object... parts) {
        for (Object part : parts) {
            text.append('\n').append(part);
        }
    }

    private void add(AbstractInsnNode instruction, Map<LabelNode, Integer> labels) {
        if (instruction instanceof VarInsnNode access) {
            add(access.var);
        } else if (instruction instanceof MethodInsnNode call) {
            add(call.owner, call.name, call.desc);
        } else if (instruction instanceof FieldInsnNode access) {
            add(access.owner, access.name, access.desc);
        } else if (instruction instanceof JumpInsnNode jump) {
            add(labels.get(jump.label));
        } else if (instruction instanceof LdcInsnNode load) {
            add(load.cst.getClass(), load.cst);
        } else if (instruction instanceof IntInsnNode push) {
            add(push.operand);
        } else if (instruction instanceof IincInsnNode step) {
            add(step.var, step.incr);
        } else if (instruction instanceof TypeInsnNode type) {
            add(type.desc);
        } else if (instruction instanceof MultiANewArrayInsnNode array) {
            add(array.desc, array.dims);
        } else if (instruction instanceof TableSwitchInsnNode table) {
            add(table.min, labels.get(table.dflt), table.labels.stream().map(labels::get).toList());
        } else if (instruction instanceof LookupSwitchInsnNode lookup) {
            add(lookup.keys, labels.get(lookup.dflt), lookup.labels.stream().map(labels::get).toList());
        } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            add(dynamic);
        }
    }

    private void add(InvokeDynamicInsnNode dynamic) {
        add(dynamic.name, dynamic.desc, dynamic.bsm);
        for (Object each : dynamic.bsmArgs) {
            MethodNode lambda = each instanceof Handle handle && handle.getOwner().equals(owner.name)
                    && handle.getName().startsWith("lambda$") ? method(handle) : null;
            if (lambda == null) {
                add(each);
            } else {
                add(lambda);
            }
        }
    }

    private MethodNode method(Handle handle) {
        return owner.methods.stream()
                .filter(each -> each.name.equals(handle.getName()) && each.desc.equals(handle.getDesc())).findFirst()
                .orElse(null);
    }
}
