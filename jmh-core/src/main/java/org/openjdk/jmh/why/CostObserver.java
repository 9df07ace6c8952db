package org.openjdk.jmh.why;

import java.io.Closeable;
import java.util.List;
import org.openjdk.jmh.dynreconf.attribution.CountedTimes;
import org.openjdk.jmh.results.explanation.ProfileEvidence;

/**
 * A way to observe the costs of methods in forks, such as sampling. Forks run one after the other.
 *
 * @param <T> the observations of a fork
 */
public interface CostObserver<T> extends Closeable {

    /** Returns a name of one or two words for users. */
    String name();

    /** Prepares for the next fork, and returns additional arguments of its VM. */
    List<String> vmArguments() throws ForkObservationException;

    /** Reads the observations of the fork that has ended. */
    T read(ObservedForkResult fork) throws ForkObservationException;

    /**
     * Combines the observations of equally many forks of both sides, paired to blocks, with the times of the compared
     * forks.
     */
    ProfileEvidence evidence(List<T> baseline, List<T> candidate, CountedTimes times);

    @Override
    void close();
}
