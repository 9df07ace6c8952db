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
 * What JUnit Jupiter supplies before a test and a plain call can take: arguments of parameterised tests, what it tells of a
 * test, folders for a test, and what it supplies to a class once. What extensions make around a test is none of it.
 */
final class JupiterSupplies {

    private static final String TEMP_DIR = JupiterFinder.API + "io.TempDir";
    private static final String REGISTER = JupiterFinder.API + "extension.RegisterExtension";
    private static final String EXTENSION_PACKAGE = JupiterFinder.API + "extension.";
    /** What an extension may be that is asked before and after all tests only. */
    private static final Set<String> AROUND_ALL = Set.of(EXTENSION_PACKAGE + "Extension",
            EXTENSION_PACKAGE + "BeforeAllCallback", EXTENSION_PACKAGE + "AfterAllCallback");
    private static final String EXTEND_WITH = JupiterFinder.API + "extension.ExtendWith";
    private static final String TEST_REPORTER = JupiterFinder.API + "TestReporter";
    private static final String INVOCATION = JupiterFinder.API + "extension.InvocationInterceptor$Invocation";
    /** What does not change as long as the same test is run. */
    private static final Set<String> ABOUT_THE_TEST =
            Set.of(JupiterFinder.API + "TestInfo", JupiterFinder.API + "RepetitionInfo");

    private final TestClassPath classPath;
    private final MetaAnnotations meta;
    private final boolean canBeAsked;

    JupiterSupplies(TestClassPath classPath, MetaAnnotations meta) {
        this.classPath = classPath;
        this.meta = meta;
        // Before release 5.6 nothing could take the arguments of a test without running it.
        this.canBeAsked = classPath.find(INVOCATION)
                .map(type -> type.methods().stream().anyMatch(method -> method.name().equals("skip"))).orElse(false);
    }

    boolean toParameterizedTest(MethodInfo test) {
        return canBeAsked && !test.parameterTypes().contains(TEST_REPORTER) && isWithoutExtension(test);
    }

    /** Whether a test has no parameters, or none but folders and those that tell of it. */
    boolean toTest(MethodInfo test) {
        List<String> others = test.parameterTypes().stream().filter(type -> !ABOUT_THE_TEST.contains(type)).toList();
        return test.parameterTypes().isEmpty()
                || canBeAsked && others.size() == folders(test) && isWithoutExtension(test);
    }

    private long folders(MethodInfo method) {
        return meta.closure(method.onParameters()).stream().filter(each -> each.type().equals(TEMP_DIR)).count();
    }

    /** Fixtures are told things by their types, so that there must not be two folders. */
    boolean toFixture(MethodInfo fixture, Fixtures fixtures) {
        boolean once = fixtures.classLevel().anyMatch(fixture::equals);
        return once ? canBeAsked && isWithoutExtension(fixture)
                : toTest(fixture) && fixtures.methods().mapToLong(this::folders).sum() <= 1;
    }

    /** The fields in which JUnit puts a folder before each test. */
    List<ServedField> toTestObject(List<ClassInfo> members) {
        return members.stream().flatMap(member -> member.fields().stream()
                .filter(field -> canBeAsked && !field.is(Opcodes.ACC_STATIC) && !field.annotations().isEmpty()
                        && has(meta.closure(field.annotations()), TEMP_DIR)
                        && isWithoutExtension(meta.closure(field.annotations())))
                .map(field -> ServedField.of(member, field))).toList();
    }

    /** Whether JUnit serves a field once, before all tests, or an extension in it serves the class in this way. */
    boolean toClass(FieldInfo field, List<AnnotationInfo> onField) {
        boolean served = has(onField, TEMP_DIR) || has(onField, REGISTER) && isAroundAll(field);
        return canBeAsked && field.is(Opcodes.ACC_STATIC) && served && isWithoutExtension(onField);
    }

    private static boolean has(List<AnnotationInfo> annotations, String type) {
        return annotations.stream().anyMatch(annotation -> annotation.type().equals(type));
    }

    private boolean isAroundAll(FieldInfo field) {
        Type type = Type.getType(field.descriptor());
        return type.getSort() == Type.OBJECT && classPath.find(type.getClassName())
                .filter(ClassInfo::isConcrete)
                .map(extension -> new Hierarchy(classPath, extension).interfaces().stream().map(ClassInfo::name)
                        .filter(name -> name.startsWith(EXTENSION_PACKAGE)).allMatch(AROUND_ALL::contains))
                .orElse(false);
    }

    /** Whether JUnit supplies something to the class. */
    boolean anythingToClass(Stream<FieldInfo> fields, Fixtures fixtures) {
        return fixtures.classLevel().anyMatch(method -> !method.parameterTypes().isEmpty())
                || fields.anyMatch(field -> toClass(field, meta.closure(field.annotations())));
    }

    /** Whether JUnit supplies something to a test or to the fixtures around it. */
    static boolean anythingToTest(MethodInfo test, Fixtures fixtures) {
        return Stream.concat(Stream.of(test),
                Stream.concat(fixtures.beforeEach().stream(), fixtures.afterEach().stream())
                        .map(Fixtures.Call::method))
                .anyMatch(method -> !method.parameterTypes().isEmpty());
    }

    private boolean isWithoutExtension(MethodInfo method) {
        return isWithoutExtension(meta.closure(method.onParameters()));
    }

    private static boolean isWithoutExtension(List<AnnotationInfo> annotations) {
        return !has(annotations, EXTEND_WITH);
    }
}
