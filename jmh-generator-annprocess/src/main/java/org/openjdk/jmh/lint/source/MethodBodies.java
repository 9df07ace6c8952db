package org.openjdk.jmh.lint.source;

import javax.lang.model.element.ExecutableElement;
import org.openjdk.jmh.lint.model.Body;

/** Reads bodies of methods, which {@code javax.lang.model} does not offer. */
public interface MethodBodies {

    /** Returns the body of a method; {@link Body#EMPTY} if it cannot be read. */
    Body of(ExecutableElement method);

    /** Returns parameters and block of a method as the compiler formats them; empty if there is none. */
    default String text(ExecutableElement method) {
        return "";
    }
}
