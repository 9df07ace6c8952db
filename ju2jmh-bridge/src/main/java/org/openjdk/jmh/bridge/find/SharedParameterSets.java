package org.openjdk.jmh.bridge.find;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/**
 * Finds parameterized tests of a class that have the same parameter sets, so that JUnit creates their arguments, which
 * may be key stores or files, only once. If the class files do not prove it, tests are treated as different.
 */
public final class SharedParameterSets {

    private static final String PROVIDER = MetaAnnotations.PROVIDER + "ArgumentsSource";
    private static final String FACTORY = MetaAnnotations.PROVIDER + "MethodSource";
    /** Annotations that change neither parameter sets nor their names. */
    private static final Set<String> WITHOUT_EFFECT =
            Set.of(JupiterFinder.API + "Tag", JupiterFinder.API + "Timeout", JupiterFinder.API + "Order");
    /** Index of the context among the local variables of {@code provideArguments(ExtensionContext)}. */
    private static final int CONTEXT = 1;

    private final TestClassPath classPath;
    private final Map<String, Boolean> independent = new HashMap<>();

    public SharedParameterSets(TestClassPath classPath) {
        this.classPath = classPath;
    }

    /** Returns each test with the same parameter sets as an earlier one, mapped to that one. */
    public Map<TestMethod, TestMethod> sameAsAnother(TestClass type) {
        Map<List<?>, TestMethod> first = new HashMap<>();
        Map<TestMethod, TestMethod> same = new HashMap<>();
        for (TestMethod test : type.methods()) {
            Optional<List<?>> key = test.skip() == null && !test.conditional() ? key(test.method()) : Optional.empty();
            key.map(k -> first.putIfAbsent(k, test)).ifPresent(other -> same.put(test, other));
        }
        return same;
    }

    private Optional<List<?>> key(MethodInfo method) {
        List<Object> key = new ArrayList<>(List.of(method.parameterTypes()));
        int sources = 0;
        for (AnnotationInfo annotation : method.annotations()) {
            boolean source = isSource(annotation);
            if (source || annotation.type().equals(MetaAnnotations.PARAMETERIZED_TEST)) {
                key.add(annotation);
                sources += source ? 1 : 0;
            } else if (!WITHOUT_EFFECT.contains(annotation.type())) {
                return Optional.empty();
            }
        }
        return sources == 1 ? Optional.of(key) : Optional.empty();
    }

    /** Returns whether an annotation is a source of arguments that cannot depend on the test. */
    private boolean isSource(AnnotationInfo annotation) {
        if (annotation.type().equals(FACTORY)) {
            // Without a value, the factory is the method with the test's name.
            return !annotation.list("value").isEmpty() && !annotation.list("value").contains("")
                    && annotation.list("value").stream().noneMatch(name -> name.toString().contains("("));
        }
        return annotation.type().equals(PROVIDER)
                && annotation.text("value").map(name -> independent.computeIfAbsent(name, this::ignoresItsContext))
                        .orElse(false);
    }

    /** Returns whether a provider never reads its context, from which it could find out the test. */
    private boolean ignoresItsContext(String provider) {
        boolean plain = classPath.find(provider)
                .map(c -> "java.lang.Object".equals(c.superName())
                        && c.interfaces().equals(List.of(MetaAnnotations.PROVIDER + "ArgumentsProvider")))
                .orElse(false);
        return plain && classPath.bytes(provider).map(bytes -> !readsContext(bytes)).orElse(false);
    }

    private static boolean readsContext(byte[] bytes) {
        boolean[] reads = {false};
        new ClassReader(bytes).accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public @Nullable MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                                                       String[] exceptions) {
                boolean takesContext = name.equals("provideArguments") && (access & Opcodes.ACC_BRIDGE) == 0;
                return !takesContext ? null : new MethodVisitor(Opcodes.ASM9) {
                    @Override
                    public void visitVarInsn(int opcode, int variable) {
                        reads[0] |= opcode == Opcodes.ALOAD && variable == CONTEXT;
                    }
                };
            }
        }, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return reads[0];
    }
}
