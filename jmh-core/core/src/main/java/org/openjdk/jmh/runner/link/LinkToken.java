package org.openjdk.jmh.runner.link;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * What a fork shows before it sends its first object, so that its host knows it from other processes.
 *
 * <p>It travels in the fork's environment, which other users cannot read, unlike a command line. It is of no use any
 * more once the fork is connected.
 */
final class LinkToken {

    /** The environment variable that hands a token over. Its value is the host's port, a colon, and the token. */
    static final String VARIABLE = "JMH_LINK_TOKEN";

    /** What a connection with a token begins with; behind it comes the token. */
    static final byte[] MARK = {'J', 'M', 'H', '1'};

    /** Number of hexadecimal digits: 128 bits. */
    static final int LENGTH = 32;

    private LinkToken() {
    }

    /**
     * Shows the token, if there is one for this link: hosts of upstream's hand none over, and could not read it.
     *
     * @param socket connected to the host
     * @param port   of the host
     */
    static void show(Socket socket, int port) throws IOException {
        String handedOver = System.getenv(VARIABLE);
        String addressee = port + ":";
        if (handedOver != null && handedOver.startsWith(addressee)) {
            byte[] token = handedOver.substring(addressee.length()).getBytes(StandardCharsets.US_ASCII);
            byte[] message = new byte[MARK.length + token.length];
            System.arraycopy(MARK, 0, message, 0, MARK.length);
            System.arraycopy(token, 0, message, MARK.length, token.length);
            socket.getOutputStream().write(message);
        }
    }
}
