package org.openjdk.jmh.bench.replay;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.history.BenchmarkHistory;
import org.openjdk.jmh.dynreconf.history.ForkRecorder;
import org.openjdk.jmh.dynreconf.history.RememberedFork;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/**
 * Some forks of a recording.
 *
 * @param whole the recording
 * @param first number of the first fork of the part, from 0
 * @param end   number of the fork behind the last one
 */
record RecordingPart(Recording whole, int first, int end) implements Recording {

    @Override
    public int forks() {
        return end - first;
    }

    @Override
    public Iteration iteration(int fork, int iteration) {
        return whole.iteration(first + fork, iteration);
    }

    @Override
    public double[] values(int fork, int iteration) {
        return whole.values(first + fork, iteration);
    }

    @Override
    public double secondsOf(int fork, int iterations) {
        return whole.secondsOf(first + fork, iterations);
    }

    /** What a run of these forks would remember that is as long as the settings say, its last iterations measured. */
    BenchmarkHistory history(ReplaySettings settings) {
        List<RememberedFork> remembered = new ArrayList<>();
        for (int fork = 0; fork < forks(); fork++) {
            ForkRecorder times = new ForkRecorder();
            while (secondsOf(fork, times.count()) < settings.historySeconds()) {
                times.add(iteration(fork, times.count()));
            }
            remembered.add(times.remembered(0, Math.min(times.count(), settings.measurementIterations())));
        }
        return BenchmarkHistory.of(remembered);
    }
}
