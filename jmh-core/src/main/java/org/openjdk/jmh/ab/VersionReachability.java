package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.openjdk.jmh.bytecode.reach.Platform;
import org.openjdk.jmh.bytecode.selection.ReachedChange;
import org.openjdk.jmh.bytecode.selection.Selection;
import org.openjdk.jmh.dynreconf.bisection.ChangeSearch;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Determines which versions can have changed a benchmark, by the code that it reaches: if it reaches the same code in two
 * versions, there is no change between them.
 */
final class VersionReachability {

    private final BisectedVersions versions;
    private final String benchmark;
    private final Platform platform;
    private final TreeMap<Integer, String> classPaths = new TreeMap<>();
    /** Whether code excludes versions: not if it excludes all of them. */
    private boolean isDecisive;

    /**
     * Creates an object that has compared no versions.
     *
     * @param benchmark its qualified name
     * @param platform  that it runs on
     */
    VersionReachability(BisectedVersions versions, String benchmark, Platform platform) {
        this.versions = versions;
        this.benchmark = benchmark;
        this.platform = platform;
    }

    /**
     * Determines which versions may have changed the benchmark, without building others than the first and the last one. If none
     * may, all may, as something other than code makes the difference.
     *
     * @param seeksAll whether to find changes that were undone as well
     * @return 1 for each version that may have, 0 for others, from the second version on
     * @throws SideException if the first and the last version are the same, others would have to be built, and changes that were
     *                       undone are not wanted
     */
    double[] weights(boolean seeksAll) throws RunnerException, InterruptedException {
        boolean[] mayMatter = versions.mayMatter();
        double[] weights = new double[mayMatter.length - 1];
        for (int step = 0; step < weights.length; step++) {
            weights[step] = mayMatter[step + 1] && (!versions.areThere()
                    || differ(versions.classPath(step), versions.classPath(step + 1))) ? 1 : 0;
        }
        int last = weights.length;
        classPaths.put(0, versions.classPath(0));
        classPaths.put(last, versions.classPath(last));
        boolean isNone = Arrays.stream(weights).sum() == 0;
        boolean endsDiffer = differ(versions.classPath(0), versions.classPath(last));
        if (!endsDiffer && !seeksAll && !versions.areThere()) {
            throw new SideException(nothingToFind());
        }
        isDecisive = !isNone && (endsDiffer || seeksAll);
        if (isNone) {
            Arrays.fill(weights, 1);
        }
        return weights;
    }

    String nothingToFind() {
        List<String> names = versions.names();
        return "The benchmark runs no code that differs between " + names.get(0) + " and "
                + names.get(names.size() - 1) + ": there is nothing to find. "
                + versions.changesBesideCode(benchmark).orElse("-vsall searches anyway");
    }

    /**
     * Compares a version that was built with those next to it.
     *
     * @param version neither the first nor the last
     * @param search  learns which versions are the same
     */
    void compare(int version, ChangeSearch search) throws RunnerException, InterruptedException {
        if (!isDecisive) {
            return;
        }
        classPaths.put(version, versions.classPath(version));
        compare(classPaths.lowerEntry(version), classPaths.floorEntry(version), search);
        compare(classPaths.ceilingEntry(version), classPaths.higherEntry(version), search);
    }

    private void compare(Map.Entry<Integer, String> before, Map.Entry<Integer, String> behind, ChangeSearch search) {
        if (before != null && behind != null && !differ(before.getValue(), behind.getValue())) {
            int last = versions.names().size() - 1;
            boolean isElsewhere = search.possible(1, before.getKey()) + search.possible(behind.getKey() + 1, last) > 0;
            if (isElsewhere) {
                search.areSame(before.getKey(), behind.getKey());
            }
        }
    }

    private boolean differ(String before, String behind) {
        try {
            return change(before, behind).isPresent();
        } catch (IOException | RuntimeException e) {
            return true;
        }
    }

    private Optional<ReachedChange> change(String before, String behind) throws IOException {
        return Optional.ofNullable(Selection.between(before, behind, Collections.singleton(benchmark), platform)
                .reached().get(benchmark));
    }

    /** Returns a sentence about code that the benchmark reaches and that differs between two versions; empty if there is none. */
    Optional<String> sentence(int before, int behind) throws RunnerException, InterruptedException {
        try {
            return change(versions.classPath(before), versions.classPath(behind))
                    .map(change -> "# Changed code that it runs, for example: " + change.change());
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }
}
