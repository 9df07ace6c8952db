package org.openjdk.jmh.lint.bytecode;

import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Place;

/**
 * Finds the names of local variables in the debug table. A variable that is missing there was created by the
 * compiler, unless there is no table.
 */
final class LocalNames {

    private final MethodNode method;
    private final List<LocalVariableNode> table;

    LocalNames(MethodNode method) {
        this.method = method;
        table = method.localVariables == null ? List.of() : method.localVariables;
    }

    /** Returns whether the source declares the variable, as far as can be determined. */
    boolean isWritten(int slot, AbstractInsnNode at) {
        return table.isEmpty() || find(slot, at) != null;
    }

    Expr local(int slot, AbstractInsnNode at, Place place) {
        LocalVariableNode found = find(slot, at);
        return found == null ? Expr.local("variable " + slot, slot, "", place)
                : Expr.local(found.name, identity(found), SourceNames.type(Type.getType(found.desc)), place);
    }

    /** Finds the variable; its range begins after the instruction that initializes it. */
    private LocalVariableNode find(int slot, AbstractInsnNode at) {
        int index = method.instructions.indexOf(at);
        for (LocalVariableNode each : table) {
            int start = method.instructions.indexOf(each.start);
            int end = method.instructions.indexOf(each.end);
            boolean first = at.getNext() != null && startsAt(at.getNext(), each);
            if (each.index == slot && (first || start <= index && index < end)) {
                return each;
            }
        }
        return null;
    }

    /** Returns the same identity for both entries of a variable that two branches initialize. */
    private int identity(LocalVariableNode variable) {
        int identity = 0;
        while (!isSame(table.get(identity), variable)) {
            identity++;
        }
        return identity;
    }

    private static boolean isSame(LocalVariableNode one, LocalVariableNode other) {
        return one.index == other.index && one.name.equals(other.name) && one.desc.equals(other.desc);
    }

    private static boolean startsAt(AbstractInsnNode next, LocalVariableNode variable) {
        for (AbstractInsnNode each = next; each != null && each.getOpcode() < 0; each = each.getNext()) {
            if (each == variable.start) {
                return true;
            }
        }
        return false;
    }
}
