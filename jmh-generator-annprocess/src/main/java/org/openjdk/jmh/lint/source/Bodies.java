package org.openjdk.jmh.lint.source;

import javax.lang.model.element.ExecutableElement;
import org.openjdk.jmh.lint.model.Body;

/** Reads what methods do. {@code javax.lang.model} cannot, so that depends on the compiler. */
public interface Bodies {

    /**
     * Reads a method.
     *
     * @param method the method
     * @return {@link Body#EMPTY} if it cannot be read
     */
    Body of(ExecutableElement method);

    /**
     * Reads the text of a method.
     *
     * @param method the method
     * @return its parameters and its block, laid out as the compiler does; empty if there is none
     */
    default String text(ExecutableElement method) {
        return "";
    }
}
