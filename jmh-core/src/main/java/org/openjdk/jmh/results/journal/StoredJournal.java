package org.openjdk.jmh.results.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.util.FileFailure;

/** A journal that is read but not changed; a run may still be writing it. Immutable. */
public final class StoredJournal {

    /** The forks in the order in which they ended, at least one. */
    public final List<JournaledFork> forks;
    public final boolean ended;
    /** Remarks on the file for the user, one line each. */
    public final List<String> notes;

    private StoredJournal(List<JournaledFork> forks, boolean ended, List<String> notes) {
        this.forks = Collections.unmodifiableList(forks);
        this.ended = ended;
        this.notes = Collections.unmodifiableList(notes);
    }

    /** Returns whether a file is a journal of any version. */
    public static boolean is(Path file) throws IOException {
        return JournalFile.isOne(file);
    }

    /**
     * Reads a journal and skips damaged forks.
     *
     * @throws JournalException if it is of another version or of two sides, or contains no fork or an unreadable one
     */
    public static StoredJournal read(Path file) throws JournalException {
        String name = file.toString();
        try (JournalFile opened = JournalFile.openToRead(file)) {
            FrameFile frames = opened.frames();
            JournalContent content = JournalContent.read(name, frames);
            List<String> notes = new ArrayList<>();
            frames.damage(name).ifPresent(notes::add);
            if (content.forks.stream().anyMatch(fork -> !fork.sides().isEmpty())) {
                throw new JournalException(name,
                        "belongs to a run of two sides and has no results of its own: continue it with -resume, and "
                                + "write the results with -rff");
            }
            return of(name, content, notes);
        } catch (IOException e) {
            throw new JournalException(name, "cannot be read: " + FileFailure.reason(e));
        }
    }

    private static StoredJournal of(String name, JournalContent content, List<String> notes) throws JournalException {
        List<JournaledFork> forks = new ArrayList<>(content.forks);
        int last = forks.size() - 1;
        if (!content.isEnded() && last >= 0 && forks.get(last).loss().isPresent()) {
            notes.add("the last fork, of " + forks.get(last).params().getBenchmark()
                    + ", was lost, maybe when the run was killed (" + forks.get(last).loss().get()
                    + "); it is left out");
            forks.remove(last);
        }
        if (forks.isEmpty()) {
            throw new JournalException(name, "contains no fork" + (notes.isEmpty() ? "" : " (" + notes.get(0) + ")")
                    + ", so there are no results");
        }
        return new StoredJournal(forks, content.isEnded(), notes);
    }
}
