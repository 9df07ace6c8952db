package org.openjdk.jmh.files;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Expands patterns of files, which contain {@code *}, <code>?</code> and the like in the last part of a path. */
public final class FilePatterns {

    private static final int MAX_SHOWN = 60;

    private FilePatterns() {
    }

    /**
     * Returns the files of names or patterns, each once; those of one pattern are sorted by name. Throws if a pattern
     * matches no file.
     */
    public static List<Path> files(Collection<String> patterns) throws FileUseException {
        Map<Path, Path> files = new LinkedHashMap<>();
        for (String pattern : patterns) {
            for (Path file : files(pattern)) {
                files.putIfAbsent(identity(file), file);
            }
        }
        return new ArrayList<>(files.values());
    }

    /** Identifies a file regardless of its name, so that it is not counted as two runs. */
    private static Path identity(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            return file.toAbsolutePath().normalize();
        }
    }

    private static Collection<Path> files(String pattern) throws FileUseException {
        SortedSet<Path> files = new TreeSet<>();
        try {
            if (Files.exists(Paths.get(pattern))) {
                files.add(Paths.get(pattern));
                return files;
            }
        } catch (InvalidPathException e) {
            // Windows allows no * in a path, so it is a pattern.
        }
        int slash = Math.max(pattern.lastIndexOf('/'), pattern.lastIndexOf('\\'));
        Path folder = Paths.get(slash < 0 ? "." : pattern.substring(0, slash + 1));
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, pattern.substring(slash + 1))) {
            found.forEach(file -> files.add(file.normalize()));
        } catch (IOException | PatternSyntaxException e) {
            throw new FileUseException(shown(pattern) + ": no such file");
        }
        if (files.isEmpty()) {
            throw new FileUseException(shown(pattern) + ": no such file");
        }
        return files;
    }

    /** Shortens a class path for messages to its first element and a remark on the others. */
    public static String shown(String text) {
        String first = text.split(Pattern.quote(File.pathSeparator))[0];
        return text.length() <= MAX_SHOWN || first.equals(text) ? text
                : new File(first).getName() + " and other elements of a class path";
    }

    /** Returns the existing files of a name, a pattern or a class path. */
    static Collection<Path> existing(String text) {
        SortedSet<Path> files = new TreeSet<>();
        List<String> names = new ArrayList<>(Arrays.asList(text.split(Pattern.quote(File.pathSeparator))));
        names.add(text);
        for (String name : names) {
            try {
                files.addAll(files(name));
            } catch (FileUseException | InvalidPathException e) {
                // The reader of the file reports that it is missing.
            }
        }
        return files;
    }
}
