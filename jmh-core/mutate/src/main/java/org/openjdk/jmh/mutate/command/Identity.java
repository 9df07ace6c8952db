package org.openjdk.jmh.mutate.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.openjdk.jmh.mutate.measure.ForkLength;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.ContentHash;

/** Says in one text what is measured, so that blocks of something else are not taken for it. */
final class Identity {

    private Identity() {
    }

    /** How it is decided is no part of it: other thresholds judge the same blocks. */
    static String of(List<CheckedMutant> mutants, List<Path> classPath, ForkLength length) throws IOException {
        String ids = mutants.stream().map(each -> each.mutant().id()).sorted().collect(Collectors.joining(" "));
        return mutants.size() + " mutants " + Integer.toHexString(Objects.hash(ids)) + ", classes "
                + ContentHash.of(classPath) + ", " + length;
    }
}
