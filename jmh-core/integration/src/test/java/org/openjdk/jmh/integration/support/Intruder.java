package org.openjdk.jmh.integration.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** Connects to the link of a run before its fork does, which takes long to start, and again and again until closed. */
public final class Intruder implements AutoCloseable {

    private static final int PAUSE_MILLIS = 2;

    private final int port;
    private final byte[] message;
    private final int most;
    private final List<Socket> connections = new ArrayList<>();
    private final Thread thread = new Thread(this::intrude, "intruder");
    private volatile boolean closed;

    /**
     * Starts to try.
     *
     * @param port    to be the run's, by {@code -Djmh.link.port}
     * @param message what each connection sends; silent where empty
     * @param most    number of connections
     */
    public Intruder(int port, byte[] message, int most) {
        this.port = port;
        this.message = message;
        this.most = most;
        thread.start();
    }

    /** A port that nobody listens on. */
    public static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void intrude() {
        while (!closed && connections.size() < most) {
            try {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                connections.add(socket);
                socket.getOutputStream().write(message);
            } catch (IOException e) {
                // Nobody listens yet, or the connection was refused while this wrote.
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the intrusion and returns how many connections there were. */
    public int end() {
        close();
        return connections.size();
    }

    @Override
    public void close() {
        closed = true;
        try {
            thread.join();
            for (Socket connection : connections) {
                connection.close();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
