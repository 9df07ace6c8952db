package org.openjdk.jmh.builds;

import java.nio.file.Path;
import java.util.Optional;
import org.openjdk.jmh.builds.modules.HostingBuild;

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

    /** Returns the result of a program that has explained a nonzero exit code itself. */
    static TaskResult ofExit(int code, String program, HostingBuild build) {
        return code == 0 ? success()
                : failed(build.facts().module().name() + ": " + program + " ended with exit code " + code
                        + ", see above");
    }

    /** Returns a failure without results; the sentence begins with the module's name. */
    public static TaskResult failed(String sentence) {
        return new TaskResult(Optional.empty(), Optional.of(sentence));
    }
}
