package org.openjdk.jmh.bridge.deadcode;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.openjdk.jmh.bridge.find.TestMethod;
import org.openjdk.jmh.bridge.read.TestClassPath;

/**
 * Finds results that the JIT compiler may remove when a test becomes a benchmark. These are new objects, and results of
 * calls without side effects, that nothing uses or that only an assertion checks for null.
 *
 * <p>Calls that may have side effects are ignored, and so are calls whose exceptions the test catches.
 */
public final class DeadResults {

    private static final Set<String> ASSERTIONS = Set.of("org/junit/Assert", "org/junit/jupiter/api/Assertions",
            "junit/framework/Assert", "junit/framework/TestCase");

    private static final List<String> MOCKS = List.of("org/mockito/", "org/easymock/", "org/jmock/", "mockit/");

    private final PureMethods methods;

    public DeadResults(TestClassPath classPath) {
        methods = new PureMethods(classPath);
    }

    /** Returns the unused results of a test method in the order of their lines. Ignores other methods of its class. */
    public List<DeadResult> of(TestMethod test) {
        String owner = test.method().owner().replace('.', '/');
        Optional<ClassNode> type = test.expected() == null ? methods.find(owner) : Optional.empty();
        Optional<MethodNode> method = type.stream().flatMap(each -> each.methods.stream()).filter(
                each -> each.name.equals(test.method().name()) && each.desc.equals(test.method().descriptor()))
                .findFirst();
        if (method.isEmpty() || expectsExceptions(method.get())) {
            return List.of();
        }
        try {
            String file = Objects.requireNonNullElse(type.orElseThrow().sourceFile, "");
            return new Search(file, method.get(), new ResultFlow(owner, method.get())).results();
        } catch (AnalyzerException e) {
            // TestReader reports damaged classes.
            return List.of();
        }
    }

    /** Returns whether a method uses JUnit 4's rule for tests that end with an exception. */
    private static boolean expectsExceptions(MethodNode method) {
        return Stream.of(method.instructions.toArray()).anyMatch(each -> each instanceof MethodInsnNode call
                && call.owner.equals("org/junit/rules/ExpectedException"));
    }

    private final class Search {

        private final String file;
        private final MethodNode method;
        private final ResultFlow flow;
        private final Set<AbstractInsnNode> inAsserts;

        Search(String file, MethodNode method, ResultFlow flow) {
            this.file = file;
            this.method = method;
            this.flow = flow;
            inAsserts = asserts(method.instructions);
        }

        List<DeadResult> results() {
            List<DeadResult> results = new ArrayList<>();
            for (AbstractInsnNode each : method.instructions) {
                String what = flow.isReachable(each) && !isCaught(each) ? result(each) : "";
                String why = what.isEmpty() ? "" : why(each, what);
                if (!why.isEmpty()) {
                    results.add(new DeadResult(file, line(each), why));
                }
            }
            return results;
        }

        /** Describes the result of an instruction; empty if there is none, or if the instruction has side effects. */
        private String result(AbstractInsnNode each) {
            if (each instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW) {
                boolean isPure = flow.users(each).stream().filter(user -> setsUp(user, each))
                        .allMatch(call -> methods.isPure((MethodInsnNode) call, flow));
                return isPure ? "the new " + simple(made.desc) : "";
            }
            if (each instanceof MethodInsnNode call && !call.desc.endsWith(")V")
                    && !ResultFlow.isBoxing(call) && !isOfAMock(call) && methods.isPure(call, flow)
                    && methods.isWork(call, flow)) {
                return "the result of " + simple(call.owner) + "." + call.name + "()";
            }
            return "";
        }

        private String why(AbstractInsnNode each, String what) {
            Set<AbstractInsnNode> users = new HashSet<>(flow.users(each));
            users.removeIf(user -> setsUp(user, each));
            if (users.isEmpty()) {
                return "nothing uses " + what;
            }
            if (users.stream().allMatch(DeadResults::asksForNull) && isNeverNull(each)) {
                return "only assertNotNull uses " + what;
            }
            return !inAsserts.contains(each) && inAsserts.containsAll(users)
                    ? "only an assert statement, which is off in forks, uses " + what : "";
        }

        /** Returns whether an instruction is the constructor call of a new object. */
        private boolean setsUp(AbstractInsnNode user, AbstractInsnNode made) {
            return user instanceof MethodInsnNode call && call.name.equals("<init>")
                    && flow.makers(call, Type.getArgumentTypes(call.desc).length).contains(made);
        }

        /** Returns whether {@code assertNotNull} can never fail for a result. */
        private boolean isNeverNull(AbstractInsnNode each) {
            return each.getOpcode() == Opcodes.NEW || methods.makesObject((MethodInsnNode) each, flow);
        }

        /** Returns whether a call configures a mock, which is a side effect. */
        private boolean isOfAMock(MethodInsnNode call) {
            return call.getOpcode() != Opcodes.INVOKESTATIC
                    && flow.makers(call, Type.getArgumentTypes(call.desc).length).stream()
                            .anyMatch(maker -> maker instanceof MethodInsnNode made
                                    && MOCKS.stream().anyMatch(made.owner::startsWith));
        }

        /**
         * Returns whether a handler catches exceptions of an instruction. Handlers of finally blocks, without type,
         * don't count.
         */
        private boolean isCaught(AbstractInsnNode each) {
            int at = method.instructions.indexOf(each);
            return method.tryCatchBlocks.stream().anyMatch(block -> block.type != null
                    && method.instructions.indexOf(block.start) <= at && at < method.instructions.indexOf(block.end));
        }
    }

    private static boolean asksForNull(AbstractInsnNode user) {
        return user instanceof MethodInsnNode call && call.name.equals("assertNotNull")
                && ASSERTIONS.contains(call.owner);
    }

    /** Returns the instructions of {@code assert} statements, which are skipped if assertions are off. */
    private static Set<AbstractInsnNode> asserts(InsnList all) {
        Set<AbstractInsnNode> inside = new HashSet<>();
        for (AbstractInsnNode each : all) {
            if (each instanceof FieldInsnNode field && field.name.equals("$assertionsDisabled")
                    && each.getNext() instanceof JumpInsnNode jump && jump.getOpcode() == Opcodes.IFNE) {
                for (AbstractInsnNode next = jump; next != null && next != jump.label; next = next.getNext()) {
                    inside.add(next);
                }
            }
        }
        return inside;
    }

    private static int line(AbstractInsnNode instruction) {
        for (AbstractInsnNode each = instruction; each != null; each = each.getPrevious()) {
            if (each instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }

    private static String simple(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '.');
    }
}
