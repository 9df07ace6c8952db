package org.openjdk.jmh.results.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Output stream that records its first failure, which a {@link java.io.PrintStream} around it swallows. */
final class FailureRecordingStream extends FilterOutputStream {

    private IOException failure;

    FailureRecordingStream(OutputStream out) {
        super(out);
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    /** Writes nothing after a failure. */
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
