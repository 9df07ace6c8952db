package org.openjdk.jmh.bench.journal;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a file looked like when it was read. */
public final class FileStamp {

    private FileStamp() {
    }

    /** Changes with the program itself, whose figures another build may compute in another way. */
    public static String ofProgram() {
        try {
            return of(Path.of(FileStamp.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Changes with the file; the same for all files that do not exist. */
    public static String of(Path file) {
        try {
            return Files.exists(file) ? Files.size(file) + "@" + Files.getLastModifiedTime(file) : "none";
        } catch (IOException e) {
            return "unreadable";
        }
    }
}
