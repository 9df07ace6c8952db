package org.openjdk.jmh.lint.model;

/** A field. */
public interface FieldFacts extends Annotated {

    /**
     * Names the field.
     *
     * @return its simple name
     */
    String name();

    /**
     * Names the type.
     *
     * @return erased and qualified
     */
    String type();

    /**
     * Tells whether the field belongs to the class.
     *
     * @return true for static fields
     */
    boolean isStatic();

    /**
     * Returns the value that the compiler copies to wherever the field is read.
     *
     * @return null unless the field is a constant variable
     */
    Object constant();
}
