package org.openjdk.jmh.dynreconf.attribution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Holds the methods that explain the difference between two sides; immutable. */
public final class Explanation {

    private final CostBlocks blocks;
    private final Interval change;
    private final double confidence;
    private final List<Culprit> culprits;
    private final List<CostDifference> differences;
    private final int neededBlocks;

    Explanation(CostBlocks blocks, double confidence, List<Culprit> culprits, List<CostDifference> differences,
                int neededBlocks) {
        this.blocks = blocks;
        this.confidence = confidence;
        change = blocks.total(confidence);
        this.culprits = Collections.unmodifiableList(new ArrayList<>(culprits));
        this.differences = Collections.unmodifiableList(new ArrayList<>(differences));
        this.neededBlocks = neededBlocks;
    }

    /** Returns the costs of single blocks. */
    public CostBlocks blocks() {
        return blocks;
    }

    /** Returns the difference of the cost of an operation, candidate less baseline, with its interval over blocks. */
    public Interval change() {
        return change;
    }

    /** Returns the confidence of each interval, between 0 and 1. */
    public double confidence() {
        return confidence;
    }

    /** Returns the methods that explain the change, the best explanation first; empty if none is significant. */
    public List<Culprit> culprits() {
        return culprits;
    }

    /** Returns the costs of methods on both sides, those with the largest difference, callees included, first. */
    public List<CostDifference> differences() {
        return differences;
    }

    /**
     * Returns the number of blocks that would show the largest difference that may explain the change; empty if there
     * are culprits or no candidates, or if it would take too many.
     */
    public OptionalInt neededBlocks() {
        return neededBlocks == 0 ? OptionalInt.empty() : OptionalInt.of(neededBlocks);
    }
}
