package org.openjdk.jmh.lint.source;

import java.lang.reflect.Field;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import org.openjdk.jmh.lint.Linter;

/** Finds out whether the compiler is a javac that offers its source trees. */
final class Compilers {

    private Compilers() {
    }

    /**
     * Has classes looked at as soon as javac has attributed them.
     *
     * @return false where the compiler is another one
     */
    static boolean lintAttributedClasses(ProcessingEnvironment environment, Set<String> subjects, Linter linter,
                                         Diagnostics diagnostics) {
        for (ProcessingEnvironment each = environment; each != null; each = wrapped(each)) {
            try {
                AttributedSources.open().lint(each, subjects, linter, diagnostics);
                return true;
            } catch (ReflectiveOperationException | IllegalArgumentException | LinkageError e) {
                // Another compiler's, or wrapped by a build tool: the one inside is tried next.
            }
        }
        return false;
    }

    /** Gradle hands its processors an environment of its own, whose field {@code delegate} holds the compiler's. */
    private static ProcessingEnvironment wrapped(ProcessingEnvironment environment) {
        try {
            Field delegate = environment.getClass().getDeclaredField("delegate");
            delegate.setAccessible(true);
            Object wrapped = delegate.get(environment);
            return wrapped instanceof ProcessingEnvironment ? (ProcessingEnvironment) wrapped : null;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }
}
