package org.openjdk.jmh.builds;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a task has ended that could be done.
 *
 * @param results where they are; empty if there are none
 * @param failure a sentence that begins with the module; empty if there is nothing to complain of
 */
public record Ended(Optional<Path> results, Optional<String> failure) {

    static Ended measured(Path file) {
        return new Ended(Optional.of(file), Optional.empty());
    }

    /** There is nothing to show, and nothing to complain of. */
    public static Ended quietly() {
        return new Ended(Optional.empty(), Optional.empty());
    }

    /** There is nothing to show but a sentence that begins with the module. */
    public static Ended badly(String sentence) {
        return new Ended(Optional.empty(), Optional.of(sentence));
    }
}
