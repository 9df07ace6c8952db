package org.openjdk.jmh.bridge.find;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.FieldInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;

/** Decides which Jupiter tests only JUnit's launcher can run. */
record LauncherReasons(MetaAnnotations meta, JupiterSettings settings, JupiterInjection injection) {

    private static final String EXTEND_WITH = JupiterFinder.API + "extension.ExtendWith";
    private static final String EXTENSIONS = JupiterFinder.API + "extension.Extensions";
    private static final String REGISTER = JupiterFinder.API + "extension.RegisterExtension";
    private static final String TEMP_DIR = JupiterFinder.API + "io.TempDir";
    private static final String AUTO_CLOSE = JupiterFinder.API + "AutoClose";

    private static final String OF_PARAMETERIZED = MetaAnnotations.PARAMETERIZED_TEST + "Extension";

    static boolean isCondition(AnnotationInfo annotation) {
        return annotation.type().startsWith(JupiterFinder.API + "condition.");
    }

    /** Returns why only JUnit can run tests of a class; null if plain calls can. */
    @Nullable
    String ofClass(List<ClassInfo> members, List<AnnotationInfo> onClasses, Fixtures fixtures, boolean sharedNested,
                   List<InjectedField> injectedFields) {
        if (settings.autodetection()) {
            return "junit-platform.properties enables autodetection of extensions";
        }
        if (sharedNested) {
            return "nested tests share an object of their class or of an enclosing class";
        }
        String extension = extension(onClasses);
        if (extension != null) {
            return extension;
        }
        for (ClassInfo member : members) {
            String launcherReason = member.fields().stream()
                    .filter(field -> !injectedFields.contains(InjectedField.of(member, field)))
                    .map(this::ofField).filter(d -> d != null).findFirst()
                    .orElseGet(() -> ofConstructor(member));
            if (launcherReason != null) {
                return launcherReason;
            }
        }
        return fixtures.methods().filter(m -> !m.parameterTypes().isEmpty() && !injection.canSupplyFixture(m, fixtures))
                .findFirst().map(m -> "JUnit supplies the arguments of " + m.signature()).orElse(null);
    }

    private @Nullable String ofField(FieldInfo field) {
        if (field.annotations().isEmpty()) {
            return null;
        }
        List<AnnotationInfo> all = meta.closure(field.annotations());
        if (injection.canSupplyClass(field, all)) {
            return null;
        }
        for (AnnotationInfo annotation : all) {
            if (List.of(REGISTER, TEMP_DIR, AUTO_CLOSE).contains(annotation.type())) {
                return "JUnit sets a field (" + field.name() + ", @" + annotation.simpleName() + ")";
            }
        }
        return extension(all);
    }

    private @Nullable String ofConstructor(ClassInfo member) {
        boolean plain = !member.isConcrete() || Constructors.of(member, Framework.JUPITER) != null;
        return plain ? null : "JUnit supplies the arguments of the constructor of " + member.name();
    }

    /** Returns why only JUnit can run a method; null if a plain call can. */
    @Nullable
    String ofMethod(MethodInfo method, List<AnnotationInfo> all) {
        boolean template = all.stream().anyMatch(a -> a.type().equals(JupiterFinder.API + "TestTemplate"));
        boolean repeated = all.stream().anyMatch(a -> a.type().equals(JupiterFinder.API + "RepeatedTest"));
        boolean parameterized = all.stream().anyMatch(a -> a.type().equals(MetaAnnotations.PARAMETERIZED_TEST));
        if (template && !repeated && !(parameterized && injection.canSupplyParameterizedTest(method))) {
            return "JUnit supplies the parameter sets";
        }
        if (all.stream().anyMatch(a -> a.type().equals(JupiterFinder.API + "TestFactory"))) {
            return "a test factory creates the tests at run time";
        }
        if (!parameterized && !injection.canSupplyTest(method)) {
            return "JUnit supplies arguments of the types " + String.join(", ", method.parameterTypes());
        }
        return extension(all);
    }

    private static @Nullable String extension(List<AnnotationInfo> all) {
        for (int i = 0; i < all.size(); i++) {
            AnnotationInfo annotation = all.get(i);
            if (annotation.type().equals(EXTENSIONS)) {
                return "the test has several extensions";
            }
            boolean ofJUnit = belongsToCondition(all, i) || annotation.list("value").equals(List.of(OF_PARAMETERIZED));
            if (annotation.type().equals(EXTEND_WITH) && !ofJUnit) {
                return "the test uses the extensions " + annotation.list("value");
            }
        }
        return null;
    }

    /** Returns whether an extension implements a condition of JUnit. Such an extension does nothing during the test. */
    private static boolean belongsToCondition(List<AnnotationInfo> all, int extendWith) {
        for (int i = extendWith - 1; i >= 0; i--) {
            if (isCondition(all.get(i))) {
                return all.get(extendWith).list("value").toString().contains(JupiterFinder.API + "condition.");
            }
        }
        return false;
    }
}
