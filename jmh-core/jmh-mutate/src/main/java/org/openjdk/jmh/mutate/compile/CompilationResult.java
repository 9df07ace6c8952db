package org.openjdk.jmh.mutate.compile;

import java.util.Map;

/**
 * Represents the result of a compilation.
 *
 * @param classes class files by binary name; empty after an error
 * @param error   the first error with its line; empty if there is none
 */
public record CompilationResult(Map<String, byte[]> classes, String error) {

    public boolean succeeded() {
        return error.isEmpty();
    }
}
