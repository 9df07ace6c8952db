package org.openjdk.jmh.bench.rules;

import java.util.List;
import picocli.CommandLine.Option;

/** Which pairs of sides are drawn. */
final class PairOptions {

    @Option(names = {"-f", "--forks"}, split = ",", defaultValue = "2,3,5,10", paramLabel = "N",
            description = "Forks on each side, separated by commas. Default: ${DEFAULT-VALUE}.")
    private List<Integer> forks;

    @Option(names = {"-n", "--pairs"}, defaultValue = "20", paramLabel = "N",
            description = "Pairs drawn of each benchmark. Default: ${DEFAULT-VALUE}.")
    private int pairs;

    List<Integer> forks() {
        return forks;
    }

    int pairs() {
        return pairs;
    }

    void check(RecordedOptions recorded) {
        recorded.require(pairs >= 1, "--pairs is " + pairs + ": it must be 1 or more");
        forks.forEach(n -> recorded.require(n >= 2, "--forks has " + n + ": of a single fork nothing is known of how "
                + "much forks differ; it must be 2 or more"));
    }

    /** What is drawn of how many benchmarks, in one line. */
    String line(int benchmarks, double warmup) {
        return benchmarks + " benchmarks, " + pairs + " pairs of each, warmed up for " + warmup + " s, "
                + Recorded.ITERATIONS + " iterations of 1 s";
    }
}
