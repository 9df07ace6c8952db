package org.openjdk.jmh.sides;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.comparison.ReportFiles;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.hosts.inside.ForkRequest;
import org.openjdk.jmh.results.journal.Journal;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.JournalHeader;
import org.openjdk.jmh.results.journal.RunIdentity;
import org.openjdk.jmh.runner.options.Options;

/** The forks of both sides that have ended, on the disk before the next one begins; or nothing, where nobody wants it. */
final class SideJournal implements Closeable {

    private final Journal journal;

    private SideJournal(Journal journal) {
        this.journal = journal;
    }

    /** A fork that has ended; immutable. */
    static final class Fork {

        private final int number;
        private final boolean lost;
        private final String text;

        private Fork(int number, boolean lost, String text) {
            this.number = number;
            this.lost = lost;
            this.text = text;
        }

        /** A fork with a result: that of JMH in JSON. */
        static Fork measured(int number, String json) {
            return new Fork(number, false, json);
        }

        /** A fork without one: why. */
        static Fork lost(int number, String reason) {
            return new Fork(number, true, reason);
        }

        /** Of its side, as the schedule has it. */
        int number() {
            return number;
        }

        boolean isLost() {
            return lost;
        }

        /** The result, or why there is none. */
        String text() {
            return text;
        }

        private byte[] toBytes() throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeInt(number);
            out.writeBoolean(lost);
            out.write(text.getBytes(StandardCharsets.UTF_8));
            return bytes.toByteArray();
        }

        private static Fork of(byte[] record) throws IOException {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(record));
            int number = in.readInt();
            boolean lost = in.readBoolean();
            byte[] text = new byte[in.available()];
            in.readFully(text);
            return new Fork(number, lost, new String(text, StandardCharsets.UTF_8));
        }
    }

    /** Opens the journal that the options name, to begin it or to go on with it. */
    static SideJournal open(Options options, Side baseline, Side candidate, SequentialSettings settings,
                            List<PairedBenchmark> pairs)
            throws SideException, JournalException {
        boolean resumes = options.shouldResume().orElse(false);
        if (!options.getJournal().hasValue()) {
            if (resumes) {
                throw new SideException("To resume a run, its journal is needed: name it by -journal");
            }
            return new SideJournal(null);
        }
        String file = options.getJournal().get();
        if (options.getResult().hasValue()
                && ReportFiles.areSame(Paths.get(file), Paths.get(options.getResult().get()))) {
            throw new SideException("The journal and the results cannot both be in " + file
                    + ". Name another file by -journal");
        }
        JournalHeader header = header(options, baseline, candidate, settings, pairs);
        return new SideJournal(resumes ? Journal.resume(file, header) : Journal.begin(file, header));
    }

    private static JournalHeader header(Options options, Side baseline, Side candidate, SequentialSettings settings,
                                        List<PairedBenchmark> pairs)
            throws JournalException {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("the flags of all forks", String.valueOf(HostFlags.of(options)));
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

    private static String words(ForkRequest fork) {
        return "with " + fork.parameters() + ", warmup " + fork.warmup() + ", measurement " + fork.measurement()
                + ", on " + fork.vm().executable().orElse("the default JVM")
                + fork.vm().arguments().map(arguments -> " with " + arguments).orElse("") + fork.vm().added();
    }

    /** What the user should know of the file: a line each. */
    List<String> notes() {
        return journal == null ? Collections.emptyList() : journal.notes();
    }

    /** The forks of the run that this one goes on with, in the order in which they ended. */
    List<Fork> take() throws IOException {
        List<Fork> forks = new ArrayList<>();
        if (journal != null) {
            for (byte[] record : journal.takeRecords()) {
                forks.add(Fork.of(record));
            }
            if (!forks.isEmpty() && forks.get(forks.size() - 1).isLost()) {
                // What ended the run may have ended the fork a moment before, as Ctrl-C does.
                journal.dropLastRecord();
                forks.remove(forks.size() - 1);
            }
        }
        return forks;
    }

    /** Keeps a fork. */
    void add(Fork fork) throws JournalException, IOException {
        if (journal != null) {
            journal.add(fork.toBytes());
        }
    }

    /** The run has come to its end. */
    void end() throws JournalException {
        if (journal != null) {
            journal.end();
        }
    }

    @Override
    public void close() {
        if (journal != null) {
            journal.close();
        }
    }
}
