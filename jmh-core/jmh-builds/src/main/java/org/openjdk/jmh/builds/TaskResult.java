package org.openjdk.jmh.builds;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Represents the outcome of a task.
 *
 * @param results file with results; empty if there is none
 * @param failure sentence that begins with the module's name; empty on success
 */
public record TaskResult(Optional<Path> results, Optional<String> failure) {

    static TaskResult measured(Path file) {
        return new TaskResult(Optional.of(file), Optional.empty());
    }

    public static TaskResult success() {
        return new TaskResult(Optional.empty(), Optional.empty());
    }

    /**
     * Returns a failure without results.
     *
     * @param sentence begins with the module's name
     */
    public static TaskResult failed(String sentence) {
        return new TaskResult(Optional.empty(), Optional.of(sentence));
    }
}
