package org.openjdk.jmh.runner;

import java.io.IOException;
import org.openjdk.jmh.launch.ClassPathJar;

/** The class path that upstream's runner gives forks, also where it is longer than the system takes as an argument. */
final class RunnerClassPath {

    private RunnerClassPath() {
    }

    /** Returns the value of the property that has it, or a jar that stands for it. */
    static String of(String property) {
        try {
            return ClassPathJar.shortenedForFork(System.getProperty(property));
        } catch (IOException e) {
            throw HookedRunner.<RuntimeException>unchecked(new RunnerException(e.getMessage(), e));
        }
    }
}
