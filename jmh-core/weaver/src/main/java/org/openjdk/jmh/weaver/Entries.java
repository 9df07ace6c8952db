package org.openjdk.jmh.weaver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Writes the entries of a jar as files. */
final class Entries {

    private Entries() {
    }

    static void write(Map<String, byte[]> entries, Path folder) throws IOException {
        for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
            Path file = folder.resolve(entry.getKey());
            Files.createDirectories(file.getParent());
            Files.write(file, entry.getValue());
        }
    }
}
