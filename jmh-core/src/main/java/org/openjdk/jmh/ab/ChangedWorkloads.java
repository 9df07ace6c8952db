package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.bytecode.files.ClassPath;
import org.openjdk.jmh.bytecode.fingerprint.Fingerprints;

/** Finds benchmarks whose own code differs between the sides, so that they may measure something else. */
final class ChangedWorkloads {

    private ChangedWorkloads() {
    }

    /**
     * Returns a sentence that names the benchmarks whose code differs; none if there are none.
     *
     * @param benchmarks qualified names, each once
     */
    static List<String> notes(Collection<String> benchmarks, Side baseline, Side candidate) {
        if (baseline.classPath().equals(candidate.classPath())) {
            return Collections.emptyList();
        }
        try (ClassPath before = ClassPath.open(baseline.classPath());
                ClassPath after = ClassPath.open(candidate.classPath())) {
            Fingerprints was = new Fingerprints(before);
            Fingerprints is = new Fingerprints(after);
            return sentence(benchmarks.stream().filter(name -> isAnother(was.of(name), is.of(name)))
                    .collect(Collectors.toList()));
        } catch (IOException e) {
            return Collections.singletonList("it is unknown whether the benchmarks themselves changed: "
                    + e.getMessage());
        }
    }

    private static boolean isAnother(Optional<String> was, Optional<String> is) {
        return was.isPresent() && is.isPresent() && !was.equals(is);
    }

    private static List<String> sentence(List<String> changed) {
        return changed.isEmpty() ? Collections.emptyList() : Collections.singletonList(
                SidePairing.sentence("the benchmark itself changed between baseline and candidate", changed));
    }
}
