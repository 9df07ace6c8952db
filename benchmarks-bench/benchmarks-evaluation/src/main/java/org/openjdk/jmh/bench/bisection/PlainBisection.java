package org.openjdk.jmh.bench.bisection;

import java.util.stream.IntStream;

/**
 * What git bisect does with a script: as many forks of each version as somebody has chosen, which is called bad where
 * their mean is nearer to that of the last version than to that of the first one, and no way back.
 */
final class PlainBisection {

    private static final int FORKS_OF_ENDS = 5;

    private PlainBisection() {
    }

    /**
     * Bisects.
     *
     * @param forks of each version, 1 or more; ends have five at least
     * @return the version that is blamed
     */
    static int blamed(MadeHistory history, int forks) {
        int ofEnds = Math.max(FORKS_OF_ENDS, forks);
        double good = mean(history, 0, ofEnds);
        double bad = mean(history, history.last(), ofEnds);
        int before = 0;
        int behind = history.last();
        while (behind - before > 1) {
            int middle = (before + behind) >>> 1;
            double score = mean(history, middle, forks);
            if (Math.abs(score - bad) < Math.abs(score - good)) {
                behind = middle;
            } else {
                before = middle;
            }
        }
        return behind;
    }

    /** Of logarithms, as the other bisection has it. */
    private static double mean(MadeHistory history, int version, int forks) {
        return IntStream.range(0, forks).mapToDouble(i -> Math.log(history.fork(version))).average().orElseThrow();
    }
}
