package org.openjdk.jmh.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.results.journal.JournaledFork;

/** What is left of an earlier start of the same run; immutable. */
public final class EarlierStart {

    private final List<JournaledFork> forks;
    private final boolean ended;

    /**
     * Forks of an earlier start.
     *
     * @param forks in the order in which they ended
     * @param ended whether that start came to its end
     */
    public EarlierStart(List<JournaledFork> forks, boolean ended) {
        this.forks = Collections.unmodifiableList(new ArrayList<>(forks));
        this.ended = ended;
    }

    List<JournaledFork> forks() {
        return forks;
    }

    boolean hadEnded() {
        return ended;
    }

    /** Returns how long it took by the last of its forks, starts before it included. */
    double seconds() {
        return forks.stream().mapToDouble(fork -> fork.context().runSeconds()).max().orElse(0);
    }
}
