package org.openjdk.jmh.runner;

import java.io.IOException;
import org.openjdk.jmh.launch.ClassPathJar;

/** Hook that shortens the class path of forks if it is too long for an argument. */
final class RunnerClassPath {

    private RunnerClassPath() {
    }

    /** Returns the class path in a system property, or the path of a jar whose manifest contains it. */
    static String of(String property) {
        try {
            return ClassPathJar.shortenedForFork(System.getProperty(property));
        } catch (IOException e) {
            throw HookedRunner.<RuntimeException>unchecked(new RunnerException(e.getMessage(), e));
        }
    }
}
