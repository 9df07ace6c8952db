package org.openjdk.jmh.mutate.commands;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.openjdk.jmh.mutate.forks.ForkLength;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.ContentHash;

/** Describes in one text what is measured, so that a journal of something else is not continued. */
final class RunIdentity {

    private RunIdentity() {
    }

    /** Leaves the thresholds and error rates out: others can judge the same blocks. */
    static String of(List<CheckedMutant> mutants, List<Path> classPath, ForkLength length) throws IOException {
        String ids = mutants.stream().map(each -> each.mutant().id()).sorted().collect(Collectors.joining(" "));
        return mutants.size() + " mutants " + Integer.toHexString(Objects.hash(ids)) + ", classes "
                + ContentHash.of(classPath) + ", " + length;
    }
}
