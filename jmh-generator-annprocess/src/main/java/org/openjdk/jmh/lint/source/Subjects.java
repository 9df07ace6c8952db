package org.openjdk.jmh.lint.source;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.openjdk.jmh.lint.model.Jmh;

/** The top-level classes to look at: those of this compilation that carry JMH's annotations and were not generated. */
final class Subjects {

    private final Map<String, TypeElement> subjects = new LinkedHashMap<>();

    void add(Iterable<? extends TypeElement> annotations, RoundEnvironment round) {
        for (TypeElement annotation : annotations) {
            for (Element element : round.getElementsAnnotatedWith(annotation)) {
                TypeElement outermost = outermost(element);
                if (outermost != null && !isGenerated(outermost)) {
                    subjects.put(outermost.getQualifiedName().toString(), outermost);
                }
            }
        }
    }

    private static TypeElement outermost(Element element) {
        TypeElement outermost = null;
        for (Element each = element; each != null; each = each.getEnclosingElement()) {
            outermost = each instanceof TypeElement ? (TypeElement) each : outermost;
        }
        return outermost;
    }

    private static boolean isGenerated(TypeElement type) {
        return type.getEnclosingElement().getSimpleName().contentEquals(Jmh.GENERATED);
    }

    /** Returns the subjects by qualified name. */
    Map<String, TypeElement> byName() {
        return subjects;
    }
}
