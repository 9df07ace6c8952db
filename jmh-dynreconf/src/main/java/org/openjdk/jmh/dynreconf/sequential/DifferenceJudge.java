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
}
