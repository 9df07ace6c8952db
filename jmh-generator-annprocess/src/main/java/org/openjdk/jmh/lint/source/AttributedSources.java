package org.openjdk.jmh.lint.source;

import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import org.openjdk.jmh.lint.Linter;

/** Looks at classes when the compiler knows their types, with their source trees. */
public interface AttributedSources {

    /** The implementation for javac, named by text since it cannot be linked where javac's tree API is absent. */
    String JAVAC = "org.openjdk.jmh.lint.tree.AttributedClasses";

    /**
     * Starts to look.
     *
     * @param environment of the compiler itself
     * @param subjects    names of the top-level classes to look at, may grow until they are attributed
     * @param linter      looks at them
     * @param diagnostics takes what is found
     * @throws IllegalArgumentException if the environment is not that of the compiler
     */
    void lint(ProcessingEnvironment environment, Set<String> subjects, Linter linter, Diagnostics diagnostics);

    /**
     * Links the implementation for javac.
     *
     * @return the implementation
     * @throws ReflectiveOperationException if there is none
     */
    static AttributedSources open() throws ReflectiveOperationException {
        return (AttributedSources) Class.forName(JAVAC).getDeclaredConstructor().newInstance();
    }
}
