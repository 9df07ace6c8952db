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
}
