package org.openjdk.jmh.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.openjdk.jmh.util.FileFailure;

/**
 * All files of a run. Every part that reads or writes a file registers it under the option that names it, before
 * anything is written.
 *
 * <p>The rules: no file is both read and written; no two outputs are the same file; only results replace results; only
 * a run that extends a journal or a history changes it. Files are the same if the system says so, regardless of links
 * and names. Pipes and devices are exempt, because they contain nothing.
 */
public final class RunFiles {

    private final List<UsedFile> uses = new ArrayList<>();

    private enum Use {
        READ, RESULTS, TEXT, UPDATED
    }

    private static final class UsedFile {
        private final String option;
        private final String name;
        private final Path path;
        private final Use use;

        UsedFile(String option, String name, Path path, Use use) {
            this.option = option;
            this.name = name;
            this.path = path;
            this.use = use;
        }

        boolean isWritten() {
            return use != Use.READ;
        }

        /** Returns whether this folder of histories contains the other file, which has a history's suffix. */
        boolean holds(UsedFile other) {
            return isWritten() && Files.isDirectory(path) && other.isWritten()
                    && other.path.toString().endsWith(".jsonl")
                    && path.equals(other.path.getParent());
        }

        @Override
        public String toString() {
            return option + " " + name;
        }
    }

    /** Registers files that are read, by a name, pattern or class path. Throws if it is empty. */
    void reads(String option, String text) throws FileUseException {
        checkName(option, text);
        for (Path file : FilePatterns.existing(text)) {
            uses.add(new UsedFile(option, text, real(file), Use.READ));
        }
    }

    /** Registers files that are read, and throws if there is none. */
    void readsExisting(String option, String text) throws FileUseException {
        reads(option, text);
        if (FilePatterns.existing(text).isEmpty()) {
            throw new FileUseException(option + " " + FilePatterns.shown(text) + ": no such file");
        }
    }

    /** Registers a file that results are written to. Throws if the name is empty. */
    public void writesResults(String option, String name) throws FileUseException {
        add(option, name, Use.RESULTS);
    }

    /** Registers a file that other output is written to. Throws if the name is empty. */
    void writesText(String option, String name) throws FileUseException {
        add(option, name, Use.TEXT);
    }

    /** Registers a file or folder that is read and extended. The part that extends it checks its content. */
    void updates(String option, String name) throws FileUseException {
        add(option, name, Use.UPDATED);
    }

    private void add(String option, String name, Use use) throws FileUseException {
        checkName(option, name);
        try {
            uses.add(new UsedFile(option, name, real(Paths.get(name)), use));
        } catch (InvalidPathException e) {
            throw new FileUseException(option + " " + name + " is not a valid file name: " + e.getReason());
        }
    }

    private static void checkName(String option, String name) throws FileUseException {
        if (name.trim().isEmpty()) {
            throw new FileUseException(
                    option + " has an empty value, maybe an unset variable: name a file, or leave " + option + " out");
        }
    }

    /**
     * Returns the real path of a file that exists or will be created. Invalid paths are rejected when the file is
     * opened.
     */
    private static Path real(Path named) {
        Path path = named.toAbsolutePath();
        try {
            path = LinkedPath.follow(path).path;
            Path folder = path.getParent();
            return Files.exists(path) || folder == null ? path.toRealPath()
                    : folder.toRealPath().resolve(path.getFileName());
        } catch (IOException e) {
            return path.normalize();
        }
    }

    /**
     * Checks the rules.
     *
     * @throws FileUseException if an option names a file that another option needs, or content that would be lost
     */
    public void check() throws FileUseException {
        for (int i = 0; i < uses.size(); i++) {
            UsedFile use = uses.get(i);
            for (UsedFile other : uses.subList(0, i)) {
                if ((use.isWritten() || other.isWritten()) && (areOne(use.path, other.path) || use.holds(other)
                        || other.holds(use))) {
                    throw conflict(other, use);
                }
            }
        }
        for (UsedFile use : uses) {
            checkContent(use);
        }
    }

    /**
     * Checks that new files can be written, without changing them. Parts check the journal and the history themselves,
     * because these have content.
     *
     * @throws FileUseException if one cannot be written; the message names its option
     */
    public void checkWritable() throws FileUseException {
        for (UsedFile use : uses) {
            if (use.use == Use.RESULTS || use.use == Use.TEXT) {
                try {
                    OutputFile.of(Paths.get(use.name));
                } catch (IOException e) {
                    throw new FileUseException(use + " cannot be written: " + FileFailure.reason(e));
                }
            }
        }
    }

    private static FileUseException conflict(UsedFile first, UsedFile second) {
        UsedFile written = second.isWritten() ? second : first;
        UsedFile kept = written == second ? first : second;
        return new FileUseException(kept + " and " + written + " are the same file: " + (kept.isWritten()
                ? "the second would overwrite the first" : "the input would be overwritten")
                + "; name another file with "
                + written.option);
    }

    private static void checkContent(UsedFile use) throws FileUseException {
        if (use.use == Use.RESULTS || use.use == Use.TEXT) {
            Optional<FileContentKind> content = FileContentKind.of(use.path);
            if (content.isPresent() && !(use.use == Use.RESULTS && content.get() == FileContentKind.RESULTS)) {
                throw new FileUseException(use + " would overwrite a file that contains " + content.get()
                        + "; name another file, or remove that one");
            }
        }
    }

    /**
     * Returns whether two paths are the same file, including hard links and names in another case on file systems that
     * ignore case.
     */
    private static boolean areOne(Path one, Path other) {
        if (one.equals(other)) {
            return !isSpecial(one);
        }
        try {
            return Files.isRegularFile(one) && Files.isRegularFile(other) && Files.isSameFile(one, other);
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isSpecial(Path path) {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class).isOther();
        } catch (IOException e) {
            return false;
        }
    }

    /** The kind of measurements that a file contains, recognized by its first bytes. */
    private enum FileContentKind {

        JOURNAL("the journal of a run", "JMH journal "),
        HISTORY("a history", "\\{\"jmhHistory\":"),
        RESULTS("results", "\\s*\\[\\s*\\{\\s*\"jmhVersion\"|\"Benchmark\"[,;]\"Mode\"");

        /** More bytes than any kind needs. */
        private static final int FIRST = 200;

        private final String words;
        private final Pattern start;

        FileContentKind(String words, String start) {
            this.words = words;
            this.start = Pattern.compile(start);
        }

        /** Returns the kind of a file, empty for any other content, and if it cannot be read. */
        static Optional<FileContentKind> of(Path file) {
            if (!Files.isRegularFile(file)) {
                return Optional.empty();
            }
            byte[] bytes = new byte[FIRST];
            int length = 0;
            try (InputStream in = Files.newInputStream(file)) {
                for (int read = 0; read >= 0 && length < FIRST; read = in.read(bytes, length, FIRST - length)) {
                    length += read;
                }
            } catch (IOException e) {
                return Optional.empty();
            }
            String text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
            return Arrays.stream(values()).filter(content -> content.start.matcher(text).lookingAt()).findFirst();
        }

        @Override
        public String toString() {
            return words;
        }
    }
}
