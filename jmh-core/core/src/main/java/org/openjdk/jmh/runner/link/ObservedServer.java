package org.openjdk.jmh.runner.link;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;

/** Superclass of {@link BinaryLinkServer}: lets an observer follow the fork and answer its questions. */
abstract class ObservedServer {

    /** What upstream prints in front of what a benchmark threw. */
    private static final String FAILURE = "<failure>";

    private volatile ForkObserver observer;
    private boolean failureFollows;

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
        return new PhaseAnswer(observer != null && observer.isEnough(question.phase(), question.iterations()));
    }
}
