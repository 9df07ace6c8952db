package org.openjdk.jmh.integration.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.integration.benchmarks.GatedBenchmark;

/**
 * Connects repeatedly to the link of a run of {@link GatedBenchmark}, and opens its gate when all connections are
 * rejected.
 */
public final class Intruder implements AutoCloseable {

    private static final int PAUSE_MILLIS = 2;

    private final int port;
    private final byte[] message;
    private final int most;
    private final Path gate;
    private final Optional<Path> start;
    private final List<Socket> connections = new ArrayList<>();
    private final Thread thread = new Thread(this::intrude, "intruder");
    private volatile boolean closed;

    private Intruder(int port, byte[] message, int most, Path gate, Optional<Path> start) {
        this.port = port;
        this.message = message;
        this.most = most;
        this.gate = gate;
        this.start = start;
        thread.start();
    }

    /**
     * Starts before the fork does.
     *
     * @param port    port of the run, set by {@code -Djmh.link.port}
     * @param message message of each connection; silent if empty
     * @param most    number of connections
     * @param gate    gate of the benchmark
     */
    public static Intruder atOnce(int port, byte[] message, int most, Path gate) {
        return new Intruder(port, message, most, gate, Optional.empty());
    }

    /** Starts when the benchmark waits. */
    public static Intruder whileMeasured(int port, byte[] message, int most, Path gate) {
        return new Intruder(port, message, most, gate, Optional.of(Path.of(gate + GatedBenchmark.REACHED)));
    }

    /** Returns an unused port. */
    public static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void intrude() {
        while (!closed && start.isPresent() && !Files.exists(start.get())) {
            pause();
        }
        while (!closed && connections.size() < most) {
            try {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                connections.add(socket);
                socket.getOutputStream().write(message);
            } catch (IOException e) {
                // No listener yet, or the connection was rejected during the write.
            }
            pause();
        }
        connections.forEach(Intruder::awaitRefusal);
        try {
            Files.createFile(gate);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A rejected connection is closed, at the latest when the run ends. */
    private static void awaitRefusal(Socket connection) {
        try {
            connection.getInputStream().read();
        } catch (IOException e) {
            // It was closed before the message was read completely.
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stops connecting and returns the number of connections. */
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
