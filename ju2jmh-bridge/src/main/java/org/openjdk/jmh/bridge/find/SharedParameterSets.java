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
 * Tells which parameterised tests of a class have the same parameter sets, so that JUnit need not make the same arguments,
 * which may be key stores or files, for each of them. Where a class file does not prove it, a test stands alone.
 */
public final class ParameterSources {

    private static final String PARAMS = "org.junit.jupiter.params.";
    private static final String PARAMETERIZED = PARAMS + "ParameterizedTest";
    private static final String PROVIDER = PARAMS + "provider.ArgumentsSource";
    private static final String FACTORY = PARAMS + "provider.MethodSource";
    /** What changes neither the parameter sets nor their names. */
    private static final Set<String> WITHOUT_EFFECT =
            Set.of(JupiterFinder.API + "Tag", JupiterFinder.API + "Timeout", JupiterFinder.API + "Order");
    /** The place of the context among the local variables of {@code provideArguments(ExtensionContext)}. */
    private static final int CONTEXT = 1;

    private final TestClassPath classPath;
    private final Map<String, Boolean> independent = new HashMap<>();

    /**
     * Prepares the comparison.
     *
     * @param classPath where the providers are
     */
    public ParameterSources(TestClassPath classPath) {
        this.classPath = classPath;
    }

    /**
     * Finds tests whose parameter sets are those of another one.
     *
     * @param type a test class
     * @return such tests, each with the one that stands for it
     */
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
            if (source || annotation.type().equals(PARAMETERIZED)) {
                key.add(annotation);
                sources += source ? 1 : 0;
            } else if (!WITHOUT_EFFECT.contains(annotation.type())) {
                return Optional.empty();
            }
        }
        return sources == 1 ? Optional.of(key) : Optional.empty();
    }

    /** Whether an annotation names where arguments come from, and nothing there can know which test asks for them. */
    private boolean isSource(AnnotationInfo annotation) {
        if (annotation.type().equals(FACTORY)) {
            // Without a name it is the method that is called like the test.
            return !annotation.list("value").isEmpty() && !annotation.list("value").contains("")
                    && annotation.list("value").stream().noneMatch(name -> name.toString().contains("("));
        }
        return annotation.type().equals(PROVIDER)
                && annotation.text("value").map(name -> independent.computeIfAbsent(name, this::ignoresItsContext))
                        .orElse(false);
    }

    /** A provider that never reads the context it is given cannot know the test, unless a superclass tells it. */
    private boolean ignoresItsContext(String provider) {
        boolean plain = classPath.find(provider)
                .map(c -> "java.lang.Object".equals(c.superName())
                        && c.interfaces().equals(List.of(PARAMS + "provider.ArgumentsProvider")))
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
