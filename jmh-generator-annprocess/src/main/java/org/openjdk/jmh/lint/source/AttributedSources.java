package org.openjdk.jmh.lint.source;

import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import org.openjdk.jmh.lint.Linter;

/** Checks classes with their source trees after the compiler has attributed them. */
public interface AttributedSources {

    /** Name of the implementation for javac; a string, since it does not load without javac's tree API. */
    String JAVAC = "org.openjdk.jmh.lint.tree.AttributedClasses";

    /**
     * Starts checking.
     *
     * @param environment environment of the compiler itself
     * @param subjects    names of the top-level classes to check; may grow until they are attributed
     * @throws IllegalArgumentException if the environment is not that of the compiler
     */
    void lint(ProcessingEnvironment environment, Set<String> subjects, Linter linter, Diagnostics diagnostics);

    /**
     * Loads the implementation for javac.
     *
     * @throws ReflectiveOperationException if it is not available
     */
    static AttributedSources open() throws ReflectiveOperationException {
        return (AttributedSources) Class.forName(JAVAC).getDeclaredConstructor().newInstance();
    }
}
