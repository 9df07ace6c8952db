package org.openjdk.jmh.lint.model;

import java.util.List;

/** A method. */
public interface MethodFacts extends Annotated {

    String name();

    int parameters();

    boolean isNative();

    /** Returns whether the whole method holds a lock. */
    boolean isSynchronized();

    /**
     * Returns the classes of the parameters, in their order, without primitive types and classes that cannot be
     * found.
     */
    List<ClassFacts> parameterClasses();

    /** Returns the body, read on first use; {@link Body#EMPTY} if it cannot be read. */
    Body body();

    /** Returns parameters and code as text, which is equal for methods with equal code; empty if it cannot be read. */
    String code();

    /** Returns how calls elsewhere use the result; {@link ResultUses#NONE} if the front end does not know them. */
    ResultUses resultUses();
}
