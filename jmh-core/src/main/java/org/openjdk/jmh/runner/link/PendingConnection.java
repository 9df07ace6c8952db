package org.openjdk.jmh.runner.link;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectStreamConstants;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;

/**
 * Connection that has not identified itself yet. Reads never block, and never go beyond the header of the object
 * stream.
 */
final class PendingConnection {

    /** Identity of the peer, as far as its bytes show. */
    enum Kind {
        UNKNOWN, WITH_TOKEN, WITHOUT_TOKEN, UNRELATED
    }

    /** A fork shows its token at once, but a loaded machine may delay it. */
    private static final long TOKEN_TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(30);

    private static final byte[] STREAM_HEADER = ByteBuffer.allocate(2 * Short.BYTES)
            .putShort(ObjectStreamConstants.STREAM_MAGIC).putShort(ObjectStreamConstants.STREAM_VERSION).array();

    private static final int TOKEN_END = LinkToken.MARK.length + LinkToken.LENGTH;

    final Socket socket;
    private final long since = System.nanoTime();
    private final byte[] received = new byte[TOKEN_END + STREAM_HEADER.length];
    private int length;

    PendingConnection(Socket socket) {
        this.socket = socket;
    }

    /** Returns the token that was shown; only valid for {@link Kind#WITH_TOKEN}. */
    byte[] token() {
        return Arrays.copyOfRange(received, LinkToken.MARK.length, TOKEN_END);
    }

    /** Reads the bytes that have arrived, and classifies the connection by all bytes so far. */
    Kind kind() {
        try {
            InputStream in = socket.getInputStream();
            readUpTo(STREAM_HEADER.length, in);
            if (length < STREAM_HEADER.length) {
                return waiting();
            }
            if (startsWith(STREAM_HEADER, 0)) {
                return Kind.WITHOUT_TOKEN;
            }
            if (!startsWith(LinkToken.MARK, 0)) {
                return Kind.UNRELATED;
            }
            readUpTo(received.length, in);
            if (length < received.length) {
                return waiting();
            }
            return startsWith(STREAM_HEADER, TOKEN_END) ? Kind.WITH_TOKEN : Kind.UNRELATED;
        } catch (IOException e) {
            return Kind.UNRELATED;
        }
    }

    private void readUpTo(int end, InputStream in) throws IOException {
        int arrived = Math.min(in.available(), end - length);
        if (arrived > 0) {
            length += Math.max(0, in.read(received, length, arrived));
        }
    }

    private boolean startsWith(byte[] expected, int offset) {
        return Arrays.equals(expected, Arrays.copyOfRange(received, offset, offset + expected.length));
    }

    private Kind waiting() {
        return System.nanoTime() - since < TOKEN_TIMEOUT_NANOS ? Kind.UNKNOWN : Kind.UNRELATED;
    }

    void refuse() {
        try {
            socket.close();
        } catch (IOException e) {
            // The peer has already closed the connection.
        }
    }
}
