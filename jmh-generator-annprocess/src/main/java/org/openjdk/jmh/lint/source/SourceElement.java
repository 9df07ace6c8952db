package org.openjdk.jmh.lint.source;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.Place;

/** Common base of classes, methods and fields. */
class SourceElement implements Annotated {

    private final Element element;
    private Map<String, AnnotationMirror> mirrors;

    SourceElement(Element element) {
        this.element = element;
    }

    @Override
    public final AnnotationFacts annotation(String type) {
        AnnotationMirror mirror = mirrors().get(type);
        return mirror == null ? null : new AnnotationFacts(values(mirror), new ElementPlace(element, mirror));
    }

    /** Cached, since rules ask for many annotations and javac creates the text of a name each time. */
    private Map<String, AnnotationMirror> mirrors() {
        if (mirrors == null) {
            mirrors = new HashMap<>();
            for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
                TypeElement annotation = (TypeElement) mirror.getAnnotationType().asElement();
                mirrors.putIfAbsent(annotation.getQualifiedName().toString(), mirror);
            }
        }
        return mirrors;
    }

    private Map<String, Object> values(AnnotationMirror mirror) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> value : mirror.getElementValues()
                .entrySet()) {
            values.put(value.getKey().getSimpleName().toString(), plain(value.getValue().getValue()));
        }
        return values;
    }

    private Object plain(Object value) {
        if (value instanceof AnnotationMirror) {
            AnnotationMirror contained = (AnnotationMirror) value;
            return new AnnotationFacts(values(contained), new ElementPlace(element, contained));
        }
        if (value instanceof VariableElement) {
            return ((VariableElement) value).getSimpleName().toString();
        }
        if (value instanceof List) {
            return ((List<?>) value).stream().map(each -> plain(((AnnotationValue) each).getValue()))
                    .collect(Collectors.toList());
        }
        return value;
    }

    @Override
    public final Place place() {
        return new ElementPlace(element, null);
    }
}
