package org.openjdk.jmh.bytecode.code;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.openjdk.jmh.bytecode.files.ClassFiles;
import org.openjdk.jmh.bytecode.files.ClassPath;

/** Reads the classes of some files on demand. */
public final class CodeBase {

    private final ClassFiles files;
    private final Map<String, Optional<CodeClass>> classes = new HashMap<>();
    private final Function<String, Optional<CodeClass>> reader;

    /** Creates a code base of files that stay readable. */
    public CodeBase(ClassFiles files) {
        this.files = files;
        this.reader = name -> parsed(name, files(files, name), Detail.ALL);
    }

    CodeBase(ClassFiles files, Function<String, Optional<CodeClass>> reader) {
        this.files = files;
        this.reader = reader;
    }

    public ClassFiles files() {
        return files;
    }

    /**
     * Finds a class by its internal name; null if there is none.
     *
     * @throws UncheckedIOException if it cannot be read
     * @throws IllegalArgumentException if it is damaged; the message names it
     */
    public CodeClass find(String name) {
        return classes.computeIfAbsent(name, reader).orElse(null);
    }

    static List<byte[]> files(ClassFiles files, String name) {
        try {
            return files.read(name + ClassPath.CLASS);
        } catch (IOException e) {
            throw new UncheckedIOException(name + ": " + e.getMessage(), e);
        }
    }

    static Optional<CodeClass> parsed(String name, List<byte[]> versions, Detail detail) {
        try {
            return versions.stream().map(bytes -> ClassParser.parse(bytes, detail)).reduce(CodeClass::and);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(name + ": " + e.getMessage(), e);
        }
    }
}
