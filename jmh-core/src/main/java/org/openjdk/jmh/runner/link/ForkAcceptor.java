package org.openjdk.jmh.runner.link;

import java.io.IOException;
import java.math.BigInteger;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.dynreconf.text.Nouns;

/**
 * Accepts exactly one connection for each fork: that of the fork.
 *
 * <p>Any local process can connect to the host's port. The lines of defence rely on two facts: other users cannot read
 * the environment of the fork, and the host alone starts forks.
 * <ol>
 * <li>A connection that sends arbitrary bytes: it must begin with the mark and the token of the current fork. The host
 * opens no object stream before.
 * <li>A connection that sends nothing: the host never blocks on a read. It polls all pending connections in turn, and
 * closes each after 30 s.
 * <li>A flood of connections: beyond {@link #MAX_PENDING} pending ones, the host closes the oldest.
 * <li>A connection during a measurement: a token is valid for one connection, so the host closes it at once. With
 * nothing to wait for, the thread blocks in {@code accept} and takes no time from the fork.
 * </ol>
 *
 * <p>Some forks cannot show their token: a wrapper script drops the environment, a security manager denies it, or the
 * fork has upstream's JMH. A connection without a token is accepted if the system lists its process as a
 * {@linkplain DescendantProcesses descendant} of this one, or if {@link #PROPERTY} says so.
 *
 * <p>The runner's thread requests tokens, and the acceptor's thread waits for connections. The monitor of this object
 * guards the token and the counters; pending connections belong to the acceptor's thread alone.
 */
final class ForkAcceptor {

    /** System property; the value {@code optional} admits connections without a token. */
    static final String PROPERTY = "jmh.link.token";

    /** Delays a fork by less than its VM takes to start, and costs next to nothing before anything is measured. */
    private static final int POLL_MILLIS = 5;
    /** More than honest processes open by accident, and few enough to poll and to keep open. */
    private static final int MAX_PENDING = 256;
    private static final int BITS_PER_DIGIT = 4;

    private final SecureRandom random = new SecureRandom();
    private final boolean optional = "optional".equals(System.getProperty(PROPERTY));
    private boolean expecting;
    private byte[] expected;
    private int unrelated;
    private int withoutToken;

    /**
     * Creates the token of the next fork, and revokes the previous one.
     *
     * @return {@link LinkToken#LENGTH} hexadecimal digits
     */
    synchronized String newToken() {
        String token = String.format(Locale.ROOT, "%0" + LinkToken.LENGTH + "x",
                new BigInteger(LinkToken.LENGTH * BITS_PER_DIGIT, random));
        expect(token.getBytes(StandardCharsets.US_ASCII));
        return token;
    }

    /** Admits the next connection without a token, for a fork that could not be given one. */
    synchronized void expectWithoutToken() {
        expect(null);
    }

    private void expect(byte[] token) {
        expecting = true;
        expected = token;
        unrelated += withoutToken;
        withoutToken = 0;
    }

    /**
     * Waits until a fork has shown its token.
     *
     * @param server socket on which connections arrive
     * @return the fork's connection, read up to the end of the object stream's header
     * @throws IOException if the server socket was closed
     */
    Socket awaitFork(ServerSocket server) throws IOException {
        List<PendingConnection> pending = new ArrayList<>();
        try {
            while (true) {
                addNext(server, pending);
                Socket fork = findFork(pending);
                if (fork != null) {
                    return fork;
                }
            }
        } finally {
            pending.forEach(connection -> refuse(connection, PendingConnection.Kind.UNRELATED));
        }
    }

    private void addNext(ServerSocket server, List<PendingConnection> pending) throws IOException {
        server.setSoTimeout(pending.isEmpty() ? 0 : POLL_MILLIS);
        try {
            pending.add(new PendingConnection(server.accept()));
        } catch (SocketTimeoutException e) {
            return;
        }
        if (pending.size() > MAX_PENDING) {
            refuse(pending.remove(0), PendingConnection.Kind.UNRELATED);
        }
    }

    private Socket findFork(List<PendingConnection> pending) {
        for (Iterator<PendingConnection> i = pending.iterator(); i.hasNext();) {
            PendingConnection connection = i.next();
            PendingConnection.Kind kind = connection.kind();
            if (isFork(connection, kind)) {
                i.remove();
                return connection.socket;
            }
            if (kind != PendingConnection.Kind.UNKNOWN || !isForkExpected()) {
                i.remove();
                refuse(connection, kind);
            }
        }
        return null;
    }

    private synchronized boolean isForkExpected() {
        return expecting;
    }

    private synchronized boolean isFork(PendingConnection connection, PendingConnection.Kind kind) {
        boolean fork = expecting && (kind == PendingConnection.Kind.WITH_TOKEN && isExpected(connection.token())
                || kind == PendingConnection.Kind.WITHOUT_TOKEN && mayBeFork(connection.socket));
        expecting &= !fork;
        return fork;
    }

    private boolean isExpected(byte[] token) {
        return expected != null && MessageDigest.isEqual(expected, token);
    }

    private boolean mayBeFork(Socket socket) {
        return optional || expected == null || DescendantProcesses.hold(socket);
    }

    private synchronized void refuse(PendingConnection connection, PendingConnection.Kind kind) {
        connection.refuse();
        if (kind == PendingConnection.Kind.WITHOUT_TOKEN) {
            withoutToken++;
        } else {
            unrelated++;
        }
    }

    /** Returns the lines for the user about connections refused since the last report, and resets the counts. */
    synchronized List<String> report() {
        List<String> lines = lines();
        unrelated = 0;
        withoutToken = 0;
        return lines;
    }

    private List<String> lines() {
        if (expecting && withoutToken > 0) {
            return Arrays.asList("# ERROR: the fork showed no token, so JMH rejected its connection.",
                    "# The fork has another JMH than the host, or something between them (-jvm) drops",
                    "# the environment variable " + LinkToken.VARIABLE + ", and the system does not confirm that this",
                    "# process started it. Use the same JMH for both, and pass the variable on, or allow",
                    "# connections without a token:",
                    "#   java -D" + PROPERTY + "=optional -jar benchmarks.jar ...");
        }
        int refused = unrelated + withoutToken;
        return refused == 0 ? Collections.emptyList() : Collections.singletonList("# WARNING: "
                + Nouns.count(refused, "connection", "that was", "that were")
                + " not from the fork, and rejected; this does not affect the result.");
    }
}
