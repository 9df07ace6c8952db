package org.openjdk.jmh.ab;

import java.io.Closeable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.inside.ForkSettings;
import org.openjdk.jmh.results.journal.Journal;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournalHeader;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.RunIdentity;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.FullName;

/** The forks of a bisection on the disk, if the options name a journal: the number of the version is the side of each. */
final class BisectionJournal implements Closeable {

    private final Optional<Journal> journal;
    private final PairedBenchmark benchmark;

    private BisectionJournal(Optional<Journal> journal, PairedBenchmark benchmark) {
        this.journal = journal;
        this.benchmark = benchmark;
    }

    /**
     * Begins or goes on with the journal.
     *
     * @throws RunnerException if it is of another bisection, or cannot be written
     */
    static BisectionJournal open(Options options, BisectedVersions versions, PairedBenchmark benchmark)
            throws RunnerException {
        if (!options.getJournal().hasValue()) {
            return new BisectionJournal(Optional.empty(), benchmark);
        }
        String name = options.getJournal().get();
        JournalHeader header = header(options, versions, benchmark);
        return new BisectionJournal(Optional.of(options.shouldResume().orElse(false) ? Journal.resume(name, header)
                : Journal.begin(name, header)), benchmark);
    }

    private static JournalHeader header(Options options, BisectedVersions versions, PairedBenchmark benchmark)
            throws RunnerException {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put(JournalHeader.VERSIONS, versions.identity());
        properties.put("what all forks are told", String.valueOf(ForkSettings.of(options)));
        properties.put("what all forks inherit", String.valueOf(versions.inherited()));
        properties.put(FullName.of(benchmark.params()), SideIdentity.words(benchmark));
        return RunIdentity.ofVersions(properties, options);
    }

    /** What an earlier start has measured, in its order. */
    List<SideFork> earlier() {
        return journal.map(file -> file.takeForks().stream().flatMap(fork -> fork.sides().stream())
                .collect(Collectors.toList())).orElse(Collections.emptyList());
    }

    /** What the user should know of the file. */
    List<String> notes() {
        return journal.map(Journal::notes).orElse(Collections.emptyList());
    }

    /** Keeps a fork that has ended. */
    void add(SideFork fork, long startMillis, double seconds) throws JournalException {
        if (journal.isPresent()) {
            journal.get().add(JournaledFork.ofSides(benchmark.params(), startMillis, seconds,
                    Collections.singletonList(fork)));
        }
    }

    /** There is an answer. */
    void end() throws JournalException {
        if (journal.isPresent()) {
            journal.get().end();
        }
    }

    @Override
    public void close() {
        journal.ifPresent(Journal::close);
    }
}
