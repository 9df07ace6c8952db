package org.openjdk.jmh.bridge.deadcode;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.openjdk.jmh.bridge.read.TestClassPath;

/**
 * Decides whether a method has no side effect, from its code and that of all methods that it calls. If some of this
 * code is unknown, such as that of an interface or a native method, the answer is no.
 */
final class PureMethods {

    /** Depth of calls after which a method counts as impure; bounds the time of the analysis. */
    private static final int DEPTH = 6;

    private final TestClassPath classPath;
    private final Map<String, Optional<ClassNode>> classes = new HashMap<>();
    private final Map<String, Boolean> known = new HashMap<>();

    PureMethods(TestClassPath classPath) {
        this.classPath = classPath;
    }

    /** Returns a class by its internal name. */
    Optional<ClassNode> find(String name) {
        return classes.computeIfAbsent(name, each -> classPath.bytes(each.replace('/', '.')).map(bytes -> {
            ClassNode node = new ClassNode();
            new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
            return node;
        }));
    }

    /** Returns whether a call has no side effect; {@code flow} belongs to the method that contains the call. */
    boolean isPure(MethodInsnNode call, ResultFlow flow) {
        return isPure(call, flow, DEPTH);
    }

    /**
     * Returns whether a pure call takes time: its method creates objects, calls methods or has a loop. Getters do not.
     */
    boolean isWork(MethodInsnNode call, ResultFlow flow) {
        return declared(receiver(call, flow), call).map(each -> isWork(each.method.instructions)).orElse(false);
    }

    private static boolean isWork(InsnList instructions) {
        for (AbstractInsnNode each : instructions) {
            boolean isBackward = each instanceof JumpInsnNode jump
                    && instructions.indexOf(jump.label) < instructions.indexOf(jump);
            boolean isCall = each instanceof MethodInsnNode call && !ResultFlow.isBoxing(call)
                    || each instanceof InvokeDynamicInsnNode;
            if (isBackward || isCall || isNew(each)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a pure call always returns an object that its method creates. */
    boolean makesObject(MethodInsnNode call, ResultFlow around) {
        return declared(receiver(call, around), call).map(PureMethods::makesObject).orElse(false);
    }

    private static boolean makesObject(Declared declared) {
        try {
            ResultFlow flow = new ResultFlow(declared.type.name, declared.method);
            for (AbstractInsnNode each : declared.method.instructions) {
                if (each.getOpcode() == Opcodes.ARETURN && flow.isReachable(each)
                        && !(flow.makers(each, 0).stream().allMatch(PureMethods::isNew)
                                && !flow.makers(each, 0).isEmpty())) {
                    return false;
                }
            }
            return declared.method.desc.endsWith(";");
        } catch (AnalyzerException e) {
            return false;
        }
    }

    private boolean isPure(MethodInsnNode call, ResultFlow flow, int depth) {
        String owner = receiver(call, flow);
        String key = owner + "." + call.name + call.desc;
        Boolean before = known.get(key);
        if (before != null) {
            return before;
        }
        // A recursive method may not terminate, so it counts as impure.
        known.put(key, false);
        boolean isPure = depth > 0 && declared(owner, call).map(each -> isPure(each, depth)).orElse(false);
        known.put(key, isPure);
        return isPure;
    }

    /** Returns the class of the receiver if the calling method creates it; otherwise the class named by the call. */
    private static String receiver(MethodInsnNode call, ResultFlow flow) {
        if (call.getOpcode() != Opcodes.INVOKEVIRTUAL && call.getOpcode() != Opcodes.INVOKEINTERFACE) {
            return call.owner;
        }
        Set<AbstractInsnNode> makers = flow.makers(call, Type.getArgumentTypes(call.desc).length);
        return makers.size() == 1 && makers.iterator().next() instanceof TypeInsnNode made
                && made.getOpcode() == Opcodes.NEW ? made.desc : call.owner;
    }

    private record Declared(ClassNode type, MethodNode method) {
    }

    private Optional<Declared> declared(@Nullable String owner, MethodInsnNode call) {
        for (String name = owner; name != null;) {
            Optional<ClassNode> type = find(name);
            if (type.isEmpty()) {
                return Optional.empty();
            }
            for (MethodNode method : type.get().methods) {
                if (method.name.equals(call.name) && method.desc.equals(call.desc)) {
                    return Optional.of(new Declared(type.get(), method));
                }
            }
            name = type.get().superName;
        }
        return Optional.empty();
    }

    private boolean isPure(Declared declared, int depth) {
        MethodNode method = declared.method;
        if (method.name.equals("<init>") && declared.type.name.equals("java/lang/Object")) {
            return true;
        }
        int hidden = Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT | Opcodes.ACC_SYNCHRONIZED;
        if ((method.access & hidden) != 0) {
            return false;
        }
        try {
            ResultFlow flow = new ResultFlow(declared.type.name, method);
            return Stream.of(method.instructions.toArray())
                    .noneMatch(each -> flow.isReachable(each) && hasEffect(each, flow, method, depth));
        } catch (AnalyzerException e) {
            // Code that cannot be analyzed may have side effects.
            return false;
        }
    }

    private boolean hasEffect(AbstractInsnNode each, ResultFlow flow, MethodNode method, int depth) {
        return switch (each.getOpcode()) {
            case Opcodes.PUTSTATIC, Opcodes.MONITORENTER, Opcodes.MONITOREXIT -> true;
            case Opcodes.PUTFIELD -> !isOwn(each, 1, flow, method) || isVolatile((FieldInsnNode) each);
            case Opcodes.AASTORE, Opcodes.BASTORE, Opcodes.CASTORE, Opcodes.SASTORE, Opcodes.IASTORE, Opcodes.FASTORE,
                    Opcodes.LASTORE, Opcodes.DASTORE ->
                !isOwn(each, 2, flow, method);
            case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKESPECIAL, Opcodes.INVOKESTATIC, Opcodes.INVOKEINTERFACE ->
                !isPure((MethodInsnNode) each, flow, depth - 1);
            default -> false;
        };
    }

    private boolean isVolatile(FieldInsnNode field) {
        return find(field.owner).stream().flatMap(type -> type.fields.stream())
                .anyMatch(each -> each.name.equals(field.name) && (each.access & Opcodes.ACC_VOLATILE) != 0);
    }

    /** Returns whether a changed object was created by the method, or is the one that a constructor initializes. */
    private static boolean isOwn(AbstractInsnNode change, int fromTop, ResultFlow flow, MethodNode method) {
        if (method.name.equals("<init>") && change.getOpcode() == Opcodes.PUTFIELD && flow.isSelf(change, fromTop)) {
            return true;
        }
        Set<AbstractInsnNode> makers = flow.makers(change, fromTop);
        return !makers.isEmpty() && makers.stream().allMatch(PureMethods::isNew);
    }

    private static boolean isNew(AbstractInsnNode maker) {
        return switch (maker.getOpcode()) {
            case Opcodes.NEW, Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.MULTIANEWARRAY -> true;
            default -> false;
        };
    }
}
