package org.openjdk.jmh.mutate.mutants;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.openjdk.jmh.mutate.source.MutationOperator;

/**
 * Holds the settings of the search for mutants.
 *
 * @param classPath the compiled project and its dependencies
 * @param classes   matches the names of classes to mutate
 * @param most      maximum number of mutants of each operator, 0 for all
 * @param seed      of the sample if there are more
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

    MutantSettings on(List<Path> other) {
        return new MutantSettings(sources, other, operators, classes, most, seed, threads);
    }
}
