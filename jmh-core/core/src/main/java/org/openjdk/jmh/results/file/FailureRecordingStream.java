package org.openjdk.jmh.results.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Remembers why writing failed, which a {@link java.io.PrintStream} in front of it forgets. */
final class FailureRecordingStream extends FilterOutputStream {

    private IOException failure;

    FailureRecordingStream(OutputStream out) {
        super(out);
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    /** Behind what could not be written, nothing is written. */
    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        rethrow();
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    void rethrow() throws IOException {
        if (failure != null) {
            throw failure;
        }
    }
}
