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

/** Connects to the link of a run of {@link GatedBenchmark}, again and again, and opens its gate when all are refused. */
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
     * Starts to try: before the fork, which takes longer to start.
     *
     * @param port    to be the run's, by {@code -Djmh.link.port}
     * @param message what each connection sends; silent where empty
     * @param most    number of connections
     * @param gate    of the benchmark
     */
    public static Intruder atOnce(int port, byte[] message, int most, Path gate) {
        return new Intruder(port, message, most, gate, Optional.empty());
    }

    /** Starts to try when the benchmark waits. */
    public static Intruder whileMeasured(int port, byte[] message, int most, Path gate) {
        return new Intruder(port, message, most, gate, Optional.of(Path.of(gate + GatedBenchmark.REACHED)));
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
        while (!closed && start.isPresent() && !Files.exists(start.get())) {
            pause();
        }
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
        connections.forEach(Intruder::awaitRefusal);
        try {
            Files.createFile(gate);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whoever refuses a connection closes it, at the latest at its end. */
    private static void awaitRefusal(Socket connection) {
        try {
            connection.getInputStream().read();
        } catch (IOException e) {
            // It was closed before all was read that this has sent.
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
