package org.openjdk.jmh.util;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Explains why a file cannot be read or written. It is here because runs do not load the classes of results. */
public final class FileFailure {

    private FileFailure() {
    }

    /** Returns the cause of a failure, in the operating system's words if there are any. */
    public static String reason(IOException e) {
        String reason = e instanceof FileSystemException ? ((FileSystemException) e).getReason() : e.getMessage();
        if (reason != null) {
            return reason;
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        return e instanceof NoSuchFileException ? "no such file or folder" : e.toString();
    }
}
