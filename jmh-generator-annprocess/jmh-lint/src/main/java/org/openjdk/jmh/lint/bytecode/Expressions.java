package org.openjdk.jmh.lint.bytecode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceValue;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Place;

/** Reconstructs expressions: the value that an instruction pushes, with its operands. */
final class Expressions {

    private static final String CONCATENATION = "makeConcatWithConstants";

    private final ClassNode owner;
    private final MethodNode method;
    private final Classes classes;
    private final Frame<SourceValue>[] frames;
    private final LocalNames locals;
    private final InlinedFields constants;
    private final Booleans booleans;
    private final Set<AbstractInsnNode> open = new HashSet<>();

    Expressions(ClassNode owner, MethodNode method, Classes classes, Frame<SourceValue>[] frames, LocalNames locals,
                InlinedFields constants, Booleans booleans) {
        this.owner = owner;
        this.method = method;
        this.classes = classes;
        this.frames = frames;
        this.locals = locals;
        this.constants = constants;
        this.booleans = booleans;
    }

    Place place(AbstractInsnNode instruction) {
        return new CodePlace(SourceNames.qualified(owner.name), method.name, SourceNames.sourceFile(owner),
                SourceLines.of(instruction));
    }

    Expr top(Frame<SourceValue> frame, int distance) {
        return of(frame.getStack(frame.getStackSize() - 1 - distance));
    }

    private Expr of(SourceValue value) {
        List<AbstractInsnNode> conditions = booleans.operands(value.insns);
        if (!conditions.isEmpty()) {
            Expr[] operands = conditions.stream().map(this::of).toArray(Expr[]::new);
            return Expr.operator("&&", place(conditions.get(0)), operands);
        }
        List<Expr> sources =
                value.insns.stream().filter(each -> !KotlinChecks.isPlaceholder(each)).map(this::of).toList();
        return sources.size() == 1 ? sources.get(0) : Expr.other(sources, null);
    }

    /** Returns what an instruction computes. A value that depends on itself, in a loop, is cut off. */
    Expr of(AbstractInsnNode instruction) {
        Frame<SourceValue> frame = frames[method.instructions.indexOf(instruction)];
        if (frame == null || !open.add(instruction)) {
            return Expr.other(List.of(), place(instruction));
        }
        try {
            return compute(instruction, frame);
        } finally {
            open.remove(instruction);
        }
    }

    private Expr compute(AbstractInsnNode instruction, Frame<SourceValue> frame) {
        Place place = place(instruction);
        int opcode = instruction.getOpcode();
        if (instruction instanceof MethodInsnNode call) {
            boolean isStatic = opcode == Opcodes.INVOKESTATIC;
            return Expr.call(SourceNames.qualified(classes.declaring(call)), call.name,
                    SourceNames.type(Type.getReturnType(call.desc)),
                    isStatic, operands(frame, arguments(call.desc) + (isStatic ? 0 : 1)), place);
        } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            return dynamic(dynamic, operands(frame, arguments(dynamic.desc)), place);
        } else if (instruction instanceof FieldInsnNode read) {
            return field(read, opcode == Opcodes.GETFIELD ? operands(frame, 1) : List.of());
        } else if (instruction instanceof VarInsnNode load) {
            return locals.local(load.var, instruction, place);
        } else if (opcode == Opcodes.NEW) {
            return Expr.create(SourceNames.qualified(((TypeInsnNode) instruction).desc), List.of(), place);
        } else if (StackEffects.isConstant(instruction)) {
            return NullChecks.precedes(instruction) ? constants.readOfState(StackEffects.constant(instruction), place)
                    : constants.read(StackEffects.constant(instruction), place);
        }
        return operator(instruction, frame, place);
    }

    private Expr operator(AbstractInsnNode instruction, Frame<SourceValue> frame, Place place) {
        int opcode = instruction.getOpcode();
        List<Expr> operands = operands(frame, StackEffects.operands(instruction));
        if (opcode == Opcodes.NEWARRAY || opcode == Opcodes.ANEWARRAY || opcode == Opcodes.MULTIANEWARRAY) {
            return Expr.create("array", operands, place);
        }
        String symbol = StackEffects.symbol(opcode);
        return symbol == null ? copy(operands, place)
                : Expr.operator(symbol, place, operands.toArray(new Expr[0]));
    }

    /** Returns the operand of a copy or conversion, which does not change the value. */
    private static Expr copy(List<Expr> operands, Place place) {
        return operands.size() == 1 ? operands.get(0) : Expr.other(operands, place);
    }

    /** Returns an operator for string concatenation and a function for other dynamic calls. */
    private static Expr dynamic(InvokeDynamicInsnNode call, List<Expr> operands, Place place) {
        return call.name.equals(CONCATENATION) ? Expr.operator("+", place, operands.toArray(new Expr[0]))
                : Expr.function(SourceNames.type(Type.getReturnType(call.desc)), operands, code(call, place), place);
    }

    private static Body code(InvokeDynamicInsnNode function, Place place) {
        if (function.bsmArgs.length < 2 || !(function.bsmArgs[1] instanceof Handle called)) {
            return Body.EMPTY;
        }
        List<String> parameters =
                Arrays.stream(Type.getArgumentTypes(called.getDesc())).map(SourceNames::type).toList();
        return Body.ofReference(SourceNames.qualified(called.getOwner()), called.getName(),
                SourceNames.type(Type.getReturnType(called.getDesc())), called.getTag() == Opcodes.H_INVOKESTATIC,
                parameters, place);
    }

    Expr field(FieldInsnNode field, List<Expr> object) {
        return Expr.field(SourceNames.qualified(field.owner), field.name, SourceNames.type(Type.getType(field.desc)),
                null, object,
                place(field));
    }

    private static int arguments(String descriptor) {
        return Type.getArgumentTypes(descriptor).length;
    }

    private List<Expr> operands(Frame<SourceValue> frame, int count) {
        List<Expr> operands = new ArrayList<>();
        for (int distance = Math.min(count, frame.getStackSize()) - 1; distance >= 0; distance--) {
            operands.add(top(frame, distance));
        }
        return operands;
    }
}
