package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.dynreconf.sequential.OutlyingForks;
import org.openjdk.jmh.dynreconf.sequential.NeighbouringBlocks;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** Warns if the blocks of all benchmarks together show that verdicts are wrong more often than stated. */
final class BlockWarnings {

    private BlockWarnings() {
    }

    /** Returns a sentence for each, of scores; none where nothing is wrong. */
    static List<String> of(List<ComparedMetric> metrics) {
        NeighbouringBlocks neighbours = new NeighbouringBlocks();
        OutlyingForks far = new OutlyingForks();
        metrics.stream().filter(metric -> !metric.label().isPresent()).forEach(score -> {
            neighbours.add(score.baseline(), score.candidate());
            far.add(score.baseline(), score.candidate());
        });
        List<String> sentences = new ArrayList<>();
        if (neighbours.areAlike()) {
            sentences.add(String.format(Locale.ROOT,
                    "blocks are like those before them, by a correlation of about %.1f: "
                            + "something lasts for longer than a block, so that more verdicts are wrong than one in twenty; give "
                            + "the machine nothing else to do, or begin again later",
                    neighbours.correlation()));
        }
        if (far.areOneSided()) {
            boolean candidate = far.candidates() > far.baselines();
            sentences.add(
                    "forks that are far from the others are a matter of the " + (candidate ? "candidate" : "baseline")
                            + ", which has more of them in "
                            + Nouns.count(Math.max(far.candidates(), far.baselines()), "benchmark")
                            + ", and the other side in " + Math.min(far.candidates(), far.baselines())
                            + ": verdicts without such a fork say too little of it; add blocks (-f)");
        }
        return sentences;
    }
}
