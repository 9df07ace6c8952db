package org.openjdk.jmh.sides;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.hosts.inside.ForkRequest;
import org.openjdk.jmh.hosts.inside.ForkSettings;
import org.openjdk.jmh.results.journal.Journal;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournalHeader;
import org.openjdk.jmh.results.journal.RunIdentity;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.SideOrder;

/** The forks of both sides that have ended, on the disk before the next one begins; or nothing, where nobody wants it. */
final class SideJournal implements Closeable {

    private final Journal journal;
    private final Consumer<String> warnings;

    private SideJournal(Journal journal, Consumer<String> warnings) {
        this.journal = journal;
        this.warnings = warnings;
    }

    /** Opens the journal that the options name, to begin it or to go on with it. */
    static SideJournal open(Options options, Side baseline, Side candidate, SequentialSettings settings,
                            List<PairedBenchmark> pairs, Consumer<String> warnings)
            throws SideException, JournalException {
        boolean resumes = options.shouldResume().orElse(false);
        if (!options.getJournal().hasValue()) {
            if (resumes) {
                throw new SideException("To resume a run, its journal is needed: name it by -journal");
            }
            return new SideJournal(null, warnings);
        }
        String file = options.getJournal().get();
        JournalHeader header = header(options, baseline, candidate, settings, pairs);
        return new SideJournal(resumes ? Journal.resume(file, header) : Journal.begin(file, header), warnings);
    }

    private static JournalHeader header(Options options, Side baseline, Side candidate, SequentialSettings settings,
                                        List<PairedBenchmark> pairs)
            throws JournalException {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("what all forks are told", String.valueOf(ForkSettings.of(options)));
        properties.put("what all forks inherit", String.valueOf(Side.inherited()));
        properties.put("the order of sides", String.valueOf(options.getSideOrder().orElse(SideOrder.INTERLEAVED)));
        properties.put("the most blocks", String.valueOf(settings.mostBlocks()));
        properties.put("the tolerance", String.valueOf(settings.comparison().tolerance()));
        for (PairedBenchmark pair : pairs) {
            properties.put(pair.key().toString(), "baseline " + words(pair.baseline()) + "; candidate "
                    + words(pair.candidate()));
        }
        Map<String, String> classPaths = new LinkedHashMap<>();
        classPaths.put("the baseline's", baseline.classPath());
        classPaths.put("the candidate's", candidate.classPath());
        return RunIdentity.ofSides(classPaths, properties, options);
    }

    static String words(ForkRequest fork) {
        return "with " + fork.parameters() + ", warmup " + fork.warmup() + ", measurement " + fork.measurement()
                + ", on " + fork.vm().executable().orElse("the default JVM")
                + fork.vm().arguments().map(arguments -> " with " + arguments).orElse("") + fork.vm().added();
    }

    /** What the user should know of the file: a line each. */
    List<String> notes() {
        return journal == null ? Collections.emptyList() : journal.notes();
    }

    /** Whether the run that this one goes on with had come to its end. */
    boolean hadEnded() {
        return journal != null && journal.hadEnded();
    }

    /** The forks of the run that this one goes on with, in the order in which they ended. */
    List<EndedForks> take() throws IOException {
        List<EndedForks> forks = new ArrayList<>();
        if (journal != null) {
            for (byte[] record : journal.takeRecords()) {
                forks.add(EndedForks.of(record));
            }
            if (!forks.isEmpty() && forks.get(forks.size() - 1).isDoubtful()) {
                // What ended the run may have ended the fork a moment before, as Ctrl-C does.
                journal.dropLastRecord();
                forks.remove(forks.size() - 1);
            }
        }
        return forks;
    }

    /** Keeps forks that ended together: all of them or, where something interrupts it, none. */
    void add(EndedForks forks) throws IOException {
        if (journal != null) {
            byte[] record = forks.toBytes();
            warnOfFailure(() -> journal.add(record));
        }
    }

    /** The run has come to its end. */
    void end() {
        if (journal != null) {
            warnOfFailure(journal::end);
        }
    }

    /** The run is worth more than its journal. */
    private void warnOfFailure(Writing writing) {
        try {
            writing.write();
        } catch (JournalException e) {
            warnings.accept(e.getMessage());
        }
    }

    /** What needs the disk. */
    @FunctionalInterface
    private interface Writing {

        void write() throws JournalException;
    }

    @Override
    public void close() {
        if (journal != null) {
            journal.close();
        }
    }
}
