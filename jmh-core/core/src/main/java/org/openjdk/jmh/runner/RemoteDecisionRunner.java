package org.openjdk.jmh.runner;

import java.io.IOException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.BinaryLinkClient;
import org.openjdk.jmh.runner.options.Options;

/** Superclass of {@link ForkedRunner}: asks the host, which decides. */
abstract class RemoteDecisionRunner extends BaseRunner {

    private BinaryLinkClient client;

    RemoteDecisionRunner(Options options, OutputFormat out) {
        super(options, out);
    }

    void useLink(BinaryLinkClient link) {
        client = link;
    }

    /** Where no answer is to be had, because the link broke, the run goes on as a static one would. */
    @Override
    boolean isEnough(IterationType phase, int iterations) {
        try {
            return client.isEnough(phase, iterations);
        } catch (IOException | ClassNotFoundException e) {
            return super.isEnough(phase, iterations);
        }
    }
}
