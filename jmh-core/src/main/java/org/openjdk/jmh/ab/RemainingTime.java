package org.openjdk.jmh.ab;

import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.bisection.Bisection;
import org.openjdk.jmh.dynreconf.bisection.BisectionState;
import org.openjdk.jmh.dynreconf.bisection.Suspects;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.util.DurationText;

/** Estimates the remaining time of a bisection, from the times of its forks so far and of building versions. */
final class RemainingTime {

    private final BisectedVersions versions;
    private final SequentialSettings ends;
    private final double expected;
    private double seconds;
    private int forks;

    /** @param expected seconds of a fork, used until one has ended */
    RemainingTime(BisectedVersions versions, SequentialSettings ends, double expected) {
        this.versions = versions;
        this.ends = ends;
        this.expected = expected;
    }

    void forkEnded(double took) {
        seconds += took;
        forks++;
    }

    private double secondsOfFork() {
        return forks == 0 ? expected : seconds / forks;
    }

    /** Returns the maximum of remaining seconds, 0 if the bisection has ended. */
    double seconds(Bisection bisection) {
        if (bisection.state() == BisectionState.COMPARING_ENDS) {
            return ofEnds(bisection, ends.mostBlocks());
        }
        return bisection.state() == BisectionState.SEARCHING ? ofSearch(bisection) : 0;
    }

    /** Returns the estimate as the end of a line, empty if the bisection has ended. */
    String text(Bisection bisection) {
        if (bisection.state() == BisectionState.COMPARING_ENDS) {
            return ", first and last are compared in " + DurationText.of(ofEnds(bisection, ends.fewestBlocks()))
                    + " to "
                    + DurationText.of(ofEnds(bisection, ends.mostBlocks()));
        }
        return bisection.state() == BisectionState.SEARCHING ? ", about " + DurationText.of(ofSearch(bisection)) : "";
    }

    private double ofEnds(Bisection bisection, int blocks) {
        int last = versions.names().size() - 1;
        return Math.max(1, 2 * blocks - bisection.forks(0) - bisection.forks(last)) * secondsOfFork();
    }

    /** Each version that is built halves the suspects. */
    private double ofSearch(Bisection bisection) {
        Suspects suspects = bisection.suspects();
        double[] toMake = IntStream.rangeClosed(suspects.first(), suspects.last())
                .filter(version -> bisection.isMeasurable(version) && bisection.possible(version, version) > 0)
                .mapToDouble(versions::seconds).filter(making -> making > 0).toArray();
        double halvings = Math.log(toMake.length + 1) / Math.log(2);
        return bisection.forksLeft() * secondsOfFork() + halvings * IntStream.range(0, toMake.length)
                .mapToDouble(i -> toMake[i]).average().orElse(0);
    }
}
