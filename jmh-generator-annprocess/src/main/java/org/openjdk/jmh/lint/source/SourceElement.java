package org.openjdk.jmh.lint.source;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.Place;

/** What classes, methods and fields have in common. */
class SourceElement implements Annotated {

    private final Element element;

    SourceElement(Element element) {
        this.element = element;
    }

    @Override
    public final AnnotationFacts annotation(String type) {
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            TypeElement annotation = (TypeElement) mirror.getAnnotationType().asElement();
            if (annotation.getQualifiedName().contentEquals(type)) {
                return new AnnotationFacts(values(mirror), new ElementPlace(element, mirror));
            }
        }
        return null;
    }

    private static Map<String, Object> values(AnnotationMirror mirror) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> value
                : mirror.getElementValues().entrySet()) {
            values.put(value.getKey().getSimpleName().toString(), plain(value.getValue().getValue()));
        }
        return values;
    }

    private static Object plain(Object value) {
        if (value instanceof VariableElement) {
            return ((VariableElement) value).getSimpleName().toString();
        }
        if (value instanceof List) {
            List<Object> all = new ArrayList<>();
            for (Object each : (List<?>) value) {
                all.add(plain(((AnnotationValue) each).getValue()));
            }
            return all;
        }
        return value;
    }

    @Override
    public final Place place() {
        return new ElementPlace(element, null);
    }
}
