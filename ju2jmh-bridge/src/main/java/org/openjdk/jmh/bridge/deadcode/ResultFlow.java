package org.openjdk.jmh.bridge.deadcode;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Links the instructions of a method that create values with those that use them. It follows copies, casts and boxing.
 * A value that is dropped, or stored in a variable that is never read, has no user.
 */
final class ResultFlow extends SourceInterpreter {

    private static final Set<String> BOXES = Set.of("java/lang/Integer", "java/lang/Long", "java/lang/Double",
            "java/lang/Float", "java/lang/Short", "java/lang/Byte", "java/lang/Character", "java/lang/Boolean");

    /** Represents the creator of {@code this}. */
    private final AbstractInsnNode self = new InsnNode(Opcodes.NOP);
    private final Map<AbstractInsnNode, Set<AbstractInsnNode>> users = new HashMap<>();
    private final MethodNode method;
    private final Frame<SourceValue>[] frames;

    ResultFlow(String owner, MethodNode method) throws AnalyzerException {
        super(Opcodes.ASM9);
        this.method = method;
        frames = new Analyzer<>(this).analyze(owner, method);
    }

    /** Returns the instructions that use the result of an instruction. */
    Set<AbstractInsnNode> users(AbstractInsnNode maker) {
        return users.getOrDefault(maker, Set.of());
    }

    boolean isReachable(AbstractInsnNode instruction) {
        return frames[method.instructions.indexOf(instruction)] != null;
    }

    /**
     * Returns the instructions that create an operand of an instruction. Parameters of the method have none;
     * {@code this} has a placeholder.
     *
     * @param fromTop position on the stack, 0 for the operand that was pushed last
     */
    Set<AbstractInsnNode> makers(AbstractInsnNode user, int fromTop) {
        Frame<SourceValue> frame = frames[method.instructions.indexOf(user)];
        return frame.getStack(frame.getStackSize() - 1 - fromTop).insns;
    }

    /** Returns whether an operand of an instruction is {@code this}. */
    boolean isSelf(AbstractInsnNode user, int fromTop) {
        return makers(user, fromTop).equals(Set.of(self));
    }

    private void use(AbstractInsnNode user, SourceValue value) {
        value.insns.forEach(maker -> users.computeIfAbsent(maker, each -> new HashSet<>()).add(user));
    }

    @Override
    public SourceValue copyOperation(AbstractInsnNode instruction, SourceValue value) {
        return value;
    }

    @Override
    public SourceValue unaryOperation(AbstractInsnNode instruction, SourceValue value) {
        if (instruction.getOpcode() == Opcodes.CHECKCAST) {
            return value;
        }
        use(instruction, value);
        return super.unaryOperation(instruction, value);
    }

    @Override
    public SourceValue binaryOperation(AbstractInsnNode instruction, SourceValue left, SourceValue right) {
        use(instruction, left);
        use(instruction, right);
        return super.binaryOperation(instruction, left, right);
    }

    @Override
    public SourceValue ternaryOperation(AbstractInsnNode instruction, SourceValue array, SourceValue index,
                                        SourceValue value) {
        List.of(array, index, value).forEach(each -> use(instruction, each));
        return super.ternaryOperation(instruction, array, index, value);
    }

    @Override
    public SourceValue naryOperation(AbstractInsnNode instruction, List<? extends SourceValue> values) {
        if (instruction instanceof MethodInsnNode call && values.size() == 1 && isBoxing(call)) {
            return new SourceValue(Type.getReturnType(call.desc).getSize(), values.get(0).insns);
        }
        values.forEach(value -> use(instruction, value));
        return super.naryOperation(instruction, values);
    }

    static boolean isBoxing(MethodInsnNode call) {
        boolean boxes = call.name.equals("valueOf") && !call.desc.startsWith("(L");
        return BOXES.contains(call.owner) && (boxes || call.name.endsWith("Value"));
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, SourceValue value, SourceValue expected) {
        use(instruction, value);
    }

    @Override
    public SourceValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
        Set<AbstractInsnNode> makers = isInstanceMethod && local == 0 ? Set.of(self) : Set.of();
        return new SourceValue(type.getSize(), makers);
    }
}
