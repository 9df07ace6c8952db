package org.openjdk.jmh.run;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.journal.JournaledFork;

/** The forks that an earlier start of the same run measured. */
public final class PreviousStart {

    private static final DateTimeFormatter MINUTES = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

    private final String journal;
    private final List<JournaledFork> forks;
    private final boolean ended;

    /**
     * @param journal name of the journal with the forks
     * @param forks   in the order in which they ended
     * @param ended   whether the earlier start was complete
     */
    public PreviousStart(String journal, List<JournaledFork> forks, boolean ended) {
        this.journal = journal;
        this.forks = Collections.unmodifiableList(new ArrayList<>(forks));
        this.ended = ended;
    }

    public List<JournaledFork> forks() {
        return forks;
    }

    boolean isComplete() {
        return ended;
    }

    /** Returns the seconds until the last fork ended, including starts before that one. */
    double seconds() {
        return forks.stream().mapToDouble(fork -> fork.context().runSeconds).max().orElse(0);
    }

    /** Returns the console line about the replayed forks. */
    String line() {
        if (forks.isEmpty()) {
            return "# Journal: " + journal + " contains no fork; all are run";
        }
        long start = forks.stream().mapToLong(JournaledFork::startMillis).min().getAsLong();
        long benchmarks = forks.stream().map(JournaledFork::params).distinct().count();
        return "# Journal: " + Nouns.count(forks.size(), "fork") + " of " + Nouns.count(benchmarks, "benchmark")
                + " "
                + (forks.size() == 1 ? "is" : "are") + " taken from " + journal + ", begun "
                + MINUTES.format(Instant.ofEpochMilli(start).atZone(ZoneId.systemDefault()))
                + "; the others run now";
    }
}
