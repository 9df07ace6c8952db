package org.openjdk.jmh.results.stored;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.files.FilePatterns;
import org.openjdk.jmh.files.FileUseException;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.file.ResultFile;
import org.openjdk.jmh.results.file.ResultFileException;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.journal.JournalException;
import org.openjdk.jmh.results.journal.StoredJournal;
import org.openjdk.jmh.util.FileFailure;
import org.openjdk.jmh.util.VmCleanup;

/**
 * Finds the files with results that a user names. Readers of results do not load JMH's classes, which journals consist
 * of. So each journal is converted to a result file, in a folder that is deleted when this VM ends.
 */
public final class LoadableFiles {

    private final List<Path> readable = new ArrayList<>();
    private final Map<Path, Path> journals = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();

    /** Finds files by names or patterns. Throws if a pattern matches no file, or a journal cannot be used. */
    public LoadableFiles(Collection<String> patterns) throws ComparisonException {
        try {
            for (Path file : FilePatterns.files(patterns)) {
                readable.add(isJournal(file) ? converted(file) : file);
            }
        } catch (FileUseException e) {
            throw new ComparisonException(e.getMessage());
        }
    }

    /** Accepts unreadable files, which their reader rejects. */
    private static boolean isJournal(Path file) {
        try {
            return Files.isRegularFile(file) && StoredJournal.is(file);
        } catch (IOException e) {
            return false;
        }
    }

    private Path converted(Path journal) throws ComparisonException {
        try {
            JournaledResults journaled = new JournaledResults(StoredJournal.read(journal));
            Collection<RunResult> results = journaled.all();
            journaled.notes.forEach(note -> notes.add("# Journal " + journal + ": " + note));
            if (results.isEmpty()) {
                throw new ComparisonException("The journal " + journal
                        + " contains no results: none of its benchmarks has a measured fork that did not fail");
            }
            Path copy = emptyCopy(journal);
            ResultFile.open(copy.toString(), ResultFormatType.JSON).write(results);
            journals.put(copy, journal);
            Files.setLastModifiedTime(copy, Files.getLastModifiedTime(journal));
            return copy;
        } catch (JournalException | ResultFileException e) {
            throw new ComparisonException(e.getMessage());
        } catch (IOException e) {
            throw new ComparisonException("The journal " + journal + " cannot be used: " + FileFailure.reason(e));
        } catch (RuntimeException e) {
            throw new ComparisonException(
                    "The journal " + journal + " cannot be used: its forks contradict each other (" + e
                            + ")");
        }
    }

    /** Keeps the name of the journal, because reports name a side by its files. */
    private static Path emptyCopy(Path journal) throws IOException, ComparisonException {
        return Files.createFile(folder().resolve(journal.getFileName().toString()));
    }

    /** Reports a failure without blaming the journal. */
    private static Path folder() throws ComparisonException {
        try {
            return VmCleanup.folder("jmh-journal-");
        } catch (IOException e) {
            throw new ComparisonException(e.getMessage());
        }
    }

    /** Returns the files in JMH's JSON format, which are not yet checked. */
    public List<Path> readable() {
        return Collections.unmodifiableList(readable);
    }

    /** Replaces the names of converted copies in a message by the names that the user gave. */
    public String withOriginalNames(String message) {
        String original = message;
        for (Map.Entry<Path, Path> journal : journals.entrySet()) {
            original = original.replace(journal.getKey().toString(), journal.getValue().toString());
        }
        return original;
    }

    /** Returns remarks on the journals among the files, as comments. */
    public List<String> notes() {
        return Collections.unmodifiableList(notes);
    }
}
