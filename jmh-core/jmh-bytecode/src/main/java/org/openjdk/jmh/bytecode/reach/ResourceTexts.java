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

/** What files that code may read have of names of classes. */
final class ResourceTexts {

    private final ClassFiles files;
    private final Map<String, List<String>> parts = new HashMap<>();

    ResourceTexts(ClassFiles files) {
        this.files = files;
    }

    /** Parts of names: names of classes, and beginnings of them; none for class files, which are read as code. */
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
