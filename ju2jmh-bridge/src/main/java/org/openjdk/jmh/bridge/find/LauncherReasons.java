package org.openjdk.jmh.bridge.find;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.FieldInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;

/** What in a Jupiter test only JUnit itself can provide. */
final class JupiterDemands {

    private static final String EXTEND_WITH = JupiterFinder.API + "extension.ExtendWith";
    private static final String EXTENSIONS = JupiterFinder.API + "extension.Extensions";
    private static final String REGISTER = JupiterFinder.API + "extension.RegisterExtension";
    private static final String TEMP_DIR = JupiterFinder.API + "io.TempDir";
    private static final String AUTO_CLOSE = JupiterFinder.API + "AutoClose";

    private static final String PARAMETERIZED = "org.junit.jupiter.params.ParameterizedTest";
    private static final String OF_PARAMETERIZED = "org.junit.jupiter.params.ParameterizedTestExtension";

    private final MetaAnnotations meta;
    private final JupiterSettings settings;
    private final JupiterSupplies supplies;

    JupiterDemands(MetaAnnotations meta, JupiterSettings settings, JupiterSupplies supplies) {
        this.meta = meta;
        this.settings = settings;
        this.supplies = supplies;
    }

    static boolean isCondition(AnnotationInfo annotation) {
        return annotation.type().startsWith(JupiterFinder.API + "condition.");
    }

    /** The reason of a class, {@code null} if there is none. */
    @Nullable
    String ofClass(List<ClassInfo> members, List<AnnotationInfo> onClasses, Fixtures fixtures, boolean sharedNested,
                   List<ServedField> served) {
        if (settings.autodetection()) {
            return "junit-platform.properties switches the detection of extensions on";
        }
        if (sharedNested) {
            return "tests of a nested class share an instance of it or of an enclosing class";
        }
        String extension = extension(onClasses);
        if (extension != null) {
            return extension;
        }
        for (ClassInfo member : members) {
            String demand = member.fields().stream()
                    .filter(field -> !served.contains(ServedField.of(member, field)))
                    .map(this::ofField).filter(d -> d != null).findFirst()
                    .orElseGet(() -> ofConstructor(member));
            if (demand != null) {
                return demand;
            }
        }
        return fixtures.methods().filter(m -> !m.parameterTypes().isEmpty() && !supplies.toFixture(m, fixtures))
                .findFirst().map(m -> "JUnit supplies the parameters of " + m.signature()).orElse(null);
    }

    private @Nullable String ofField(FieldInfo field) {
        if (field.annotations().isEmpty()) {
            return null;
        }
        List<AnnotationInfo> all = meta.closure(field.annotations());
        if (supplies.toClass(field, all)) {
            return null;
        }
        for (AnnotationInfo annotation : all) {
            if (List.of(REGISTER, TEMP_DIR, AUTO_CLOSE).contains(annotation.type())) {
                return "JUnit serves a field (" + field.name() + ", @" + annotation.simpleName() + ")";
            }
        }
        return extension(all);
    }

    private @Nullable String ofConstructor(ClassInfo member) {
        boolean plain = !member.isConcrete() || Constructors.of(member, Framework.JUPITER) != null;
        return plain ? null : "JUnit supplies the arguments of the constructor of " + member.name();
    }

    /** The reason of a method, {@code null} if there is none. */
    @Nullable
    String ofMethod(MethodInfo method, List<AnnotationInfo> all) {
        boolean template = all.stream().anyMatch(a -> a.type().equals(JupiterFinder.API + "TestTemplate"));
        boolean repeated = all.stream().anyMatch(a -> a.type().equals(JupiterFinder.API + "RepeatedTest"));
        boolean parameterized = all.stream().anyMatch(a -> a.type().equals(PARAMETERIZED));
        if (template && !repeated && !(parameterized && supplies.toParameterizedTest(method))) {
            return "JUnit supplies the parameter sets";
        }
        if (all.stream().anyMatch(a -> a.type().equals(JupiterFinder.API + "TestFactory"))) {
            return "the test factory makes the tests";
        }
        if (!parameterized && !supplies.toTest(method)) {
            return "JUnit supplies the parameters " + String.join(", ", method.parameterTypes());
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
                return "the test has the extensions " + annotation.list("value");
            }
        }
        return null;
    }

    /** JUnit's own conditions are extensions on condition annotations; they do nothing while the test runs. */
    private static boolean belongsToCondition(List<AnnotationInfo> all, int extendWith) {
        for (int i = extendWith - 1; i >= 0; i--) {
            if (isCondition(all.get(i))) {
                return all.get(extendWith).list("value").toString().contains(JupiterFinder.API + "condition.");
            }
        }
        return false;
    }
}
