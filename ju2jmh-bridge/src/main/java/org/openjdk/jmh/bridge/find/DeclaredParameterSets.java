package org.openjdk.jmh.bridge.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.FieldInfo;
import org.openjdk.jmh.bridge.read.MethodInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/**
 * The parameter sets of tests whose annotations tell all of them, so that JUnit need not be asked. Where something is in doubt,
 * such as a name of a test's own for each set, nothing is told.
 */
final class DeclaredSets {

    private static final String PARAMS = "org.junit.jupiter.params.";
    private static final String PROVIDER = PARAMS + "provider.";
    private static final Set<String> OF_ENUMS = Set.of("value", "names", "mode");

    private final TestClassPath classPath;
    private final MetaAnnotations meta;

    DeclaredSets(TestClassPath classPath, MetaAnnotations meta) {
        this.classPath = classPath;
        this.meta = meta;
    }

    /** What people may call each set, in JUnit's order; empty if the annotations do not tell. */
    Optional<List<String>> of(MethodInfo test) {
        boolean parameterized = false;
        List<String> sets = new ArrayList<>();
        for (AnnotationInfo annotation : test.annotations()) {
            if (annotation.type().equals(PARAMS + "ParameterizedTest")) {
                if (annotation.values().containsKey("name")) {
                    return Optional.empty();
                }
                parameterized = true;
            } else if (isAboutParameters(annotation)) {
                Optional<List<String>> told = told(annotation, test);
                if (told.isEmpty()) {
                    return Optional.empty();
                }
                sets.addAll(told.get());
            }
        }
        return parameterized && !sets.isEmpty() ? Optional.of(sets) : Optional.empty();
    }

    private boolean isAboutParameters(AnnotationInfo annotation) {
        return meta.closure(List.of(annotation)).stream().anyMatch(each -> each.type().startsWith(PARAMS));
    }

    private Optional<List<String>> told(AnnotationInfo source, MethodInfo test) {
        if (!source.type().startsWith(PROVIDER)) {
            return Optional.empty();
        }
        return switch (source.simpleName()) {
            case "NullSource" -> Optional.of(List.of("null"));
            case "EmptySource" -> Optional.of(List.of("empty"));
            case "NullAndEmptySource" -> Optional.of(List.of("null", "empty"));
            case "ValueSource" -> Optional.of(source.values().values().stream()
                    .flatMap(values -> values instanceof List<?> list ? list.stream() : Stream.of(values))
                    .map(Object::toString).toList());
            case "CsvSource" -> source.values().containsKey("textBlock") ? Optional.empty()
                    : Optional.of(source.list("value").stream().map(Object::toString).toList());
            case "EnumSource" -> constants(source, test);
            default -> Optional.empty();
        };
    }

    /** The constants of an {@code @EnumSource} in JUnit's order; empty if only JUnit can tell them. */
    Optional<List<String>> constants(AnnotationInfo source, MethodInfo test) {
        String mode = source.text("mode").orElse("INCLUDE");
        boolean simple = OF_ENUMS.containsAll(source.values().keySet()) && Set.of("INCLUDE", "EXCLUDE").contains(mode)
                && !test.parameterTypes().isEmpty();
        if (!simple) {
            return Optional.empty();
        }
        List<?> names = source.list("names");
        boolean include = mode.equals("INCLUDE");
        return classPath.find(source.text("value").orElse(test.parameterTypes().get(0))).map(DeclaredSets::constants)
                .filter(all -> !all.isEmpty() && all.containsAll(names))
                .map(all -> all.stream().filter(name -> include && names.isEmpty() || names.contains(name) == include)
                        .toList());
    }

    private static List<String> constants(ClassInfo type) {
        return type.fields().stream().filter(field -> field.is(Opcodes.ACC_ENUM)).map(FieldInfo::name)
                .toList();
    }
}
