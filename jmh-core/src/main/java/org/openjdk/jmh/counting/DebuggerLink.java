package org.openjdk.jmh.counting;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.util.VmCleanup;

/**
 * A connection to the debug server of valgrind in a process. It implements GDB's remote protocol: packets {@code
 * $text#checksum}, each acknowledged by a plus sign (GDB's manual, appendix "Remote Serial Protocol"). The process is
 * stopped when the connection is made, and after each stop that it reports. Not thread-safe.
 */
final class DebuggerLink implements Closeable {

    private static final int BYTE = 256;
    private static final int HEX = 16;
    /** Offset of the character that gives the repetitions of the one before it. */
    private static final int REPEATED = 29;

    private final Process relay;
    private final InputStream in;
    private final OutputStream out;

    /** @param relay the process of vgdb, which has just started */
    DebuggerLink(Process relay) {
        this.relay = relay;
        in = relay.getInputStream();
        out = relay.getOutputStream();
    }

    /**
     * Sends a packet and returns the reply.
     *
     * @throws EOFException if the process has ended
     * @throws IOException  if vgdb has failed
     */
    String request(String packet) throws IOException {
        send(packet);
        return receive();
    }

    /**
     * Executes one of valgrind's monitor commands.
     *
     * @throws IOException if valgrind rejects it
     */
    void command(String words) throws IOException {
        StringBuilder packet = new StringBuilder("qRcmd,");
        for (byte each : words.getBytes(StandardCharsets.US_ASCII)) {
            packet.append(String.format("%02x", each));
        }
        send(packet.toString());
        for (String reply = receive(); !reply.equals("OK"); reply = receive()) {
            if (!reply.startsWith("O")) {
                throw new IOException("valgrind does not know " + words + ": " + reply);
            }
        }
    }

    /** Returns the thread IDs of the process. */
    List<Integer> threads() throws IOException {
        List<Integer> threads = new ArrayList<>();
        for (String reply = request("qfThreadInfo"); reply.startsWith("m"); reply = request("qsThreadInfo")) {
            for (String thread : reply.substring(1).split(",")) {
                threads.add(Integer.parseInt(thread, HEX));
            }
        }
        return threads;
    }

    /** Returns valgrind's description of a thread. */
    String describe(int thread) throws IOException {
        return new String(bytes(request("qThreadExtraInfo," + Integer.toHexString(thread))), StandardCharsets.UTF_8);
    }

    /** Returns the value of a register of the stopped thread, by GDB's number of it on amd64. */
    long register(int number) throws IOException {
        String all = request("g");
        int begin = number * 2 * Long.BYTES;
        if (all.length() < begin + 2 * Long.BYTES) {
            throw new IOException("valgrind does not show register " + number + ": " + all);
        }
        return ByteBuffer.wrap(bytes(all.substring(begin, begin + 2 * Long.BYTES))).order(ByteOrder.LITTLE_ENDIAN)
                .getLong();
    }

    private static byte[] bytes(String hex) throws IOException {
        byte[] bytes = new byte[hex.length() / 2];
        try {
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), HEX);
            }
        } catch (NumberFormatException e) {
            throw new IOException("not what valgrind says of itself: " + hex, e);
        }
        return bytes;
    }

    private void send(String packet) throws IOException {
        byte[] bytes = packet.getBytes(StandardCharsets.US_ASCII);
        int sum = 0;
        for (byte each : bytes) {
            sum += each;
        }
        out.write('$');
        out.write(bytes);
        out.write(String.format("#%02x", sum % BYTE).getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    private String receive() throws IOException {
        int begin = read();
        while (begin != '$') {
            begin = read();
        }
        ByteArrayOutputStream packet = new ByteArrayOutputStream();
        for (int next = read(); next != '#'; next = read()) {
            packet.write(next);
        }
        read();
        read();
        out.write('+');
        out.flush();
        return expanded(packet.toString(StandardCharsets.ISO_8859_1.name()));
    }

    private static String expanded(String packet) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < packet.length(); i++) {
            if (packet.charAt(i) == '*' && i > 0 && i + 1 < packet.length()) {
                char repeated = text.charAt(text.length() - 1);
                i++;
                for (int count = packet.charAt(i) - REPEATED; count > 0; count--) {
                    text.append(repeated);
                }
            } else {
                text.append(packet.charAt(i));
            }
        }
        return text.toString();
    }

    private int read() throws IOException {
        int next = in.read();
        if (next < 0) {
            throw new EOFException("the process is gone");
        }
        return next;
    }

    /** Disconnects; the process continues. */
    @Override
    public void close() {
        relay.destroy();
        VmCleanup.forget(relay);
    }
}
