package org.openjdk.jmh.util;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

class FileFailureTest {

    @Test
    void reason_isTheSystemsWithoutTheFile() {
        assertEquals("File name too long",
                FileFailure.reason(new FileSystemException("f", null, "File name too long")));
        assertEquals("No space left on device", FileFailure.reason(new IOException("No space left on device")));
    }

    @Test
    void reason_ofExceptionsWithoutMessage_isExplained() {
        assertEquals("permission denied", FileFailure.reason(new AccessDeniedException("f")));
        assertEquals("no such file or folder", FileFailure.reason(new NoSuchFileException("f")));
        assertEquals("java.io.IOException", FileFailure.reason(new IOException()));
    }
}
