package org.openjdk.jmh.mutate.make;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.openjdk.jmh.mutate.source.MutationOperator;

/**
 * What to mutate.
 *
 * @param sources source folders
 * @param classPath the compiled project and all that it needs
 * @param operators what is done to it
 * @param classes of which classes: a pattern for all of their name
 * @param most how many mutants of each operator are kept at most; 0 keeps all
 * @param seed chooses those that are kept
 * @param threads how many files are compiled at a time
 */
public record MakeSettings(List<Path> sources, List<Path> classPath, List<MutationOperator> operators, Pattern classes,
                           int most, long seed, int threads) {

    /** Checks the numbers. */
    public MakeSettings {
        if (most < 0 || threads < 1) {
            throw new IllegalArgumentException("Mutants: " + most + ", threads: " + threads);
        }
    }

    /** {@return the same on another class path} */
    MakeSettings on(List<Path> other) {
        return new MakeSettings(sources, other, operators, classes, most, seed, threads);
    }
}
