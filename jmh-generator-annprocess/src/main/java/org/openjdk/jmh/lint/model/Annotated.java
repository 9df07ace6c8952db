package org.openjdk.jmh.lint.model;

/** An element that can have annotations. */
public interface Annotated {

    /** Returns the annotation that is present on this element itself, or null. */
    AnnotationFacts annotation(String type);

    Place place();
}
