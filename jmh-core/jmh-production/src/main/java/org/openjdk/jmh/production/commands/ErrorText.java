package org.openjdk.jmh.production.commands;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Describes I/O errors in one sentence. */
final class ErrorText {

    private ErrorText() {
    }

    static String sentence(IOException problem) {
        if (problem instanceof NoSuchFileException) {
            return problem.getMessage() + ": no such file or folder";
        }
        if (problem instanceof AccessDeniedException) {
            return problem.getMessage() + ": access denied";
        }
        return problem instanceof FileSystemException || problem.getMessage() == null ? problem.toString()
                : problem.getMessage();
    }
}
