package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.SampleTimeResult;
import org.openjdk.jmh.util.SampleBuffer;

class IterationSamplesTest {

    private static IterationResult result() {
        return new IterationResult(null, null, new IterationResultMetaData(1, 1));
    }

    private static IterationResult sampled(int threads) {
        Random random = new Random(threads);
        IterationResult result = result();
        for (int thread = 0; thread < threads; thread++) {
            SampleBuffer buffer = new SampleBuffer();
            for (int i = 0; i < 500; i++) {
                buffer.add(1000 + random.nextInt(300));
            }
            result.addResult(new SampleTimeResult(ResultRole.PRIMARY, "b", buffer, TimeUnit.MICROSECONDS));
        }
        return result;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void sampledIteration_equalsJmhsHistogramOfAllThreads(int threads) {
        IterationResult result = sampled(threads);
        Sample sample = IterationSamples.of(result, Mode.SampleTime);
        assertEquals(500L * threads, sample.total());
        assertEquals(result.getPrimaryResult().getStatistics().getMean(), sample.moments().mean(), 1e-12);
        assertEquals(result.getPrimaryResult().getScore(), IterationSamples.aggregate(result).getScore());
    }

    @Test
    void scoredIteration_hasOneValuePerThreadAndJmhsScore() {
        IterationResult result = result();
        result.addResult(new AverageTimeResult(ResultRole.PRIMARY, "b", 1, 2000, TimeUnit.MICROSECONDS));
        assertEquals(result.getPrimaryResult().getScore(), IterationSamples.aggregate(result).getScore());
        result.addResult(new AverageTimeResult(ResultRole.PRIMARY, "b", 1, 4000, TimeUnit.MICROSECONDS));
        Sample sample = IterationSamples.of(result, Mode.AverageTime);
        assertEquals(2, sample.total());
        assertEquals(3, sample.moments().mean());
        assertEquals(result.getPrimaryResult().getScore(), IterationSamples.aggregate(result).getScore());
    }
}
