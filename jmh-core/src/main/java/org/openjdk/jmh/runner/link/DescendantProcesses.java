package org.openjdk.jmh.runner.link;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.openjdk.jmh.util.SystemFile;

/**
 * Finds out whether a connection comes from a descendant of this process, by the tables of the kernel below
 * {@code /proc}. Supported on Linux only.
 */
final class DescendantProcesses {

    private static final Path PROCESSES = Paths.get("/proc");
    private static final String[] CONNECTIONS = {"net/tcp", "net/tcp6"};
    private static final String IN_IPV6 = "0000000000000000FFFF0000";
    private static final int LOCAL = 1;
    private static final int REMOTE = 2;
    private static final int INODE = 9;
    private static final String FIELDS = "\\s+";

    private DescendantProcesses() {
    }

    /**
     * Returns whether a descendant of this process holds the other end of a connection.
     *
     * @param socket this end of the connection
     * @return false if not, and if the system does not show it
     */
    static boolean hold(Socket socket) {
        try {
            Collection<String> ends = otherEnds(socket);
            String self = PROCESSES.resolve("self").toRealPath().getFileName().toString();
            return !ends.isEmpty() && anyDescendantHolds(ends, self);
        } catch (IOException | DirectoryIteratorException | SecurityException e) {
            return false;
        }
    }

    /** Returns the other end of a connection, in the form of links among the open files of a process. */
    private static Collection<String> otherEnds(Socket socket) throws IOException {
        String there = address(socket.getInetAddress()) + port(socket.getPort());
        String here = address(socket.getLocalAddress()) + port(socket.getLocalPort());
        Set<String> ends = new HashSet<>();
        for (String file : CONNECTIONS) {
            Path connections = PROCESSES.resolve(file);
            if (Files.exists(connections)) {
                for (String line : Files.readAllLines(connections, StandardCharsets.ISO_8859_1)) {
                    String[] fields = line.trim().split(FIELDS);
                    if (fields.length > INODE && isOf(fields[LOCAL], there) && isOf(fields[REMOTE], here)) {
                        ends.add("socket:[" + fields[INODE] + "]");
                    }
                }
            }
        }
        return ends;
    }

    private static boolean isOf(String listed, String address) {
        return listed.equals(address) || listed.equals(IN_IPV6 + address);
    }

    private static String port(int port) {
        return String.format(Locale.ROOT, ":%04X", port);
    }

    /** Formats an address as the kernel does: each four bytes as a number in the byte order of the machine. */
    private static String address(InetAddress address) {
        ByteBuffer bytes = ByteBuffer.wrap(address.getAddress()).order(ByteOrder.nativeOrder());
        StringBuilder text = new StringBuilder();
        while (bytes.hasRemaining()) {
            text.append(String.format(Locale.ROOT, "%08X", bytes.getInt()));
        }
        return text.toString();
    }

    private static boolean anyDescendantHolds(Collection<String> ends, String self) throws IOException {
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path process : processes) {
                if (descends(process, self) && holds(process, ends)) {
                    return true;
                }
            }
            return false;
        }
    }

    private static boolean descends(Path process, String ancestor) {
        String parent = SystemFile.parentOf(process);
        while (!parent.equals("0") && !parent.equals(ancestor)) {
            parent = SystemFile.parentOf(PROCESSES.resolve(parent));
        }
        return parent.equals(ancestor);
    }

    private static boolean holds(Path process, Collection<String> ends) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(process.resolve("fd"))) {
            for (Path file : files) {
                if (isOneOf(ends, file)) {
                    return true;
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // The process has ended, or belongs to another user.
        }
        return false;
    }

    /** Returns whether an open file is one of some ends; false if it was closed meanwhile. */
    private static boolean isOneOf(Collection<String> ends, Path file) {
        try {
            return ends.contains(Files.readSymbolicLink(file).toString());
        } catch (IOException e) {
            return false;
        }
    }
}
