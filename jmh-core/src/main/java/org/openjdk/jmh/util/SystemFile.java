package org.openjdk.jmh.util;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads small files in which a system describes itself, such as Linux's {@code /proc}. */
public final class SystemFile {

    private SystemFile() {
    }

    /** Returns the text of a file, empty if it cannot be read, for example because its process has ended. */
    public static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException | RuntimeException e) {
            return "";
        }
    }

    /**
     * Returns the ID of the parent of a process, given its folder below {@code /proc}; 0 if it has ended. The fields of
     * {@code stat} follow the program's name, which may contain anything, in parentheses.
     */
    public static String parentOf(Path process) {
        String stat = text(process.resolve("stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 1).trim().split("\\s+");
        return fields.length > 1 ? fields[1] : "0";
    }
}
