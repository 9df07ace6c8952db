package org.openjdk.jmh.lint.source;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import org.openjdk.jmh.lint.model.Place;

/** An element, or an annotation of it. */
public final class ElementPlace implements Place {

    private final Element element;
    private final AnnotationMirror annotation;

    ElementPlace(Element element, AnnotationMirror annotation) {
        this.element = element;
        this.annotation = annotation;
    }

    /** Returns the class, method or field. */
    public Element element() {
        return element;
    }

    /** Returns the annotation; null for the element itself. */
    public AnnotationMirror annotation() {
        return annotation;
    }
}
