package org.openjdk.jmh.why;

import java.io.Closeable;
import java.util.List;
import org.openjdk.jmh.dynreconf.attribution.CountedTimes;
import org.openjdk.jmh.results.explanation.Evidence;

/**
 * A way to observe forks that tells what methods cost in them: by samples, by counting. Forks run one after the other.
 *
 * @param <T> what is kept of a fork
 */
public interface CostSource<T> extends Closeable {

    /** How forks are observed, in a word or two. */
    String name();

    /**
     * Prepares for the next fork.
     *
     * @return what is added to the arguments of its VM
     * @throws UnobservedForkException if it cannot be observed
     */
    List<String> vmArguments() throws UnobservedForkException;

    /**
     * Reads what was observed of the fork that has ended.
     *
     * @return what it tells
     * @throws UnobservedForkException if it tells nothing
     */
    T read(EndedFork fork) throws UnobservedForkException;

    /**
     * Puts forks together.
     *
     * @param baseline  at least one fork
     * @param candidate as many, paired to blocks
     * @param times     that forks took which count
     * @return what they tell
     */
    Evidence evidence(List<T> baseline, List<T> candidate, CountedTimes times);

    @Override
    void close();
}
