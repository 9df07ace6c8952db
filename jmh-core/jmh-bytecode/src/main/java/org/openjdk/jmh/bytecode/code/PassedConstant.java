package org.openjdk.jmh.bytecode.code;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Tracks constants at the top of the operand stack, between jumps. Unsupported instructions make the whole stack
 * unknown.
 */
final class PassedConstant {

    private static final String UNKNOWN = null;

    private final List<String> pushed = new ArrayList<>();

    /** Returns the text, or the internal name of the class, that a call gets as its first argument; null if unknown. */
    String firstArgument(String descriptor) {
        int arguments = Type.getArgumentTypes(descriptor).length;
        return arguments == 0 || arguments > pushed.size() ? UNKNOWN : pushed.get(pushed.size() - arguments);
    }

    void push(Object constant) {
        if (constant instanceof String) {
            pushed.add((String) constant);
        } else if (constant instanceof Type && ((Type) constant).getSort() == Type.OBJECT) {
            pushed.add(((Type) constant).getInternalName());
        } else {
            forget();
        }
    }

    void instruction(int opcode) {
        if (opcode == Opcodes.ICONST_0 || opcode == Opcodes.ICONST_1 || opcode == Opcodes.ILOAD
                || opcode == Opcodes.ALOAD || opcode == Opcodes.ACONST_NULL) {
            pushed.add(UNKNOWN);
        } else {
            forget();
        }
    }

    /** Tracks a call. Only calls that get a class loader leave a known stack. */
    void call(String owner, String name, String descriptor) {
        boolean found = name.equals("currentThread") || name.equals("getSystemClassLoader");
        boolean asked = name.equals("getClassLoader") || name.equals("getContextClassLoader");
        if (!descriptor.startsWith("()") || !owner.startsWith("java/lang/") || !found && !asked) {
            forget();
        } else if (found) {
            pushed.add(UNKNOWN);
        } else if (!pushed.isEmpty()) {
            pushed.set(pushed.size() - 1, UNKNOWN);
        }
    }

    void forget() {
        pushed.clear();
    }
}
