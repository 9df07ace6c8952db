package org.openjdk.jmh.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All files of a run. Whoever reads or writes one says so here, under the option that names it, before anything is written.
 *
 * <p>The rule is: what is read is not written; no two outputs are one file; and what holds results of any run is replaced
 * by results alone, a journal or a history by the run that goes on with it. Files are one where the system says so, by
 * whatever links and names they are reached. What holds nothing, as a pipe or a device, is of no concern.
 */
public final class RunFiles {

    private final List<UsedFile> uses = new ArrayList<>();

    /** How a run uses a file. */
    private enum Use {
        READ, RESULTS, TEXT, UPDATED
    }

    /** A file under the name that an option gives it. */
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

        /** A folder may be one of histories, each in a file whose name ends so; nothing else is written there. */
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

    /**
     * Takes down files that are read.
     *
     * @param option that names them
     * @param text   name, pattern, or class path, as the user gave it
     * @throws FileUseException if it is empty
     */
    public void reads(String option, String text) throws FileUseException {
        checkName(option, text);
        for (Path file : FilePatterns.existing(text)) {
            uses.add(new UsedFile(option, text, real(file), Use.READ));
        }
    }

    /**
     * Takes down a file that results are written to.
     *
     * @param option that names it
     * @param name   of the file, as the user gave it
     * @throws FileUseException if it is empty
     */
    public void writesResults(String option, String name) throws FileUseException {
        add(option, name, Use.RESULTS);
    }

    /**
     * Takes down a file that something other than results is written to.
     *
     * @param option that names it
     * @param name   of the file, as the user gave it
     * @throws FileUseException if it is empty
     */
    public void writesText(String option, String name) throws FileUseException {
        add(option, name, Use.TEXT);
    }

    /**
     * Takes down a file that is read and added to; who does so makes sure that it is what it should be.
     *
     * @param option that names it
     * @param name   of the file or folder, as the user gave it
     * @throws FileUseException if it is empty
     */
    public void updates(String option, String name) throws FileUseException {
        add(option, name, Use.UPDATED);
    }

    private void add(String option, String name, Use use) throws FileUseException {
        checkName(option, name);
        try {
            uses.add(new UsedFile(option, name, real(Paths.get(name)), use));
        } catch (InvalidPathException e) {
            throw new FileUseException(option + " " + name + " is no name of a file: " + e.getReason());
        }
    }

    private static void checkName(String option, String name) throws FileUseException {
        if (name.trim().isEmpty()) {
            throw new FileUseException(option + " names no file: its value is empty, as that of a variable that is not "
                    + "set. Name a file, or leave " + option + " out");
        }
    }

    /** Where a file is, or will be; a name that leads nowhere is refused by whoever opens it. */
    private static Path real(Path named) {
        Path path = named.toAbsolutePath();
        try {
            path = LinkedPath.follow(path).path();
            Path folder = path.getParent();
            return Files.exists(path) || folder == null ? path.toRealPath()
                    : folder.toRealPath().resolve(path.getFileName());
        } catch (IOException e) {
            return path.normalize();
        }
    }

    /**
     * Checks the rule.
     *
     * @throws FileUseException if an option names a file that another one needs, or one that would be lost
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

    private static FileUseException conflict(UsedFile first, UsedFile second) {
        UsedFile written = second.isWritten() ? second : first;
        UsedFile kept = written == second ? first : second;
        return new FileUseException(kept + " and " + written + " are one file: " + (kept.isWritten()
                ? "what is written first would be lost" : "what is read would be replaced") + ". Name another file by "
                + written.option);
    }

    private static void checkContent(UsedFile use) throws FileUseException {
        if (use.use == Use.RESULTS || use.use == Use.TEXT) {
            Optional<FileContentKind> content = FileContentKind.of(use.path);
            if (content.isPresent() && !(use.use == Use.RESULTS && content.get() == FileContentKind.RESULTS)) {
                throw new FileUseException(use + " would replace a file that holds " + content.get()
                        + ". Name another file, or remove that one");
            }
        }
    }

    /** By a key where the system has one: hard links are one file, and so are names that differ where case does not. */
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
}
