package org.openjdk.jmh.reconfiguration;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.text.Nouns;

final class ForkFailureText {

    private ForkFailureText() {
    }

    /**
     * Returns how far a fork came and why it failed.
     *
     * @param wanted number of measurement iterations in the result
     * @param error  exception of the benchmark; null if unknown, as for a VM that was killed
     */
    static String failure(ForkOutcome fork, int wanted, String error) {
        int measured = fork.measurementIterations();
        String where = measured == 0 && wanted > 0
                ? "after " + Nouns.count(fork.warmupIterations(), "warmup iteration")
                : "after " + measured + (measured < wanted ? " of " + Nouns.count(wanted, "measurement iteration")
                        : " measurement iterations");
        return where + (error == null ? "" : ": " + error);
    }

    static Optional<String> warning(List<ForkOutcome> forks, String kind) {
        List<ForkOutcome> failed = forks.stream().filter(fork -> fork.failure().isPresent())
                .collect(Collectors.toList());
        return failed.stream().findFirst().map(first -> CheckpointText.some(failed.size(), forks.size(), kind)
                + " failed (" + numbers(forks) + "), fork " + (forks.indexOf(first) + 1) + " "
                + first.failure().get() + "; " + "they do not count in decisions"
                + (kind.equals("fork") ? measured(failed) : ""));
    }

    private static String numbers(List<ForkOutcome> forks) {
        return IntStream.range(0, forks.size()).filter(i -> forks.get(i).failure().isPresent())
                .mapToObj(i -> String.valueOf(i + 1)).collect(Collectors.joining(", "));
    }

    /** Notes that iterations of failed forks are in the result, as in a static run, unless their VM was lost. */
    private static String measured(List<ForkOutcome> failed) {
        return failed.stream().allMatch(fork -> fork.isLost() || fork.measurementIterations() == 0) ? ""
                : ", but their measurements are in the result, as in a static run";
    }
}
