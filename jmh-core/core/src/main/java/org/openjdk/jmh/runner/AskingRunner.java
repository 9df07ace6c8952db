package org.openjdk.jmh.runner;

import java.io.IOException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.link.BinaryLinkClient;
import org.openjdk.jmh.runner.options.Options;

/** Superclass of {@link ForkedRunner}: asks the host, which decides. */
abstract class AskingRunner extends BaseRunner {

    private BinaryLinkClient client;

    AskingRunner(Options options, OutputFormat out) {
        super(options, out);
    }

    void useLink(BinaryLinkClient link) {
        client = link;
    }

    /** Goes on where no answer is to be had: a run whose link broke ends as a static one would. */
    @Override
    boolean isWarm(int iterations) {
        try {
            return client.isEnough(IterationType.WARMUP, iterations);
        } catch (IOException | ClassNotFoundException e) {
            return false;
        }
    }
}
