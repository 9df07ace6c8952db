package org.openjdk.jmh.runner.link;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;

/**
 * Secret that a fork sends before its first object, so that the host can tell it from other processes. It travels in
 * the environment, which other users cannot read, unlike a command line. Once the fork is connected, it is void.
 *
 * <p>Implementation note. The fork is the VM that is measured, and the benchmark may be the first in it to call
 * {@code System.getenv} or to convert text. Therefore the fork searches the bytes of {@code /proc/self/environ}, if
 * there are any, with classes that a VM has loaded anyway before it connects. No {@code catch} names an exception that
 * would be loaded for it: what a security manager throws is caught by its superclass.
 */
final class LinkToken {

    /** Environment variable of the token. Its value is the host's port, a colon, and the token. */
    static final String VARIABLE = "JMH_LINK_TOKEN";

    /** First bytes of a connection with a token; the token follows. */
    static final byte[] MARK = {'J', 'M', 'H', '1'};

    /** Number of hexadecimal digits: 128 bits, which cannot be guessed. */
    static final int LENGTH = 32;

    private static final String BLOCK = "/proc/self/environ";
    private static final int CHUNK = 1024;

    private LinkToken() {
    }

    /**
     * Sends the token if the environment has one for this link. Hosts with upstream's JMH hand out none, and could not
     * read it.
     *
     * @param socket connection to the host
     * @param port   port of the host
     */
    static void show(Socket socket, int port) throws IOException {
        byte[] message = new byte[MARK.length + LENGTH];
        System.arraycopy(MARK, 0, message, 0, MARK.length);
        if (find(port + ":", message)) {
            socket.getOutputStream().write(message);
        }
    }

    private static boolean find(String addressee, byte[] message) {
        try (InputStream block = new FileInputStream(BLOCK)) {
            return findIn(block, VARIABLE + "=" + addressee, message);
        } catch (IOException | RuntimeException e) {
            return findInVariable(addressee, message);
        }
    }

    /**
     * Finds the token in an environment block.
     *
     * @param block   entries, each ending with a zero byte
     * @param prefix  start of the entry, which the token follows
     * @param message receives the token after the mark
     * @return whether there is a token
     */
    static boolean findIn(InputStream block, String prefix, byte[] message) throws IOException {
        byte[] chunk = new byte[CHUNK];
        int matched = 0;
        for (int length = block.read(chunk); length > 0; length = block.read(chunk)) {
            for (int i = 0; i < length; i++) {
                if (chunk[i] == 0) {
                    matched = 0;
                } else if (matched >= prefix.length()) {
                    message[MARK.length + matched++ - prefix.length()] = chunk[i];
                    if (matched == prefix.length() + LENGTH) {
                        return true;
                    }
                } else {
                    matched = matched >= 0 && chunk[i] == prefix.charAt(matched) ? matched + 1 : -1;
                }
            }
        }
        return false;
    }

    private static boolean findInVariable(String addressee, byte[] message) {
        String handedOver = variable();
        if (handedOver == null || !handedOver.startsWith(addressee)
                || handedOver.length() != addressee.length() + LENGTH) {
            return false;
        }
        for (int i = 0; i < LENGTH; i++) {
            message[MARK.length + i] = (byte) handedOver.charAt(addressee.length() + i);
        }
        return true;
    }

    private static String variable() {
        try {
            return System.getenv(VARIABLE);
        } catch (RuntimeException e) {
            return null;
        }
    }
}
