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
 * Lets the fork that was started connect to the host, once, and nobody else.
 *
 * <p>Implementation note. Any local process can connect. (1) One that sends what it likes: its first bytes must be the
 * mark and the token of the fork before an object stream is opened on them. (2) One that sends nothing: no read ever
 * waits, all pending are looked at in turn. (3) One that connects again and again: the oldest pending have to go
 * where there are too many. (4) One that comes while a fork is measured: it is closed at once, since a token holds for
 * one connection, and there is nothing to wait for, so the host sleeps.
 *
 * <p>A fork may be kept from its token: by a script around the VM that drops the environment, by a security manager, by
 * being of upstream's JMH. It is let in where the system tells that this process has started it.
 */
final class ForkAcceptor {

    /** Where {@code optional}, connections without a token are let in. */
    static final String PROPERTY = "jmh.link.token";

    private static final int POLL_MILLIS = 5;
    private static final int MAX_PENDING = 256;
    private static final int BITS_PER_DIGIT = 4;

    private final SecureRandom random = new SecureRandom();
    private final boolean optional = "optional".equals(System.getProperty(PROPERTY));
    private boolean expecting;
    private byte[] expected;
    private int unrelated;
    private int withoutToken;

    /**
     * Makes the token of the next fork; those of earlier ones are void.
     *
     * @return {@link LinkToken#LENGTH} hexadecimal digits
     */
    synchronized String newToken() {
        String token = String.format(Locale.ROOT, "%0" + LinkToken.LENGTH + "x",
                new BigInteger(LinkToken.LENGTH * BITS_PER_DIGIT, random));
        expect(token.getBytes(StandardCharsets.US_ASCII));
        return token;
    }

    /** Takes the next connection without a token for the fork, which could not be given one. */
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
     * @param server where connections arrive
     * @return the fork's connection, read to the end of the object stream's header
     * @throws IOException if the server was closed
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
                return connection.socket();
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
                || kind == PendingConnection.Kind.WITHOUT_TOKEN && mayBeFork(connection.socket()));
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

    /** Returns what to tell the user when a fork has ended, if anything, and forgets it. */
    synchronized List<String> report() {
        List<String> lines = lines();
        unrelated = 0;
        withoutToken = 0;
        return lines;
    }

    private List<String> lines() {
        if (expecting && withoutToken > 0) {
            return Arrays.asList("# ERROR: the fork showed no token, and a connection without one was refused.",
                    "# The fork has another JMH than the host, or something between them (-jvm) drops",
                    "# the environment variable " + LinkToken.VARIABLE + ", and the system does not tell that this",
                    "# process started it. Give both the same JMH, and pass the variable on; or let",
                    "# connections without a token in:",
                    "#   java -D" + PROPERTY + "=optional -jar benchmarks.jar ...");
        }
        int refused = unrelated + withoutToken;
        return refused == 0 ? Collections.emptyList() : Collections.singletonList("# WARNING: "
                + Nouns.count(refused, "connection", "that was", "that were")
                + " not the fork's refused; the result is not affected.");
    }
}
