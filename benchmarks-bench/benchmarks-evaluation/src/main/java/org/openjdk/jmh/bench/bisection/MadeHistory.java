package org.openjdk.jmh.bench.bisection;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.openjdk.jmh.bench.rules.Recorded;

/** Versions of a recorded benchmark, one of which makes it slower: each fork is a recorded one, drawn with replacement. */
final class MadeHistory {

    private final double[] means;
    private final double ratio;
    private final int steps;
    private final int changed;
    private final SplittableRandom random;
    private int forks;

    /**
     * A history whose change is anywhere.
     *
     * @param benchmark to draw forks from
     * @param steps     from the first version to the last one, 1 or more
     * @param ratio     of scores behind the change to those before it
     * @param random    of the place of the change, and of the draws
     */
    MadeHistory(Recorded benchmark, int steps, double ratio, SplittableRandom random) {
        means = Arrays.stream(benchmark.scores()).flatMap(Arrays::stream)
                .mapToDouble(window -> Arrays.stream(window).average().orElseThrow()).toArray();
        this.steps = steps;
        this.ratio = ratio;
        this.random = random;
        changed = 1 + random.nextInt(steps);
    }

    /** The last version. */
    int last() {
        return steps;
    }

    /** The version with the change. */
    int changed() {
        return changed;
    }

    /** The score of a fork of a version. */
    double fork(int version) {
        forks++;
        return means[random.nextInt(means.length)] * (version >= changed ? ratio : 1);
    }

    /** How many forks were asked for. */
    int forks() {
        return forks;
    }
}
