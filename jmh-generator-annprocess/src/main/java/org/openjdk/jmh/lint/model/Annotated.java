package org.openjdk.jmh.lint.model;

/** An element that can have annotations. */
public interface Annotated {

    /**
     * Returns the annotation that is present on this element itself, or null.
     *
     * @param type qualified name of the annotation
     */
    AnnotationFacts annotation(String type);

    Place place();
}
