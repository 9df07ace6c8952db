package org.openjdk.jmh.bridge.write;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.openjdk.jmh.bytecode.code.Hash;

/**
 * The folder of generated sources. Files that say the same as before are not touched; files that a person edited or
 * wrote are never overwritten or deleted.
 */
public final class OutputFolder {

    /** What happened to a file. */
    public enum Change {
        /** New, or new text. */
        WRITTEN,
        /** The text was there already. */
        UNCHANGED,
        /** A generated file that somebody edited since; left alone. */
        KEPT_EDITED,
        /** A file that is not ours; left alone. */
        KEPT_FOREIGN
    }

    private final Path root;
    private final Set<Path> mine = new HashSet<>();

    /**
     * Opens or makes the folder.
     *
     * @param root the folder
     * @throws IOException if it cannot be written to
     */
    public OutputFolder(Path root) throws IOException {
        this.root = root;
        if (Files.exists(root) && !Files.isDirectory(root)) {
            throw new IOException("the output " + root + " is not a folder");
        }
        try {
            Files.createDirectories(root);
        } catch (IOException e) {
            throw new IOException("cannot make the output folder " + root + " (" + e + ")", e);
        }
        if (!Files.isWritable(root)) {
            throw new IOException("cannot write to the output folder " + root);
        }
    }

    /**
     * Writes a source where its package says.
     *
     * @param className the full name of its class
     * @param source    the text
     * @return what happened to the file
     * @throws IOException if it cannot be written
     */
    public Change write(String className, String source) throws IOException {
        Path file = fileOf(className);
        mine.add(file);
        String text = GeneratedFile.sealed(source);
        if (Files.exists(file)) {
            String present = read(file);
            if (present.equals(text)) {
                return Change.UNCHANGED;
            }
            if (!GeneratedFile.isUntouched(present)) {
                return GeneratedFile.isGenerated(present) ? Change.KEPT_EDITED : Change.KEPT_FOREIGN;
            }
        }
        store(file, text);
        return Change.WRITTEN;
    }

    private void store(Path file, String text) throws IOException {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IOException("cannot write " + file + " (" + e + ")", e);
        }
    }

    /** Reads any text: a foreign file may be in another encoding. */
    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private Path fileOf(String className) {
        return root.resolve(className.replace('.', '/') + ".java");
    }

    /**
     * Keeps the file of a class that could not be looked at this time.
     *
     * @param className the full name of the benchmark class
     */
    public void keep(String className) {
        mine.add(fileOf(className));
    }

    /**
     * Returns what a source file says now.
     *
     * @param className the full name of its class
     * @return the text
     * @throws IOException if it cannot be read
     */
    public String text(String className) throws IOException {
        return read(fileOf(className));
    }

    /**
     * Lists generated sources that were neither written nor kept by this run.
     *
     * @return the files that are there now
     * @throws IOException if the folder cannot be read
     */
    public List<Path> leftOver() throws IOException {
        List<Path> leftOver = new ArrayList<>();
        for (Path file : sources()) {
            if (!mine.contains(file) && GeneratedFile.isGenerated(read(file))) {
                leftOver.add(file);
            }
        }
        return leftOver;
    }

    /**
     * Deletes generated sources that were neither written nor kept and that nobody edited.
     *
     * @return the deleted files
     * @throws IOException if the folder cannot be read or a file not be deleted
     */
    public List<Path> deleteStale() throws IOException {
        List<Path> deleted = new ArrayList<>();
        for (Path file : leftOver()) {
            if (GeneratedFile.isUntouched(read(file))) {
                Files.delete(file);
                deleted.add(file);
            }
        }
        return deleted;
    }

    private List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(f -> f.toString().endsWith(".java") && Files.isRegularFile(f)).sorted().toList();
        }
    }

    /** A source whose first line says that it was generated, and with which text. */
    private static final class GeneratedFile {

        private static final String MARK =
                "// Generated by ju2jmh-bridge; delete this line to keep your changes. sha256 ";

        private GeneratedFile() {
        }

        static String sealed(String source) {
            return MARK + Hash.ofText(source) + "\n" + source;
        }

        static boolean isGenerated(String text) {
            return text.startsWith(MARK);
        }

        /** Returns whether the text is as it was generated. Git may have changed its line endings. */
        static boolean isUntouched(String present) {
            String text = present.replace("\r\n", "\n");
            int end = text.indexOf('\n');
            return isGenerated(text) && end > 0 && text.equals(sealed(text.substring(end + 1)));
        }
    }
}
