package org.openjdk.jmh.runner.link;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;

/**
 * A link that nobody is connected to: what a fork would send takes the way through the stream, the format and the observer
 * that it takes on a real one, in memory.
 */
public final class InMemoryLink {

    /** Of an object stream, which {@link LinkInputStream} does not expect. */
    private static final int HEADER_BYTES = 4;

    private final OutputFormat out;
    private final ObservedServer server = new ObservedServer() {
        @Override
        public int getPort() {
            return 0;
        }
    };

    /**
     * Makes a link.
     *
     * @param out      where the fork would print
     * @param observer told of its iterations, and asked
     */
    public InMemoryLink(OutputFormat out, ForkObserver observer) {
        this.out = out;
        server.observe(observer);
    }

    /** Passes on that an iteration begins; see {@link ForkObserver#iterationStarts}. */
    public void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration)
            throws IOException, ReflectiveOperationException {
        print("iteration", params, phase, iteration);
    }

    /** Passes on that an iteration has ended; see {@link ForkObserver#iterationEnds}. */
    public void iterationEnds(BenchmarkParams params, IterationParams phase, int iteration, IterationResult result)
            throws IOException, ReflectiveOperationException {
        print("iterationResult", params, phase, iteration, result);
    }

    private void print(String name, Object... arguments) throws IOException, ReflectiveOperationException {
        Method method = Arrays.stream(OutputFormat.class.getMethods()).filter(found -> found.getName().equals(name))
                .findFirst().orElseThrow(() -> new NoSuchMethodException(name));
        OutputFormatFrame frame =
                (OutputFormatFrame) received(new OutputFormatFrame(ClassConventions.getMethodName(method), arguments));
        method.invoke(out, frame.args);
        server.forwarded(frame);
    }

    /** Asks whether a phase may end; see {@link ForkObserver#isEnough}. */
    public boolean isEnough(IterationType phase, int iterations) throws IOException {
        InfraFrame question = (InfraFrame) received(new PhaseQuestion(phase, iterations));
        return PhaseQuestion.isEnough(received((Serializable) ObservedServer.reply(null, server, question)));
    }

    private Object received(Serializable sent) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
            stream.writeObject(sent);
        }
        try (ObjectInputStream stream = new LinkInputStream(
                new ByteArrayInputStream(bytes.toByteArray(), HEADER_BYTES, bytes.size() - HEADER_BYTES))) {
            return server.readFrame(stream);
        }
    }
}
