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
 * Lists parameter sets from annotations, so that JUnit need not be started. Returns nothing if in doubt, for instance
 * if the test has a name pattern of its own.
 */
record DeclaredParameterSets(TestClassPath classPath, MetaAnnotations meta) {

    private static final Set<String> OF_ENUMS = Set.of("value", "names", "mode");

    /** Returns a label for each parameter set in JUnit's order; empty if only JUnit can list them. */
    Optional<List<String>> of(MethodInfo test) {
        boolean parameterized = false;
        List<String> sets = new ArrayList<>();
        for (AnnotationInfo annotation : test.annotations()) {
            if (annotation.type().equals(MetaAnnotations.PARAMETERIZED_TEST)) {
                if (annotation.values().containsKey("name")) {
                    return Optional.empty();
                }
                parameterized = true;
            } else if (meta.isAboutParameters(annotation)) {
                Optional<List<String>> listed = sets(annotation, test);
                if (listed.isEmpty()) {
                    return Optional.empty();
                }
                sets.addAll(listed.get());
            }
        }
        return parameterized && !sets.isEmpty() ? Optional.of(sets) : Optional.empty();
    }

    private Optional<List<String>> sets(AnnotationInfo source, MethodInfo test) {
        if (!source.type().startsWith(MetaAnnotations.PROVIDER)) {
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

    /** Returns the constants of an {@code @EnumSource} in JUnit's order; empty if only JUnit can list them. */
    Optional<List<String>> constants(AnnotationInfo source, MethodInfo test) {
        String mode = source.text("mode").orElse("INCLUDE");
        boolean simple = OF_ENUMS.containsAll(source.values().keySet()) && Set.of("INCLUDE", "EXCLUDE").contains(mode)
                && !test.parameterTypes().isEmpty();
        if (!simple) {
            return Optional.empty();
        }
        List<?> names = source.list("names");
        boolean include = mode.equals("INCLUDE");
        return classPath.find(source.text("value").orElse(test.parameterTypes().get(0)))
                .map(DeclaredParameterSets::constants)
                .filter(all -> !all.isEmpty() && all.containsAll(names))
                .map(all -> all.stream().filter(name -> include && names.isEmpty() || names.contains(name) == include)
                        .toList());
    }

    private static List<String> constants(ClassInfo type) {
        return type.fields().stream().filter(field -> field.is(Opcodes.ACC_ENUM)).map(FieldInfo::name)
                .toList();
    }
}
