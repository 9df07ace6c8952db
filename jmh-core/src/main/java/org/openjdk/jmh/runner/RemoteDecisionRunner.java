package org.openjdk.jmh.runner;

import java.io.IOException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.BinaryLinkClient;
import org.openjdk.jmh.runner.options.Options;

/** The superclass of {@link ForkedRunner} that asks the host whether a phase of the fork may end. */
abstract class RemoteDecisionRunner extends BaseRunner {

    private BinaryLinkClient client;

    RemoteDecisionRunner(Options options, OutputFormat out) {
        super(options, out);
    }

    void useLink(BinaryLinkClient link) {
        client = link;
    }

    /** Asks the host. If the link breaks, the fork continues as in a static run. */
    @Override
    boolean isEnough(IterationType phase, int iterations) {
        try {
            return client.isEnough(phase, iterations);
        } catch (IOException | ClassNotFoundException e) {
            return super.isEnough(phase, iterations);
        }
    }
}
