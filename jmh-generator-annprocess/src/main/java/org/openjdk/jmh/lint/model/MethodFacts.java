package org.openjdk.jmh.lint.model;

import java.util.List;

/** A method. */
public interface MethodFacts extends Annotated {

    /**
     * Names the method.
     *
     * @return its simple name
     */
    String name();

    /**
     * Counts the parameters.
     *
     * @return 0 or more
     */
    int parameters();

    /**
     * Tells whether the method is not written in Java, so that the VM cannot look into it.
     *
     * @return true if so
     */
    boolean isNative();

    /**
     * Tells whether the whole method holds a lock.
     *
     * @return true if so
     */
    boolean isSynchronized();

    /**
     * Lists the classes of the parameters that are classes and can be found.
     *
     * @return in order of declaration
     */
    List<ClassFacts> parameterClasses();

    /**
     * Returns what the method does, read when it is first asked for.
     *
     * @return {@link Body#EMPTY} where it cannot be read
     */
    Body body();

    /**
     * Returns what the method does and takes as a text, which is the same for methods whose code is the same.
     *
     * @return empty where it cannot be read
     */
    String code();

    /**
     * Counts what calls of the method elsewhere do with its result.
     *
     * @return {@link ResultUses#NONE} where the front end does not know them
     */
    ResultUses resultUses();
}
