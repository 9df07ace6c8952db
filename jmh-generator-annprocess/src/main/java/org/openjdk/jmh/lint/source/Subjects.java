package org.openjdk.jmh.lint.source;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.openjdk.jmh.lint.model.Jmh;

/**
 * The top-level classes to look at: those of this compilation that carry JMH's annotations, or inherit from one that
 * does, and were not generated.
 */
final class Subjects {

    private final Map<String, TypeElement> subjects = new LinkedHashMap<>();

    /**
     * Adds the classes of a round. Looks through them once for all annotations: the compiler, asked for the elements of
     * each annotation, goes through everything that was generated as well, once for each.
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
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            if (annotations.contains(mirror.getAnnotationType().asElement())) {
                return true;
            }
        }
        for (Element enclosed : element.getEnclosedElements()) {
            if (carries(enclosed, annotations)) {
                return true;
            }
        }
        return false;
    }

    /** JMH makes benchmarks of such a class, and who runs them is to learn of what was found in the superclass. */
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

    /** Returns the subjects by qualified name. */
    Map<String, TypeElement> byName() {
        return subjects;
    }
}
