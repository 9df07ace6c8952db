package org.openjdk.jmh.bridge.find;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.openjdk.jmh.bridge.read.AnnotationInfo;
import org.openjdk.jmh.bridge.read.ClassInfo;
import org.openjdk.jmh.bridge.read.TestClassPath;

/** Resolves annotations on annotations, from which Jupiter's users compose their own. */
final class MetaAnnotations {

    static final String PARAMS = "org.junit.jupiter.params.";
    static final String PROVIDER = PARAMS + "provider.";
    static final String PARAMETERIZED_TEST = PARAMS + "ParameterizedTest";

    private final TestClassPath classPath;
    private final Map<String, List<AnnotationInfo>> onTypes = new HashMap<>();

    MetaAnnotations(TestClassPath classPath) {
        this.classPath = classPath;
    }

    static boolean contains(List<AnnotationInfo> annotations, String type) {
        return annotations.stream().anyMatch(annotation -> annotation.type().equals(type));
    }

    /** Returns whether an annotation affects the parameter sets of a test. */
    boolean isAboutParameters(AnnotationInfo annotation) {
        return closure(List.of(annotation)).stream().anyMatch(each -> each.type().startsWith(PARAMS));
    }

    /** Returns the annotations, each followed by its meta-annotations. */
    List<AnnotationInfo> closure(List<AnnotationInfo> annotations) {
        List<AnnotationInfo> found = new ArrayList<>();
        for (AnnotationInfo annotation : annotations) {
            found.add(annotation);
            found.addAll(onType(annotation.type()));
        }
        return found;
    }

    Optional<AnnotationInfo> find(List<AnnotationInfo> annotations, String type) {
        return closure(annotations).stream().filter(a -> a.type().equals(type)).findFirst();
    }

    boolean has(List<AnnotationInfo> annotations, String type) {
        return contains(annotations, type)
                || annotations.stream().anyMatch(annotation -> contains(onType(annotation.type()), type));
    }

    private List<AnnotationInfo> onType(String type) {
        List<AnnotationInfo> known = onTypes.get(type);
        if (known == null) {
            known = new ArrayList<>();
            collect(type, known, new HashSet<>());
            onTypes.put(type, known);
        }
        return known;
    }

    private void collect(String type, List<AnnotationInfo> found, Set<String> visited) {
        if (type.startsWith("java.lang.annotation.") || !visited.add(type)) {
            return;
        }
        List<AnnotationInfo> direct = classPath.find(type).map(ClassInfo::annotations).orElse(List.of());
        for (AnnotationInfo annotation : direct) {
            found.add(annotation);
            collect(annotation.type(), found, visited);
        }
    }
}
