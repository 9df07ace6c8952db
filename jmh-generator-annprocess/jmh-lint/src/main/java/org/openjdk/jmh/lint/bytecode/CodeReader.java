package org.openjdk.jmh.lint.bytecode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.Expr;
import org.openjdk.jmh.lint.model.Step;
import org.openjdk.jmh.lint.model.StepRange;

/**
 * Converts the instructions of a method to steps: each instruction that consumes a value without producing one is a
 * step.
 */
final class CodeReader {

    private final ClassNode owner;
    private final MethodNode method;
    private final Classes classes;
    private final LocalNames locals;
    private final LoopDepth loops;
    private final List<Step> steps = new ArrayList<>();
    private final List<Integer> positions = new ArrayList<>();
    private final InlinedFields constants;
    private final CatchBlocks guards;
    private final Assertions assertions;
    private boolean isGuarded;
    private boolean isAsserted;
    private Frame<SourceValue>[] frames;
    private Set<AbstractInsnNode> readStores;
    private Expressions values;
    private Booleans booleans;

    CodeReader(ClassNode owner, MethodNode method, Classes classes, InlinedFields constants) {
        this.owner = owner;
        this.method = method;
        this.classes = classes;
        guards = new CatchBlocks(method, classes);
        assertions = new Assertions(method.instructions);
        this.constants = constants;
        locals = new LocalNames(method);
        loops = new LoopDepth(method.instructions);
    }

    Body read() {
        try {
            frames = new Analyzer<>(new ValueSources()).analyze(owner.name, method);
        } catch (AnalyzerException e) {
            classes.damaged(owner.name, method.name);
            return Body.EMPTY;
        }
        readStores = readStores();
        booleans = new Booleans(method.instructions);
        values = new Expressions(owner, method, classes, frames, locals, constants, booleans);
        for (int i = 0; i < frames.length; i++) {
            if (frames[i] != null && method.instructions.get(i).getOpcode() >= 0) {
                isGuarded = guards.contain(i);
                isAsserted = assertions.contain(i);
                read(method.instructions.get(i), frames[i], loops.at(i));
                positions.addAll(Collections.nCopies(steps.size() - positions.size(), i));
            }
        }
        return new Body(steps, loopRanges(),
                new CountedLoops(method.instructions, values::place).outermost(loops.loops()));
    }

    private List<StepRange> loopRanges() {
        return loops.loops().entrySet().stream()
                .map(loop -> new StepRange(before(loop.getKey()), before(loop.getValue() + 1))).toList();
    }

    private int before(int instruction) {
        return (int) positions.stream().filter(position -> position < instruction).count();
    }

    private void read(AbstractInsnNode instruction, Frame<SourceValue> frame, int depth) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof VarInsnNode store && opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            assign(store, frame, depth);
        } else if (instruction instanceof IincInsnNode increment) {
            Expr local = locals.local(increment.var, instruction, values.place(instruction));
            Expr step = Expr.constant(increment.incr, local.place());
            add(Step.Kind.ASSIGN, local, Expr.operator("+", local.place(), local, step), depth);
        } else if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN) {
            add(Step.Kind.RETURN, null, values.top(frame, 0), depth);
        } else if (opcode == Opcodes.ATHROW || opcode == Opcodes.MONITORENTER) {
            add(opcode == Opcodes.ATHROW ? unlessAsserted(Step.Kind.THROW) : Step.Kind.ESCAPE, null,
                    values.top(frame, 0), depth);
        } else if (opcode == Opcodes.POP || opcode == Opcodes.POP2) {
            discard(instruction, frame, depth);
        } else if (isCondition(instruction) && KotlinChecks.leadsToOne(instruction)
                || instruction instanceof MethodInsnNode check && KotlinChecks.isCheck(check)) {
            return;
        } else if (isCondition(instruction) && !booleans.isOperand(instruction)) {
            add(unlessAsserted(Step.Kind.CONDITION), null, values.of(instruction), depth);
        } else if (instruction instanceof MethodInsnNode call && call.desc.endsWith(")V")) {
            add(unlessAsserted(Step.Kind.DISCARD), null, values.of(instruction), depth);
        } else {
            store(instruction, frame, depth);
        }
    }

    private Step.Kind unlessAsserted(Step.Kind kind) {
        return isAsserted ? Step.Kind.ASSERTION : kind;
    }

    private void discard(AbstractInsnNode pop, Frame<SourceValue> frame, int depth) {
        if (!NullChecks.endsWith(pop) && !KotlinChecks.leadsToOne(pop)) {
            add(Step.Kind.DISCARD, null, values.top(frame, 0), depth);
        }
    }

    private static boolean isCondition(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        boolean branches = instruction instanceof JumpInsnNode && opcode != Opcodes.GOTO && opcode != Opcodes.JSR;
        return branches || opcode == Opcodes.TABLESWITCH || opcode == Opcodes.LOOKUPSWITCH;
    }

    private void assign(VarInsnNode store, Frame<SourceValue> frame, int depth) {
        Expr value = values.top(frame, 0);
        if (locals.isWritten(store.var, store) || readStores.contains(store)) {
            add(Step.Kind.ASSIGN, locals.local(store.var, store, values.place(store)), value, depth);
        } else {
            add(Step.Kind.DISCARD, null, value, depth);
        }
    }

    /** Returns the stores to local variables that are read later. */
    private Set<AbstractInsnNode> readStores() {
        Set<AbstractInsnNode> stores = new HashSet<>();
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode each = method.instructions.get(i);
            if (frames[i] != null && each instanceof VarInsnNode load && load.getOpcode() < Opcodes.ISTORE) {
                stores.addAll(frames[i].getLocal(load.var).insns);
            } else if (frames[i] != null && each instanceof IincInsnNode increment) {
                stores.addAll(frames[i].getLocal(increment.var).insns);
            }
        }
        return stores;
    }

    private void store(AbstractInsnNode instruction, Frame<SourceValue> frame, int depth) {
        int opcode = instruction.getOpcode();
        if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
            FieldInsnNode put = (FieldInsnNode) instruction;
            List<Expr> object = opcode == Opcodes.PUTFIELD ? List.of(values.top(frame, 1)) : List.of();
            add(Step.Kind.STORE, values.field(put, object), values.top(frame, 0), depth);
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            Expr element = Expr.operator("[]", values.place(instruction), values.top(frame, 2), values.top(frame, 1));
            add(Step.Kind.STORE, element, values.top(frame, 0), depth);
        }
    }

    private void add(Step.Kind kind, Expr target, Expr value, int depth) {
        steps.add(new Step(kind, target, value, depth, isGuarded));
    }

    /**
     * Traces values to the instructions that produced them, and keeps values separate that one instruction copies or
     * moves.
     */
    private static final class ValueSources extends SourceInterpreter {

        ValueSources() {
            super(Opcodes.ASM9);
        }

        @Override
        public SourceValue copyOperation(AbstractInsnNode instruction, SourceValue value) {
            boolean takesSeveral = instruction.getOpcode() >= Opcodes.DUP_X1 && instruction.getOpcode() <= Opcodes.SWAP;
            return takesSeveral ? value : super.copyOperation(instruction, value);
        }
    }

    /** Counts the loops around an instruction. A loop extends from its head to the last jump back to it. */
    private static final class LoopDepth {

        private final Map<Integer, Integer> lastJumpTo = new HashMap<>();

        LoopDepth(InsnList instructions) {
            for (int i = 0; i < instructions.size(); i++) {
                AbstractInsnNode each = instructions.get(i);
                if (each instanceof JumpInsnNode jump && instructions.indexOf(jump.label) <= i) {
                    lastJumpTo.merge(instructions.indexOf(jump.label), i, Math::max);
                }
            }
        }

        /** Returns the index of the last jump back by the index of each loop's head. */
        Map<Integer, Integer> loops() {
            return lastJumpTo;
        }

        int at(int index) {
            return (int) lastJumpTo.entrySet().stream()
                    .filter(loop -> loop.getKey() <= index && index <= loop.getValue()).count();
        }
    }

    /** Finds instructions within a {@code try} that catches unchecked exceptions. */
    private static final class CatchBlocks {

        private final MethodNode method;
        private final List<TryCatchBlockNode> blocks;

        CatchBlocks(MethodNode method, Classes classes) {
            this.method = method;
            blocks = method.tryCatchBlocks.stream().filter(block -> classes.isUnchecked(block.type)).toList();
        }

        /** Returns whether a block contains the instruction; javac leaves out the {@code return} at the end of a block. */
        boolean contain(int instruction) {
            int opcode = method.instructions.get(instruction).getOpcode();
            boolean returns = opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN;
            return blocks.stream().anyMatch(block -> method.instructions.indexOf(block.start) <= instruction
                    && instruction < method.instructions.indexOf(block.end) + (returns ? 2 : 0));
        }
    }
}
