package org.openjdk.jmh.bytecode.selection;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.openjdk.jmh.bytecode.code.CodeBase;
import org.openjdk.jmh.bytecode.code.CodePair;
import org.openjdk.jmh.bytecode.reach.Platform;
import org.openjdk.jmh.bytecode.reach.Reachable;

/** Searches both sides of a comparison for changes. */
final class SearchedSides {

    private static final Pattern HARNESS =
            Pattern.compile("org/openjdk/jmh/(annotations|infra|profile|results|runner|util)/.*");

    /** Holds one side and its differences from the other. */
    private static final class Side {

        private final CodeBase code;
        private final SideDifference difference;
        private final Reachable reachable;

        private Side(CodeBase code, CodeBase other, Platform platform) {
            this.code = code;
            this.difference = new SideDifference(code, other);
            this.reachable = new Reachable(code, platform, name -> !isHarness(name));
        }

        private boolean has(String benchmark) {
            return Stubs.find(code, benchmark).isPresent();
        }

        private FirstChange search(List<String> benchmarks) {
            Map<String, String> stubs = new LinkedHashMap<>();
            benchmarks.forEach(benchmark -> stubs
                    .put(Stubs.find(code, benchmark).orElseThrow(IllegalStateException::new), benchmark));
            return FirstChange.of(reachable, difference, stubs);
        }
    }

    private final Side baseline;
    private final Side candidate;

    SearchedSides(CodePair code, Platform platform) {
        baseline = new Side(code.baseline(), code.candidate(), platform);
        candidate = new Side(code.candidate(), code.baseline(), platform);
    }

    /** Returns the first difference between both versions of JMH; empty if they are the same. */
    Optional<String> differenceOfHarness() {
        return candidate.difference.first(SearchedSides::isHarness);
    }

    boolean haveBoth(String benchmark) {
        return baseline.has(benchmark) && candidate.has(benchmark);
    }

    /**
     * Returns a change that benchmarks reach together on either side; empty if they reach none. It has no benchmark if
     * its path does not start in one.
     *
     * <p>What is reached depends on the visited classes and on the names that code may look up. If the candidate
     * reaches no change, all visited classes are the same and the baseline has no other names, then the baseline's
     * search would have the same result and is skipped.
     */
    Optional<ReachedChange> change(List<String> benchmarks) {
        FirstChange after = candidate.search(benchmarks);
        if (after.found().isPresent() || after.hasSameClasses() && candidate.difference.hasAllNames()) {
            return after.found();
        }
        return baseline.search(benchmarks).found();
    }

    /** Recognizes JMH itself, which may be in the jar of the benchmarks. Other code below its package is a user's. */
    private static boolean isHarness(String internalName) {
        return internalName.startsWith("org/openjdk/jmh/") && HARNESS.matcher(internalName).matches();
    }
}
