package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.json.ResultKey;

/**
 * The negative controls of a run: benchmarks that cannot have changed. They run as long as one of the others does, and no
 * longer: nobody waits for a verdict on them.
 */
final class Controls {

    private final List<MeasuredPair> controls = new ArrayList<>();
    private final List<MeasuredPair> others = new ArrayList<>();

    /**
     * Tells controls from others.
     *
     * @param pairs     that run
     * @param isControl which of them cannot have changed
     */
    Controls(List<MeasuredPair> pairs, Predicate<MeasuredPair> isControl) {
        pairs.forEach(pair -> (isControl.test(pair) ? controls : others).add(pair));
    }

    /**
     * Whether none but controls need another fork, which have run as often as the others.
     *
     * @return false where all are controls: what they show is all that there is
     */
    boolean areAllThatIsLeft() {
        int blocks = others.stream().mapToInt(pair -> pair.sequence().blocks()).max().orElse(Integer.MAX_VALUE);
        return others.stream().allMatch(MeasuredPair::hasEnded)
                && open().stream().allMatch(pair -> pair.sequence().blocks() >= blocks);
    }

    /** Whether a benchmark cannot have changed. */
    boolean contains(MeasuredPair pair) {
        return controls.contains(pair);
    }

    /** What the benchmarks are called that cannot have changed. */
    Set<ResultKey> keys() {
        return controls.stream().map(pair -> pair.sequence().key()).collect(Collectors.toSet());
    }

    /** Those on which there is no verdict. */
    private List<MeasuredPair> open() {
        return controls.stream().filter(pair -> !pair.hasEnded()).collect(Collectors.toList());
    }

    /** Whether a benchmark is to have a verdict. */
    boolean isJudged(MeasuredPair pair) {
        return !controls.contains(pair) || pair.hasEnded() || others.isEmpty();
    }

    /** What is to be said of those that have no verdict. */
    List<String> unjudged() {
        return open().stream().filter(pair -> !isJudged(pair))
                .map(pair -> "# Negative control " + pair.sequence().key() + ": undecided after "
                        + Nouns.count(pair.sequence().blocks(), "block") + ", when all others had ended")
                .collect(Collectors.toList());
    }

    /**
     * What is to be said of those that differ.
     *
     * @param comparison of the run, which decides all benchmarks together: one that was undecided alone may differ
     */
    List<String> differing(ResultComparison comparison) {
        Set<ResultKey> keys = keys();
        return comparison.metrics().stream()
                .filter(metric -> keys.contains(metric.key()) && !metric.label().isPresent()
                        && metric.verdict().isChange())
                .map(metric -> metric.key()
                        + " differs, although all code that it reaches is the same on both sides:"
                        + " do not trust what this machine says of the others")
                .collect(Collectors.toList());
    }
}
