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
 * Superclass of {@link BinaryLinkServer}: lets nobody but the fork in, and an observer follow it and answer its
 * questions.
 */
abstract class ObservedServer {

    /** What upstream prints in front of what a benchmark threw. */
    private static final String FAILURE = "<failure>";

    private final ForkAcceptor entrance = new ForkAcceptor();
    private final Set<String> rejections = Collections.synchronizedSet(new LinkedHashSet<>());
    private volatile ForkObserver observer;
    private boolean failureFollows;

    /** Upstream's: where forks connect. */
    public abstract int getPort();

    /**
     * Hands a token to the fork that is about to start, and awaits nobody else from now on. Where a security manager
     * keeps this process from its environment, there is no token, as with upstream.
     *
     * @param fork its command and environment
     */
    public void handTokenTo(ProcessBuilder fork) {
        try {
            Map<String, String> environment = fork.environment();
            environment.put(LinkToken.VARIABLE, getPort() + ":" + entrance.newToken());
        } catch (SecurityException e) {
            entrance.expectWithoutToken();
            rejections.add("# WARNING: a security manager denies the environment (getenv): forks have no token, and "
                    + "whoever connects first is taken for the fork, as in upstream's JMH.");
        }
    }

    /** Accepts the fork's connection. */
    Socket awaitFork(ServerSocket socket) throws IOException {
        return entrance.awaitFork(socket);
    }

    /** Reads the next object from the fork; one that cannot be accepted becomes an error of the benchmark. */
    Object readFrame(ObjectInputStream stream) throws IOException {
        try {
            return stream.readObject();
        } catch (ClassNotFoundException e) {
            String reason = e instanceof RefusedClassException ? e.getMessage()
                    : "the fork sent an object of a class that the host does not have: " + e.getMessage();
            rejections.add("# ERROR: " + reason);
            return new ExceptionFrame(new BenchmarkException(new IllegalStateException(reason)));
        }
    }

    /**
     * Tells what was refused since the last fork started.
     *
     * @return lines for the user, mostly none
     */
    public List<String> refusals() {
        List<String> lines = new ArrayList<>(entrance.report());
        lines.addAll(rejections);
        rejections.clear();
        return lines;
    }

    /**
     * Sets who follows the forks of this server; without an observer nothing differs from upstream.
     *
     * @param forkObserver told of each iteration from now on
     */
    public void observe(ForkObserver forkObserver) {
        observer = forkObserver;
    }

    /** Called after the fork's call of the output format was carried out. */
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

    /** The stack trace comes behind an empty line. */
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

    /** Returns what to send for a request: the answer to a question of ours, otherwise what upstream would send. */
    static Object reply(Object upstreamReply, ObservedServer server, InfraFrame request) {
        if (!(request instanceof PhaseQuestion)) {
            return upstreamReply;
        }
        PhaseQuestion question = (PhaseQuestion) request;
        ForkObserver observer = server.observer;
        return PhaseQuestion.answer(observer != null && observer.isEnough(question.phase(), question.iterations()));
    }
}
