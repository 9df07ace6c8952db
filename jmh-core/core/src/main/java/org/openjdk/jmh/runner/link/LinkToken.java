package org.openjdk.jmh.runner.link;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;

/**
 * What a fork shows before it sends its first object, so that its host knows it from other processes.
 *
 * <p>It travels in the fork's environment, which other users cannot read, unlike a command line. It is of no use any
 * more once the fork is connected.
 *
 * <p>Implementation note. The fork is the VM that is measured, and the benchmark may be the first in it to call
 * {@code System.getenv} or to convert text. So the token is looked for in the block of bytes that the system keeps for
 * the process, where there is one, with nothing but what a VM has used anyway before it connects. Nor is the name of an
 * exception mentioned that would be loaded for it: what a security manager throws is caught by its superclass.
 */
final class LinkToken {

    /** The environment variable that hands a token over. Its value is the host's port, a colon, and the token. */
    static final String VARIABLE = "JMH_LINK_TOKEN";

    /** What a connection with a token begins with; behind it comes the token. */
    static final byte[] MARK = {'J', 'M', 'H', '1'};

    /** Number of hexadecimal digits: 128 bits. */
    static final int LENGTH = 32;

    private static final String BLOCK = "/proc/self/environ";
    private static final int CHUNK = 1024;

    private LinkToken() {
    }

    /**
     * Shows the token, if there is one for this link: hosts of upstream's hand none over, and could not read it. Nor is
     * one shown where a security manager keeps the fork from its environment.
     *
     * @param socket connected to the host
     * @param port   of the host
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
     * Finds the token in an environment.
     *
     * @param block   entries that end with a zero
     * @param prefix  of the entry, which the token follows
     * @param message takes the token behind the mark
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
