package org.openjdk.jmh.lint.source;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import org.openjdk.jmh.lint.model.Place;

/** An element, or an annotation on it. */
final class ElementPlace implements Place {

    private final Element element;
    private final AnnotationMirror annotation;

    ElementPlace(Element element, AnnotationMirror annotation) {
        this.element = element;
        this.annotation = annotation;
    }

    Element element() {
        return element;
    }

    /** Returns the annotation, or null for the element itself. */
    AnnotationMirror annotation() {
        return annotation;
    }
}
