package org.openjdk.jmh.runner.link;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.BenchmarkException;

/**
 * Superclass of {@link BinaryLinkServer}: the host's end of the link to a fork. It adds to upstream's server that only
 * the fork may connect, that only expected classes are deserialized, and that an observer follows the fork and answers
 * its questions.
 *
 * <p>Threats, and what each line of defence relies on:
 * <ol>
 * <li>Another process connects in place of the fork. {@link ForkAcceptor} demands a secret from the fork's environment.
 * <li>The fork sends an object whose deserialization runs foreign code, by intent of the benchmark or by accident.
 * {@link AllowlistObjectInputStream} loads only allowed classes; an object of another class becomes an error of the
 * benchmark, and the link stays usable.
 * <li>A broken link at a decision. The fork then goes on as in a static run ({@code RemoteDecisionRunner}), so that no
 * measurement is lost.
 * <li>Measurement is disturbed by the link. The host blocks in a read while an iteration runs; the fork sends only
 * between iterations.
 * </ol>
 *
 * <p>Invariants:
 * <ul>
 * <li>Requests and replies share one connection, and the host serves them in order. Thus all results that the fork sent
 * before a {@link PhaseQuestion} have reached the observer when it answers.
 * <li>The observer is called on the thread that serves the link. The runner's thread sets it before a fork starts and
 * joins the link's thread at the end of the fork, so that the observer needs no lock of its own.
 * <li>A reply is a string, the one type of object that the fork can read without loading another class.
 * <li>Without an observer, the server behaves as upstream's.
 * </ul>
 *
 * <p>Locks: {@code observer} is volatile, as upstream keeps one server for several forks. {@code rejections} is a
 * synchronized set, because the link's thread adds to it and the runner's thread takes from it. The acceptor has a
 * monitor of its own, and no lock is held while another is taken.
 */
abstract class ObservedServer {

    /** Line that upstream prints before the stack trace of a benchmark. */
    private static final String FAILURE = "<failure>";

    private final ForkAcceptor acceptor = new ForkAcceptor();
    private final Set<String> rejections = Collections.synchronizedSet(new LinkedHashSet<>());
    private volatile ForkObserver observer;
    private boolean failureFollows;

    /** Returns the port on which forks connect. Upstream implements it. */
    public abstract int getPort();

    /**
     * Adds a new token to the environment of a fork that is about to start. From now on, only that fork may connect. If
     * a security manager denies the environment, there is no token, as with upstream.
     *
     * @param fork command and environment of the fork
     */
    public void handTokenTo(ProcessBuilder fork) {
        try {
            Map<String, String> environment = fork.environment();
            environment.put(LinkToken.VARIABLE, getPort() + ":" + acceptor.newToken());
        } catch (SecurityException e) {
            acceptor.expectWithoutToken();
            rejections.add(
                    "# WARNING: a security manager denies the environment (getenv): forks have no token, so JMH accepts the first connection as the fork, like upstream.");
        }
    }

    /** Waits for the connection of the fork. */
    Socket awaitFork(ServerSocket socket) throws IOException {
        return acceptor.awaitFork(socket);
    }

    /**
     * Reads the next object of the fork. Returns an error of the benchmark in place of an object that is not allowed.
     */
    Object readFrame(ObjectInputStream stream) throws IOException {
        try {
            return stream.readObject();
        } catch (ClassNotFoundException e) {
            String reason = e instanceof RefusedClassException ? e.getMessage()
                    : "the fork sent an object of a class that the host lacks: " + e.getMessage();
            rejections.add("# ERROR: " + reason);
            return new ExceptionFrame(new BenchmarkException(new IllegalStateException(reason)));
        }
    }

    /** Returns what was refused since the previous call, in lines for the user; mostly none. */
    public List<String> refusals() {
        List<String> lines = new ArrayList<>(acceptor.report());
        lines.addAll(rejections);
        rejections.clear();
        return lines;
    }

    /** Sets the observer of the forks of this server. Without one, the server behaves as upstream's. */
    public void observe(ForkObserver forkObserver) {
        observer = forkObserver;
    }

    /** Called after a call of the fork to the output format was carried out. */
    void forwarded(OutputFormatFrame frame) {
        if (observer == null || frame.args == null) {
            return;
        }
        if (frame.args.length == 1 && frame.args[0] instanceof String) {
            printed((String) frame.args[0]);
        } else if (frame.args.length >= 3 && frame.args[1] instanceof IterationParams) {
            iteration(frame);
        }
    }

    /** Finds the message of a failure, which follows an empty line. */
    private void printed(String text) {
        if (failureFollows && !text.trim().isEmpty()) {
            failureFollows = false;
            observer.benchmarkFails(text.trim().split("\\R", 2)[0]);
        } else if (text.equals(FAILURE)) {
            failureFollows = true;
        }
    }

    private void iteration(OutputFormatFrame frame) {
        BenchmarkParams params = (BenchmarkParams) frame.args[0];
        IterationParams phase = (IterationParams) frame.args[1];
        int iteration = (Integer) frame.args[2];
        if (frame.args.length == 3) {
            observer.iterationStarts(params, phase, iteration);
        } else {
            observer.iterationEnds(params, phase, iteration, (IterationResult) frame.args[3]);
        }
    }

    /** Returns the reply to a request of the fork: the answer to a {@link PhaseQuestion}, or else upstream's reply. */
    static Object reply(Object upstreamReply, ObservedServer server, InfraFrame request) {
        if (!(request instanceof PhaseQuestion)) {
            return upstreamReply;
        }
        PhaseQuestion question = (PhaseQuestion) request;
        ForkObserver observer = server.observer;
        return PhaseQuestion.answer(observer != null && observer.isEnough(question.phase, question.iterations));
    }
}
