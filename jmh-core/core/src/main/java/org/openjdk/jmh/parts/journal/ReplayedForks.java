package org.openjdk.jmh.parts.journal;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.Map;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.journal.JournaledFork;

/** Says in one line what a run goes on with. */
final class ReplayedForks {

    private static final DateTimeFormatter MINUTES = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

    private ReplayedForks() {
    }

    static String line(String journal, Map<BenchmarkParams, ? extends Collection<JournaledFork>> forks) {
        int number = forks.values().stream().mapToInt(Collection::size).sum();
        if (number == 0) {
            return "# Journal: " + journal + " holds no fork; all are run";
        }
        long start = forks.values().stream().flatMap(Collection::stream).mapToLong(JournaledFork::startMillis).min()
                .getAsLong();
        return "# Journal: " + Nouns.count(number, "fork") + " of " + Nouns.count(forks.size(), "benchmark") + " "
                + (number == 1 ? "is" : "are") + " taken from " + journal + ", begun "
                + MINUTES.format(Instant.ofEpochMilli(start).atZone(ZoneId.systemDefault()))
                + "; the others are run";
    }
}
