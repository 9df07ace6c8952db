package org.openjdk.jmh.bridge.engine;

import java.lang.annotation.Annotation;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.platform.engine.TestTag;

/**
 * Reads annotations of JUnit Jupiter: on a class, inherited, or as meta-annotations. They are found by name, as
 * Jupiter is optional.
 */
final class JupiterAnnotations {

    /** Tag of all assertions. */
    static final TestTag PERFORMANCE = TestTag.create("performance");

    private static final String PACKAGE = "org.junit.jupiter.api.";

    private JupiterAnnotations() {
    }

    static Set<TestTag> tags(Class<?> type) {
        Set<TestTag> tags = new LinkedHashSet<>();
        tags.add(PERFORMANCE);
        visit(type.getAnnotations(), new HashSet<>(), annotation -> {
            if (isNamed(annotation, "Tag")) {
                add(annotation, tags);
            } else if (isNamed(annotation, "Tags")) {
                for (Annotation each : value(annotation, Annotation[].class).orElse(new Annotation[0])) {
                    add(each, tags);
                }
            }
        });
        return Collections.unmodifiableSet(tags);
    }

    private static void add(Annotation annotation, Set<TestTag> tags) {
        value(annotation, String.class).filter(TestTag::isValid).map(TestTag::create).ifPresent(tags::add);
    }

    /** Returns why a class is disabled, which may be empty text; empty optional if it is enabled. */
    static Optional<String> disabled(Class<?> type) {
        Set<String> reasons = new LinkedHashSet<>();
        visit(type.getAnnotations(), new HashSet<>(), annotation -> {
            if (isNamed(annotation, "Disabled")) {
                reasons.add(value(annotation, String.class).orElse(""));
            }
        });
        return reasons.stream().findFirst();
    }

    private static void visit(Annotation[] annotations, Set<Annotation> seen, Consumer<Annotation> visitor) {
        for (Annotation annotation : annotations) {
            if (seen.add(annotation)) {
                visitor.accept(annotation);
                visit(annotation.annotationType().getAnnotations(), seen, visitor);
            }
        }
    }

    private static boolean isNamed(Annotation annotation, String name) {
        return annotation.annotationType().getName().equals(PACKAGE + name);
    }

    private static <T> Optional<T> value(Annotation annotation, Class<T> type) {
        try {
            Object value = annotation.annotationType().getMethod("value").invoke(annotation);
            return type.isInstance(value) ? Optional.of(type.cast(value)) : Optional.empty();
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }
}
