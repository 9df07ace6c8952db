package org.openjdk.jmh.bytecode.code;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.bytecode.files.ClassFiles;
import org.openjdk.jmh.bytecode.files.ClassPath;

/** The classes of some files, each read when it is first asked for. */
public final class Code {

    private final ClassFiles files;
    private final Map<String, CodeClass> classes = new HashMap<>();
    private final Map<ByteBuffer, CodeClass> parsed;

    /**
     * Classes of some files.
     *
     * @param files readable for as long as this is used
     */
    public Code(ClassFiles files) {
        this(files, new HashMap<>());
    }

    private Code(ClassFiles files, Map<ByteBuffer, CodeClass> parsed) {
        this.files = files;
        this.parsed = parsed;
    }

    /**
     * Classes of other files; one that has the same bytes on both sides is the same object.
     *
     * @param other readable for as long as this is used
     * @return the classes
     */
    public Code beside(ClassFiles other) {
        return new Code(other, parsed);
    }

    /** All files. */
    public ClassFiles files() {
        return files;
    }

    /**
     * Finds a class.
     *
     * @param name internal name
     * @return null where there is none
     * @throws UncheckedIOException     if it cannot be read
     * @throws IllegalArgumentException if it is damaged; the message names it
     */
    public CodeClass find(String name) {
        if (classes.containsKey(name)) {
            return classes.get(name);
        }
        CodeClass found = read(name);
        classes.put(name, found);
        return found;
    }

    private CodeClass read(String name) {
        try {
            List<byte[]> versions = files.read(name + ClassPath.CLASS);
            if (versions.isEmpty()) {
                return null;
            }
            ByteBuffer key = ByteBuffer.wrap(Hash.of(versions));
            CodeClass known = parsed.get(key);
            if (known == null) {
                known = ClassVersions.parse(versions);
                parsed.put(key, known);
            }
            return known;
        } catch (IOException e) {
            throw new UncheckedIOException(name + ": " + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(name + ": " + e.getMessage(), e);
        }
    }
}
