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
 * Determines which versions can have changed a benchmark, by the code that it reaches: if it reaches the same code in
 * two versions, there is no change between them.
 */
final class VersionReachability {

    private final BisectedVersions versions;
    private final String benchmark;
    private final Platform platform;
    private final TreeMap<Integer, String> classPaths = new TreeMap<>();
    /** Whether code excludes versions; false if it would exclude all of them. */
    private boolean isDecisive;

    /**
     * @param benchmark its qualified name
     * @param platform  on which it runs
     */
    VersionReachability(BisectedVersions versions, String benchmark, Platform platform) {
        this.versions = versions;
        this.benchmark = benchmark;
        this.platform = platform;
    }

    /**
     * Determines which versions may have changed the benchmark, building only the first and the last one. If none may,
     * all may, because something other than code causes the difference.
     *
     * @param seeksAll whether to find changes that were undone as well
     * @return for each version from the second one on, 1 if it may have changed the benchmark, else 0
     * @throws SideException if the first and the last version are the same, others would have to be built, and changes
     *     that were undone are not wanted
     */
    double[] weights(boolean seeksAll) throws RunnerException, InterruptedException {
        boolean[] mayMatter = versions.mayMatter();
        double[] weights = new double[mayMatter.length - 1];
        for (int step = 0; step < weights.length; step++) {
            weights[step] = mayMatter[step + 1] && (!versions.areBuilt()
                    || differ(versions.classPath(step), versions.classPath(step + 1))) ? 1 : 0;
        }
        int last = weights.length;
        classPaths.put(0, versions.classPath(0));
        classPaths.put(last, versions.classPath(last));
        boolean isNone = Arrays.stream(weights).sum() == 0;
        boolean endsDiffer = differ(versions.classPath(0), versions.classPath(last));
        if (!endsDiffer && !seeksAll && !versions.areBuilt()) {
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
     * Compares a built version other than the first and the last with its neighbours, and reports to the search which
     * ones are the same.
     */
    void compare(int version, ChangeSearch search) throws RunnerException, InterruptedException {
        if (!isDecisive) {
            return;
        }
        classPaths.put(version, versions.classPath(version));
        compare(classPaths.lowerEntry(version), classPaths.floorEntry(version), search);
        compare(classPaths.ceilingEntry(version), classPaths.higherEntry(version), search);
    }

    private void compare(Map.Entry<Integer, String> before, Map.Entry<Integer, String> after, ChangeSearch search) {
        if (before != null && after != null && !differ(before.getValue(), after.getValue())) {
            int last = versions.names().size() - 1;
            boolean isElsewhere = search.possible(1, before.getKey()) + search.possible(after.getKey() + 1, last) > 0;
            if (isElsewhere) {
                search.areSame(before.getKey(), after.getKey());
            }
        }
    }

    private boolean differ(String before, String after) {
        try {
            return change(before, after).isPresent();
        } catch (IOException | RuntimeException e) {
            return true;
        }
    }

    private Optional<ReachedChange> change(String before, String after) throws IOException {
        return Optional.ofNullable(Selection.between(before, after, Collections.singleton(benchmark), platform)
                .reached().get(benchmark));
    }

    /** Returns a sentence about reached code that differs between two versions, if there is any. */
    Optional<String> sentence(int before, int after) throws RunnerException, InterruptedException {
        try {
            return change(versions.classPath(before), versions.classPath(after))
                    .map(change -> "# Changed code that it runs, for example: " + change.change());
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }
}
