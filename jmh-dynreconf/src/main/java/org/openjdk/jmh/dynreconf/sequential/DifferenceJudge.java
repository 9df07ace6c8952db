package org.openjdk.jmh.dynreconf.sequential;

/**
 * Applies a rule to one benchmark: after each block it returns what is known so far. Called from one thread. It accepts
 * further blocks after it has declared that no more are needed.
 */
public interface DifferenceJudge {

    /**
     * A block has ended.
     *
     * @param block complete or not, in the order in which blocks began
     * @return what is known now
     */
    Look endBlock(Block block);

    /**
     * Adds a block of one of several benchmarks, whose reported changes together are to be wrong no more often than the
     * settings allow, so that each is tested at a smaller level.
     *
     * @param block complete or not, in the order in which blocks began
     * @param level at which a change is accepted now, over all looks; never above that of the settings
     * @return what is known now; for a rule with a single level, at that level
     */
    default Look endBlock(Block block, double level) {
        return endBlock(block);
    }
}
