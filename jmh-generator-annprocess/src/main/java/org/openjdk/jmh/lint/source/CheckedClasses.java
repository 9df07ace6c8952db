package org.openjdk.jmh.lint.source;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.openjdk.jmh.lint.model.Jmh;

/**
 * Top-level classes to check: those of this compilation that have JMH annotations or inherit from such a class, and
 * are not generated.
 */
final class CheckedClasses {

    private final Map<String, TypeElement> subjects = new LinkedHashMap<>();

    /**
     * Adds the classes of a round. It visits them once for all annotations: for each query by annotation, the
     * compiler would visit all generated classes as well.
     */
    void add(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (Element root : round.getRootElements()) {
            if (root instanceof TypeElement && !isGenerated((TypeElement) root)
                    && (carries(root, annotations) || inherits((TypeElement) root, annotations))) {
                subjects.put(((TypeElement) root).getQualifiedName().toString(), (TypeElement) root);
            }
        }
    }

    private static boolean carries(Element element, Set<? extends TypeElement> annotations) {
        return element.getAnnotationMirrors().stream()
                .anyMatch(mirror -> annotations.contains(mirror.getAnnotationType().asElement()))
                || element.getEnclosedElements().stream().anyMatch(enclosed -> carries(enclosed, annotations));
    }

    /** Returns whether a class inherits benchmarks: JMH runs them, so findings in the superclass concern it. */
    private static boolean inherits(TypeElement type, Set<? extends TypeElement> annotations) {
        TypeMirror superclass = type.getSuperclass();
        if (annotations.isEmpty() || superclass.getKind() != TypeKind.DECLARED) {
            return false;
        }
        TypeElement element = (TypeElement) ((DeclaredType) superclass).asElement();
        return !element.getQualifiedName().toString().startsWith("java.")
                && (carries(element, annotations) || inherits(element, annotations));
    }

    private static boolean isGenerated(TypeElement type) {
        return type.getEnclosingElement().getSimpleName().contentEquals(Jmh.GENERATED);
    }

    Map<String, TypeElement> byName() {
        return subjects;
    }
}
