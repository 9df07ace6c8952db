package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.dynreconf.sequential.OutlyingForks;
import org.openjdk.jmh.dynreconf.sequential.NeighbouringBlocks;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** Warns if the blocks of all benchmarks together contradict the assumptions of the verdicts. */
final class BlockWarnings {

    private BlockWarnings() {
    }

    static List<String> of(List<ComparedMetric> metrics) {
        NeighbouringBlocks neighbours = new NeighbouringBlocks();
        OutlyingForks far = new OutlyingForks();
        metrics.stream().filter(metric -> !metric.label().isPresent()).forEach(score -> {
            neighbours.add(score.baseline(), score.candidate());
            far.add(score.baseline(), score.candidate());
        });
        List<String> sentences = new ArrayList<>();
        if (neighbours.areDependent()) {
            sentences.add(String.format(Locale.ROOT,
                    "consecutive pairs are correlated (about %.1f): the machine changes more slowly than pairs run, "
                            + "so more than 5 %% of the verdicts may be wrong; stop other programs, or run it again "
                            + "later",
                    neighbours.correlation()));
        }
        if (far.areOneSided()) {
            boolean candidate = far.candidates() > far.baselines();
            sentences.add("the " + (candidate ? "candidate" : "baseline") + " has more outlying forks in "
                    + Nouns.count(Math.max(far.candidates(), far.baselines()), "benchmark")
                    + ", the other side in " + Math.min(far.candidates(), far.baselines())
                    + ": a verdict without such a fork misses them; add pairs (-f N)");
        }
        return sentences;
    }
}
