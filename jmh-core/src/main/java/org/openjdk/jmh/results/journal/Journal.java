package org.openjdk.jmh.results.journal;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.util.FileFailure;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * Stores each ended fork of a run on disk before the next fork starts, so that it survives any end of the run or of the
 * machine.
 *
 * <p>Forks are added on the runner's thread. A signal or {@code System.exit} ends the VM on another thread at any time.
 * From then on, successful forks are still stored, because the shutdown may take a while; lost forks are not, because
 * the end of the VM is the likely cause.
 */
public final class Journal implements Closeable {

    private final String name;
    private final JournalFile file;
    private final FrameFile frames;
    private final List<JournaledFork> forks;
    private final List<String> notes = new ArrayList<>();
    private final Deque<byte[]> unsaved = new ArrayDeque<>();
    private final ShutdownHook shutdown = new ShutdownHook("jmh-journal", this::vmEnds);
    private final boolean ended;
    private boolean closed;
    private boolean ending;

    private Journal(String name, JournalFile file, FrameFile frames, JournalContent content) {
        this.name = name;
        this.file = file;
        this.frames = frames;
        this.forks = new ArrayList<>(content.forks);
        this.ended = content.isEnded();
    }

    /**
     * Starts the journal of a run.
     *
     * @param name   name of the file; one with forks of an unfinished run is not overwritten
     * @param header identity of the run
     * @throws JournalException if the file is in use, contains something else, or cannot be written
     */
    public static Journal begin(String name, JournalHeader header) throws JournalException {
        return opened(name, true, file -> {
            if (!file.isBlank()) {
                JournalContent content = JournalContent.of(name, file.frames());
                if (!content.isEnded() && !content.forks.isEmpty()) {
                    throw new JournalException(name, "holds " + Nouns.count(content.forks.size(), "fork")
                            + " of an unfinished run: continue it with -resume, or remove the file");
                }
            }
            return begun(name, file, header);
        });
    }

    private static Journal begun(String name, JournalFile file, JournalHeader header) throws IOException {
        FrameFile frames = file.clear();
        frames.append(JournalContent.frame(JournalContent.HEADER, header.toBytes()));
        return new Journal(name, file, frames, JournalContent.none(name));
    }

    /**
     * Resumes the journal of an earlier run, with all undamaged forks.
     *
     * @throws JournalException if the file is missing, empty, in use, no journal, of a different run, or not writable
     */
    public static Journal resume(String name, JournalHeader header) throws JournalException {
        return opened(name, false, file -> {
            if (file.isEmpty()) {
                throw new JournalException(name, "is empty, so there is no run to continue: leave -resume out");
            }
            FrameFile frames = file.isBlank() ? null : file.frames();
            JournalContent content = frames == null ? JournalContent.none(name) : JournalContent.of(name, frames);
            if (content.header() == null) {
                Journal journal = begun(name, file, header);
                journal.notes.add("the run that began " + name + " ended before it measured anything");
                return journal;
            }
            Optional<String> difference = content.header().differenceFrom(header);
            if (difference.isPresent()) {
                throw new JournalException(name, "belongs to another run: " + difference.get()
                        + "; use the options of that run, or name another file");
            }
            Journal journal = new Journal(name, file, frames, content);
            journal.noteDamage();
            journal.dropLossAtTheEnd();
            return journal;
        });
    }

    private static Journal opened(String name, boolean create, Opening opening) throws JournalException {
        JournalFile file = JournalFile.open(name, create);
        Journal journal = null;
        try {
            journal = opening.open(file);
            return journal;
        } catch (IOException e) {
            throw new JournalException(name, "cannot be written: " + FileFailure.reason(e));
        } finally {
            if (journal == null) {
                closeQuietly(file);
            }
        }
    }

    private static void closeQuietly(JournalFile file) {
        try {
            file.close();
        } catch (IOException e) {
            // All forks are already on disk.
        }
    }

    private void noteDamage() {
        frames.damage(name).ifPresent(damage -> notes.add(damage + "; their forks run again"));
    }

    /** Drops a lost fork at the end of an unfinished run: the same cause, such as Ctrl-C, may have ended both. */
    private void dropLossAtTheEnd() {
        JournaledFork last = ended || forks.isEmpty() ? null : forks.get(forks.size() - 1);
        if (last != null && last.loss().isPresent()) {
            frames.dropLast();
            forks.remove(last);
            notes.add(
                    "the last fork, of " + last.params().getBenchmark() + ", was lost, maybe when the run was killed ("
                            + last.loss().get() + "); it runs again");
        }
    }

    /** Returns whether the resumed run had already finished. */
    public boolean hadEnded() {
        return ended;
    }

    /** Returns the forks of the earlier run in the order in which they ended, and releases them. */
    public List<JournaledFork> takeForks() {
        List<JournaledFork> taken = new ArrayList<>(forks);
        forks.clear();
        return taken;
    }

    /** Returns remarks on the file for the user, one line each. */
    public List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    /**
     * Adds a fork, and returns when it is on disk. If writing fails, the next call tries again. An incomplete fork is
     * ignored while this VM ends.
     */
    public void add(JournaledFork fork) throws JournalException {
        if (isEnding() && !fork.isComplete()) {
            return;
        }
        append(JournalContent.frame(JournalContent.FORK, encoded(fork)), "; JMH tries again after the next fork");
    }

    private byte[] encoded(JournaledFork fork) throws JournalException {
        try {
            return ForkCodec.encode(fork);
        } catch (IOException | RuntimeException e) {
            throw new JournalException(name, "cannot save a fork of " + fork.params().getBenchmark() + " ("
                    + e + "); -resume runs it again");
        }
    }

    /**
     * Marks the run as finished, after its results were written. Does nothing while this VM ends, because then the run
     * lacks forks.
     */
    public void end() throws JournalException {
        if (isEnding()) {
            return;
        }
        append(JournalContent.frame(JournalContent.END, new byte[0]), "");
    }

    private synchronized void append(byte[] frame, String consequence) throws JournalException {
        if (closed) {
            return;
        }
        unsaved.add(frame);
        try {
            while (!unsaved.isEmpty()) {
                frames.append(unsaved.peek());
                unsaved.remove();
            }
        } catch (IOException e) {
            throw new JournalException(name, "cannot be written: " + FileFailure.reason(e) + consequence);
        }
    }

    /** Called when the VM ends, which waits for the current write. */
    synchronized void vmEnds() {
        ending = true;
    }

    private synchronized boolean isEnding() {
        return ending;
    }

    /** Closes the file. Later calls of {@link #add} have no effect. */
    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            closeQuietly(file);
            shutdown.close();
        }
    }

    @Override
    public String toString() {
        return name;
    }

    @FunctionalInterface
    private interface Opening {

        Journal open(JournalFile file) throws IOException, JournalException;
    }
}
