package org.openjdk.jmh.dynreconf.sequential;

import java.util.Optional;

/**
 * Applies a rule to one benchmark: returns the state of its comparison after each block. Called from one thread. It
 * accepts further blocks after it has decided.
 */
public interface DifferenceJudge {

    /** Adds a block, complete or not, in the order in which blocks began. */
    Look endBlock(Block block);

    /**
     * Adds a block of one of several benchmarks whose changes are tested together, so that each has a smaller level.
     *
     * @param level over all analyses at which a change is accepted now; never above that of the settings
     * @return the state at this level; for a rule with a single level, at that one
     */
    default Look endBlock(Block block, double level) {
        return endBlock(block);
    }

    /**
     * Judges the blocks so far once more, when there is no time for another one. A rule may then use all of the level
     * that it saved for later blocks, since time ends whatever the values are.
     *
     * @param level over all analyses at which a change is accepted
     * @return the state that replaces that after the last block, which was a look without a verdict; empty for a rule that
     *         saves no level
     */
    default Optional<Look> end(double level) {
        return Optional.empty();
    }
}
