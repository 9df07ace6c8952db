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
 * Link without a fork. Messages pass through the stream, the output format and the observer of a real link, in memory.
 * The host warms up with it before the first fork.
 */
public final class InMemoryLink {

    /** Length of an object stream's header, which {@link LinkInputStream} does not expect. */
    private static final int HEADER_BYTES = 4;

    private final OutputFormat out;
    private final ObservedServer server = new ObservedServer() {
        @Override
        public int getPort() {
            return 0;
        }
    };

    /**
     * Creates a link.
     *
     * @param out      output format of the simulated fork
     * @param observer observer of its iterations
     */
    public InMemoryLink(OutputFormat out, ForkObserver observer) {
        this.out = out;
        server.observe(observer);
    }

    /** Sends the start of an iteration; see {@link ForkObserver#iterationStarts}. */
    public void iterationStarts(BenchmarkParams params, IterationParams phase, int iteration)
            throws IOException, ReflectiveOperationException {
        print("iteration", params, phase, iteration);
    }

    /** Sends the end of an iteration; see {@link ForkObserver#iterationEnds}. */
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
