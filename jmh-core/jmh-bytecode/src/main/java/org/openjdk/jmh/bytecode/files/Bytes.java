package org.openjdk.jmh.bytecode.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Reads streams to their end. */
final class Bytes {

    private static final int CHUNK = 8192;

    private Bytes() {
    }

    static byte[] of(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(CHUNK);
        byte[] chunk = new byte[CHUNK];
        for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
            bytes.write(chunk, 0, count);
        }
        return bytes.toByteArray();
    }
}
