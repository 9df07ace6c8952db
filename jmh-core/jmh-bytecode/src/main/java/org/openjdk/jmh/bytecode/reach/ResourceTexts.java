package org.openjdk.jmh.bytecode.reach;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.bytecode.code.NameParts;
import org.openjdk.jmh.bytecode.files.ClassFiles;
import org.openjdk.jmh.bytecode.files.ClassPath;

/** Finds parts of class names in files. */
final class ResourceTexts {

    private final ClassFiles files;
    private final Map<String, List<String>> parts = new HashMap<>();

    ResourceTexts(ClassFiles files) {
        this.files = files;
    }

    /** Returns the parts of names in a file; empty for class files, which are read as code. */
    List<String> of(String file) {
        return parts.computeIfAbsent(file, this::read);
    }

    private List<String> read(String file) {
        List<String> found = new ArrayList<>();
        if (!file.endsWith(ClassPath.CLASS)) {
            try {
                for (byte[] content : files.read(file)) {
                    found.addAll(NameParts.in(new String(content, StandardCharsets.ISO_8859_1)));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(file + ": " + e.getMessage(), e);
            }
        }
        return found;
    }
}
