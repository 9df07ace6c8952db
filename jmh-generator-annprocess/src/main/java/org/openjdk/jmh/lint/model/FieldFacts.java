package org.openjdk.jmh.lint.model;

/** A field. */
public interface FieldFacts extends Annotated {

    String name();

    /** Returns the erased, qualified type. */
    String type();

    boolean isStatic();

    /** Returns the value that the compiler inlines; null unless the field is a constant variable. */
    Object constant();
}
