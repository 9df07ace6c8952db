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
 * The forks of a run that have ended, on disk. What was added is there when the next fork begins, whatever happens to the
 * run, or to the machine.
 *
 * <p>Forks come from the runner's thread. The end of the VM, by a signal or by {@code System.exit}, comes on a thread of
 * its own at any moment. From then on, forks that end well are kept, as the VM may take its time; what is lost then is
 * hardly lost by its own doing.
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
        this.forks = new ArrayList<>(content.forks());
        this.ended = content.isEnded();
    }

    /**
     * Begins the journal of a run.
     *
     * @param name   of the file; one that holds forks of a run that did not come to its end is left alone
     * @param header of the run
     * @return the journal, without forks
     * @throws JournalException if the file is in use, holds something else, or cannot be written
     */
    public static Journal begin(String name, JournalHeader header) throws JournalException {
        return opened(name, true, file -> {
            if (!file.isBlank()) {
                JournalContent content = JournalContent.of(name, file.frames());
                if (!content.isEnded() && !content.forks().isEmpty()) {
                    throw new JournalException(name, "holds " + Nouns.count(content.forks().size(), "fork")
                            + " of a run that did not come to its end. Go on with it by -resume, or remove it");
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
     * Goes on with the journal of an earlier run.
     *
     * @param name   of the file
     * @param header of the run that goes on
     * @return the journal with the forks of the earlier run, as far as they are not damaged
     * @throws JournalException if the file is missing, empty, in use, no journal, of a run that differs, or cannot be
     *                          written
     */
    public static Journal resume(String name, JournalHeader header) throws JournalException {
        return opened(name, false, file -> {
            if (file.isEmpty()) {
                throw new JournalException(name, "is empty, so that there is nothing to go on with. Leave -resume out "
                        + "to begin");
            }
            FrameFile frames = file.isBlank() ? null : file.frames();
            JournalContent content = frames == null ? JournalContent.none(name) : JournalContent.of(name, frames);
            if (content.header() == null) {
                Journal journal = begun(name, file, header);
                journal.notes.add("the run that began " + name + " ended before it had measured anything");
                return journal;
            }
            Optional<String> difference = content.header().differenceFrom(header);
            if (difference.isPresent()) {
                throw new JournalException(name, "is of another run: " + difference.get()
                        + ". Run as then, or begin with another file");
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
            // What was added is on the disk.
        }
    }

    private void noteDamage() {
        frames.damage(name).ifPresent(damage -> notes.add(damage + "; the forks that they are of run again"));
    }

    /** What ended the run in the middle may have ended the fork a moment before, as Ctrl-C does. */
    private void dropLossAtTheEnd() {
        JournaledFork last = ended || forks.isEmpty() ? null : forks.get(forks.size() - 1);
        if (last != null && last.loss().isPresent()) {
            frames.dropLast();
            forks.remove(last);
            notes.add("the last fork, of " + last.params().getBenchmark() + ", was lost, maybe together with the run ("
                    + last.loss().get() + "); it runs again");
        }
    }

    /**
     * Tells whether the run that this one goes on with had come to its end.
     *
     * @return false where the journal begins, or that run was interrupted
     */
    public boolean hadEnded() {
        return ended;
    }

    /**
     * Hands out the forks of the earlier run, and forgets them.
     *
     * @return in the order in which they ended; empty where the journal begins
     */
    public List<JournaledFork> takeForks() {
        List<JournaledFork> taken = new ArrayList<>(forks);
        forks.clear();
        return taken;
    }

    /**
     * Returns what the user should know of the file.
     *
     * @return one line each, mostly none
     */
    public List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    /**
     * Adds a fork, and returns when it is on the disk.
     *
     * @param fork that has ended; one that has not ended well is passed over where this VM ends
     * @throws JournalException if it is not; one that the disk had no room for is tried again with the next one
     */
    public void add(JournaledFork fork) throws JournalException {
        if (isEnding() && !fork.isComplete()) {
            return;
        }
        append(JournalContent.frame(JournalContent.FORK, encoded(fork)), "; it is tried again after the next fork");
    }

    private byte[] encoded(JournaledFork fork) throws JournalException {
        try {
            return ForkCodec.encode(fork);
        } catch (IOException | RuntimeException e) {
            throw new JournalException(name, "cannot keep a fork of " + fork.params().getBenchmark() + " ("
                    + e + "); a run that goes on runs it again");
        }
    }

    /**
     * Notes that the run has come to its end, and that its results are where the user wanted them. A run that comes to it
     * while this VM ends, as all forks are lost, has not.
     *
     * @throws JournalException if that is not on the disk
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

    /** The VM ends, which waits for what is being written. */
    synchronized void vmEnds() {
        ending = true;
    }

    private synchronized boolean isEnding() {
        return ending;
    }

    /** Closes the file. What is added from now on goes nowhere. */
    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            closeQuietly(file);
            shutdown.close();
        }
    }

    /** As the user named it. */
    @Override
    public String toString() {
        return name;
    }

    /** What becomes of a file that is open and locked. */
    @FunctionalInterface
    private interface Opening {

        Journal open(JournalFile file) throws IOException, JournalException;
    }
}
