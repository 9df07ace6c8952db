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
 * Which versions can have brought a change, by the code that a benchmark reaches: between versions of which it reaches the
 * same, there is none.
 */
final class ReachedVersions {

    private final BisectedVersions versions;
    private final String benchmark;
    private final Platform platform;
    private final TreeMap<Integer, String> classPaths = new TreeMap<>();
    private boolean codeTells;

    /**
     * Nothing known yet.
     *
     * @param benchmark its qualified name
     * @param platform  that it runs on
     */
    ReachedVersions(BisectedVersions versions, String benchmark, Platform platform) {
        this.versions = versions;
        this.benchmark = benchmark;
        this.platform = platform;
    }

    /**
     * Tells which versions may have changed the benchmark, as far as none but first and last have to be made to know it. If
     * none has, all may: something else makes the difference.
     *
     * @param seeksAll whether changes are looked for that came and went
     * @return 1 for each that may have, 0 for others, from the second one on
     * @throws SideException if first and last version are the same, those between them would have to be made, and a change
     *                       that came and went is not looked for
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
        codeTells = !isNone && (endsDiffer || seeksAll);
        if (isNone) {
            Arrays.fill(weights, 1);
        }
        return weights;
    }

    String nothingToFind() {
        List<String> names = versions.names();
        return "The benchmark reaches nothing that differs between " + names.get(0) + " and "
                + names.get(names.size() - 1) + ": there is nothing to find. "
                + versions.changesBesideCode(benchmark).orElse("-vsall looks all the same");
    }

    /**
     * A version was made: it may be the same as one next to it.
     *
     * @param version neither the first nor the last
     * @param told    is told of it
     */
    void met(int version, ChangeSearch told) throws RunnerException, InterruptedException {
        if (!codeTells) {
            return;
        }
        classPaths.put(version, versions.classPath(version));
        tell(classPaths.lowerEntry(version), classPaths.floorEntry(version), told);
        tell(classPaths.ceilingEntry(version), classPaths.higherEntry(version), told);
    }

    private void tell(Map.Entry<Integer, String> before, Map.Entry<Integer, String> behind, ChangeSearch told) {
        if (before != null && behind != null && !differ(before.getValue(), behind.getValue())) {
            int last = versions.names().size() - 1;
            boolean isElsewhere = told.possible(1, before.getKey()) + told.possible(behind.getKey() + 1, last) > 0;
            if (isElsewhere) {
                told.areSame(before.getKey(), behind.getKey());
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

    /** Code that the benchmark reaches and that differs between two versions, in a sentence; empty where code does not tell. */
    Optional<String> sentence(int before, int behind) throws RunnerException, InterruptedException {
        try {
            return change(versions.classPath(before), versions.classPath(behind))
                    .map(change -> "# Code that it reaches and that is not the same, for one: " + change.change());
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }
}
