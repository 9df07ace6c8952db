package org.openjdk.jmh.ab;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.ab.worker.ForkSettings;
import org.openjdk.jmh.results.journal.Journal;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournalHeader;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.RunIdentity;
import org.openjdk.jmh.results.journal.SideFork;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.FullName;

/** The journal of a bisection, if the options name one. The side of a fork is the number of its version. */
final class BisectionJournal implements Closeable {

    private final Optional<Journal> journal;
    private final PairedBenchmark benchmark;
    private final List<SideFork> counted = new ArrayList<>();
    private final List<SideFork> timed = new ArrayList<>();

    private BisectionJournal(Optional<Journal> journal, PairedBenchmark benchmark, boolean counts) throws IOException {
        this.journal = journal;
        this.benchmark = benchmark;
        boolean isCounted = counts;
        for (JournaledFork fork : journal.map(Journal::takeForks).orElse(Collections.emptyList())) {
            for (SideFork side : fork.sides()) {
                isCounted &= !isTimed(side);
                (isCounted ? counted : timed).add(side);
            }
        }
    }

    private static boolean isTimed(SideFork fork) throws IOException {
        return fork.json().isPresent()
                && !MeasuredPair.read(fork.json().get()).value(StoredResult.COUNTING, StoredResult.WINDOW).isPresent();
    }

    /**
     * Begins or resumes the journal; the benchmark is as its first forks run it. Throws if the file is of another
     * bisection, or contains an invalid result.
     */
    static BisectionJournal open(Options options, BisectedVersions versions, PairedBenchmark benchmark)
            throws RunnerException, IOException {
        boolean counts = options.getCount().hasValue();
        if (!options.getJournal().hasValue()) {
            return new BisectionJournal(Optional.empty(), benchmark, counts);
        }
        String name = options.getJournal().get();
        JournalHeader header = header(options, versions, benchmark);
        return new BisectionJournal(Optional.of(options.shouldResume().orElse(false) ? Journal.resume(name, header)
                : Journal.begin(name, header)), benchmark, counts);
    }

    private static JournalHeader header(Options options, BisectedVersions versions, PairedBenchmark benchmark)
            throws RunnerException {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put(JournalHeader.VERSIONS, versions.identity());
        properties.put("what all forks are told", String.valueOf(ForkSettings.of(options)));
        properties.put("what all forks inherit", String.valueOf(versions.inherited()));
        properties.put(FullName.of(benchmark.params), SideIdentity.words(benchmark));
        return RunIdentity.ofVersions(properties, options);
    }

    /** Returns the counted forks of an earlier start, in order. */
    List<SideFork> counted() {
        return Collections.unmodifiableList(counted);
    }

    /** Returns the timed forks of an earlier start, which followed the counted ones. */
    List<SideFork> timed() {
        return Collections.unmodifiableList(timed);
    }

    /** Returns remarks for users about the file. */
    List<String> notes() {
        return journal.map(Journal::notes).orElse(Collections.emptyList());
    }

    /** Writes a fork that has ended, with its start in milliseconds since 1970 and its duration in seconds. */
    void add(SideFork fork, long startMillis, double seconds) throws JournalException {
        if (journal.isPresent()) {
            journal.get().add(JournaledFork.ofSides(benchmark.params, startMillis, seconds,
                    Collections.singletonList(fork)));
        }
    }

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
