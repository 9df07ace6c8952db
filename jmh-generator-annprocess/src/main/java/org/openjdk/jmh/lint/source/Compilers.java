package org.openjdk.jmh.lint.source;

import java.lang.reflect.Field;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import org.openjdk.jmh.lint.Linter;

/** Finds out whether the compiler is a javac with its tree API. */
final class Compilers {

    private Compilers() {
    }

    /**
     * Checks classes as soon as javac has attributed them.
     *
     * @return false if the compiler is not javac
     */
    static boolean lintAttributedClasses(ProcessingEnvironment environment, Set<String> subjects, Linter linter,
                                         Diagnostics diagnostics) {
        for (ProcessingEnvironment each = environment; each != null; each = wrapped(each)) {
            try {
                AttributedSources.open().lint(each, subjects, linter, diagnostics);
                return true;
            } catch (ReflectiveOperationException | IllegalArgumentException | LinkageError e) {
                // Not javac's environment, or a build tool's wrapper: try the one inside next.
            }
        }
        return false;
    }

    /** Returns the compiler's environment inside the wrapper of Gradle, whose field {@code delegate} holds it. */
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
