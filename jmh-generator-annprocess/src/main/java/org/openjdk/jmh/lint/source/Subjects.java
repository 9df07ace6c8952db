package org.openjdk.jmh.lint.source;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.openjdk.jmh.lint.model.Jmh;

/** The top-level classes to look at: those of this compilation that carry JMH's annotations and were not generated. */
final class Subjects {

    private final Map<String, TypeElement> subjects = new LinkedHashMap<>();

    /**
     * Adds the classes of a round. Looks through them once for all annotations: the compiler, asked for the elements of
     * each annotation, goes through everything that was generated as well, once for each.
     */
    void add(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (Element root : round.getRootElements()) {
            if (root instanceof TypeElement && !isGenerated((TypeElement) root) && carries(root, annotations)) {
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

    private static boolean isGenerated(TypeElement type) {
        return type.getEnclosingElement().getSimpleName().contentEquals(Jmh.GENERATED);
    }

    /** Returns the subjects by qualified name. */
    Map<String, TypeElement> byName() {
        return subjects;
    }
}
