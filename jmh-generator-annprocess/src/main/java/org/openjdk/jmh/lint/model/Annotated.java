package org.openjdk.jmh.lint.model;

/** Something that can carry annotations. */
public interface Annotated {

    /**
     * Finds an annotation that stands on this very element.
     *
     * @param type qualified name of the annotation
     * @return the annotation, or null
     */
    AnnotationFacts annotation(String type);

    /**
     * Tells where the element is declared.
     *
     * @return its place
     */
    Place place();
}
