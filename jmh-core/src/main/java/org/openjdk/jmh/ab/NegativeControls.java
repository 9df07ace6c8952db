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
 * The negative controls of a run: benchmarks that cannot have changed. They run no longer than the other benchmarks do,
 * even without a verdict.
 */
final class NegativeControls {

    private final List<MeasuredPair> controls = new ArrayList<>();
    private final List<MeasuredPair> others = new ArrayList<>();

    /** @param isControl whether a pair cannot have changed */
    NegativeControls(List<MeasuredPair> pairs, Predicate<MeasuredPair> isControl) {
        pairs.forEach(pair -> (isControl.test(pair) ? controls : others).add(pair));
    }

    /**
     * Returns whether only controls are undecided and have as many blocks as the other benchmarks; false if all
     * benchmarks are controls.
     */
    boolean areOnlyOnesLeft() {
        int blocks = others.stream().mapToInt(pair -> pair.sequence().blocks()).max().orElse(Integer.MAX_VALUE);
        return others.stream().allMatch(MeasuredPair::hasEnded)
                && open().stream().allMatch(pair -> pair.sequence().blocks() >= blocks);
    }

    boolean contains(MeasuredPair pair) {
        return controls.contains(pair);
    }

    Set<ResultKey> keys() {
        return controls.stream().map(pair -> pair.sequence().key()).collect(Collectors.toSet());
    }

    private List<MeasuredPair> open() {
        return controls.stream().filter(pair -> !pair.hasEnded()).collect(Collectors.toList());
    }

    /** Returns whether a benchmark gets a verdict. */
    boolean isJudged(MeasuredPair pair) {
        return !controls.contains(pair) || pair.hasEnded() || others.isEmpty();
    }

    List<String> unjudged() {
        return open().stream().filter(pair -> !isJudged(pair))
                .map(pair -> "# Negative control " + pair.sequence().key() + ": undecided after "
                        + Nouns.count(pair.sequence().blocks(), "pair") + ", when all others had a verdict")
                .collect(Collectors.toList());
    }

    /**
     * Returns sentences for users about controls that differ. The comparison decides all benchmarks together, and may
     * decide what a single benchmark did not.
     */
    List<String> differing(ResultComparison comparison) {
        Set<ResultKey> keys = keys();
        return comparison.metrics().stream()
                .filter(metric -> keys.contains(metric.key()) && !metric.label().isPresent()
                        && metric.verdict().isChange())
                .map(metric -> metric.key()
                        + " differs, although both sides run the same code: do not trust the other verdicts of this machine")
                .collect(Collectors.toList());
    }
}
