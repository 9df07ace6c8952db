package org.openjdk.jmh.mutate.mutants;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.openjdk.jmh.mutate.source.MutationOperator;

/**
 * Settings of the search for mutants.
 *
 * @param sources   source folders
 * @param classPath the compiled project and its dependencies
 * @param operators operators to apply
 * @param classes   matches the names of classes to mutate
 * @param most      largest number of mutants of each operator, 0 for all
 * @param seed      seed of the sample if there are more
 * @param threads   number of files that are compiled in parallel
 */
public record MutantSettings(List<Path> sources, List<Path> classPath, List<MutationOperator> operators,
                             Pattern classes,
                             int most, long seed, int threads) {

    public MutantSettings {
        if (most < 0 || threads < 1) {
            throw new IllegalArgumentException("Mutants: " + most + ", threads: " + threads);
        }
    }

    /** {@return the same settings with another class path} */
    MutantSettings on(List<Path> other) {
        return new MutantSettings(sources, other, operators, classes, most, seed, threads);
    }
}
