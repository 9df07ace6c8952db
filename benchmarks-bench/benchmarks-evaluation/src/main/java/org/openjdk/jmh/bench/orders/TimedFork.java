package org.openjdk.jmh.bench.orders;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.results.json.ResultReader;

/**
 * What a fork measured.
 *
 * @param scores of its measurement iterations
 * @param starts of all iterations, in milliseconds since 1970; perhaps none
 */
record TimedFork(double[] scores, long[] starts) {

    static TimedFork of(ForkResult result) throws IOException {
        try (ResultReader reader = new ResultReader(
                new ByteArrayInputStream(result.json().getBytes(StandardCharsets.UTF_8)), "the fork")) {
            return new TimedFork(reader.next().primary().scores()[0], result.iterationStarts());
        }
    }
}
