package org.openjdk.jmh.util;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be read or written; here, since runs do without the library of results. */
public final class FileFailure {

    private FileFailure() {
    }

    /**
     * Words a failure.
     *
     * @param e what was thrown
     * @return the cause in the words of the operating system, as far as there are any
     */
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
