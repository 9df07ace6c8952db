package org.openjdk.jmh.bridge.find;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.FieldInfo;
import org.openjdk.jmh.bridge.read.Hierarchy;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/**
 * Decides which injected values JUnit Jupiter can supply in advance, so that a plain call can use them: arguments of
 * parameterized tests, {@code TestInfo}, temporary folders, and everything that the class gets once. Values that an
 * extension creates for a single test are excluded.
 */
final class JupiterInjection {

    private static final String TEMP_DIR = JupiterFinder.API + "io.TempDir";
    private static final String REGISTER = JupiterFinder.API + "extension.RegisterExtension";
    private static final String EXTENSION_PACKAGE = JupiterFinder.API + "extension.";
    /** Types of extensions that act only before and after all tests of a class. */
    private static final Set<String> AROUND_ALL = Set.of(EXTENSION_PACKAGE + "Extension",
            EXTENSION_PACKAGE + "BeforeAllCallback", EXTENSION_PACKAGE + "AfterAllCallback");
    private static final String EXTEND_WITH = JupiterFinder.API + "extension.ExtendWith";
    private static final String TEST_REPORTER = JupiterFinder.API + "TestReporter";
    private static final String INVOCATION = JupiterFinder.API + "extension.InvocationInterceptor$Invocation";
    /** Parameter types whose values stay the same for all invocations of a test. */
    private static final Set<String> ABOUT_THE_TEST =
            Set.of(JupiterFinder.API + "TestInfo", JupiterFinder.API + "RepetitionInfo");

    private final TestClassPath classPath;
    private final MetaAnnotations meta;
    private final boolean canCapture;

    JupiterInjection(TestClassPath classPath, MetaAnnotations meta) {
        this.classPath = classPath;
        this.meta = meta;
        // JUnit before 5.6 cannot skip a test, so its arguments cannot be captured.
        this.canCapture = classPath.find(INVOCATION)
                .map(type -> type.methods().stream().anyMatch(method -> method.name().equals("skip"))).orElse(false);
    }

    boolean canSupplyParameterizedTest(MethodInfo test) {
        return canCapture && !test.parameterTypes().contains(TEST_REPORTER) && isWithoutExtension(test);
    }

    /** Returns whether all parameters of a test can be supplied. */
    boolean canSupplyTest(MethodInfo test) {
        List<String> others = test.parameterTypes().stream().filter(type -> !ABOUT_THE_TEST.contains(type)).toList();
        return test.parameterTypes().isEmpty()
                || canCapture && others.size() == folders(test) && isWithoutExtension(test);
    }

    private long folders(MethodInfo method) {
        return meta.closure(method.onParameters()).stream().filter(each -> each.type().equals(TEMP_DIR)).count();
    }

    /**
     * Returns whether all parameters of a fixture can be supplied. They are captured by type, so a second folder is
     * ambiguous.
     */
    boolean canSupplyFixture(MethodInfo fixture, Fixtures fixtures) {
        boolean once = fixtures.classLevel().anyMatch(fixture::equals);
        return once ? canCapture && isWithoutExtension(fixture)
                : canSupplyTest(fixture) && fixtures.methods().mapToLong(this::folders).sum() <= 1;
    }

    /** Returns the fields that JUnit sets to a temporary folder before each test. */
    List<InjectedField> injectedFields(List<ClassInfo> members) {
        return members.stream().flatMap(member -> member.fields().stream()
                .filter(field -> canCapture && !field.is(Opcodes.ACC_STATIC) && !field.annotations().isEmpty()
                        && MetaAnnotations.contains(meta.closure(field.annotations()), TEMP_DIR)
                        && isWithoutExtension(meta.closure(field.annotations())))
                .map(field -> InjectedField.of(member, field))).toList();
    }

    /**
     * Returns whether JUnit injects a static field once, or the field contains an extension that acts around all tests.
     */
    boolean canSupplyClass(FieldInfo field, List<AnnotationInfo> onField) {
        boolean isInjected = MetaAnnotations.contains(onField, TEMP_DIR)
                || MetaAnnotations.contains(onField, REGISTER) && isAroundAll(field);
        return canCapture && field.is(Opcodes.ACC_STATIC) && isInjected && isWithoutExtension(onField);
    }

    private boolean isAroundAll(FieldInfo field) {
        Type type = Type.getType(field.descriptor());
        return type.getSort() == Type.OBJECT && classPath.find(type.getClassName())
                .filter(ClassInfo::isConcrete)
                .map(extension -> new Hierarchy(classPath, extension).interfaces().stream().map(ClassInfo::name)
                        .filter(name -> name.startsWith(EXTENSION_PACKAGE)).allMatch(AROUND_ALL::contains))
                .orElse(false);
    }

    /** Returns whether JUnit injects anything once for the class. */
    boolean suppliesClass(Stream<FieldInfo> fields, Fixtures fixtures) {
        return fixtures.classLevel().anyMatch(method -> !method.parameterTypes().isEmpty())
                || fields.anyMatch(field -> canSupplyClass(field, meta.closure(field.annotations())));
    }

    /** Returns whether a test or a fixture around it has parameters. */
    static boolean suppliesTest(MethodInfo test, Fixtures fixtures) {
        return Stream.concat(Stream.of(test),
                Stream.concat(fixtures.beforeEach().stream(), fixtures.afterEach().stream())
                        .map(Fixtures.Call::method))
                .anyMatch(method -> !method.parameterTypes().isEmpty());
    }

    private boolean isWithoutExtension(MethodInfo method) {
        return isWithoutExtension(meta.closure(method.onParameters()));
    }

    private static boolean isWithoutExtension(List<AnnotationInfo> annotations) {
        return !MetaAnnotations.contains(annotations, EXTEND_WITH);
    }
}
