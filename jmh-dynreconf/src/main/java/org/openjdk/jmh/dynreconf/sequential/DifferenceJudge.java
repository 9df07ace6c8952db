package org.openjdk.jmh.dynreconf.sequential;

/**
 * A rule at work on one benchmark: told of each block that has ended, it says what is known by then. Called from one
 * thread. May be told of further blocks after it has said that no more are needed, and answers for them, too.
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
     * A block of one of several benchmarks has ended, of which all that are said to have changed are to be wrong no more
     * often than the settings allow: each of them is believed at a smaller level then.
     *
     * @param block complete or not, in the order in which blocks began
     * @param level at which a change is believed now, over all looks; never above that of the settings
     * @return what is known now; of a rule that has but one level, what it knows at that
     */
    default Look endBlock(Block block, double level) {
        return endBlock(block);
    }
}
