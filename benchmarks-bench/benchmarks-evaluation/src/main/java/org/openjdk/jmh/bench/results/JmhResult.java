package org.openjdk.jmh.bench.results;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.bench.live.worker.BenchmarkKey;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;

/** One stored benchmark, as far as a replay or an evaluation needs it. */
public final class JmhResult {

    private static final Gson GSON = new Gson();

    private final StoredResult stored;

    /**
     * A benchmark.
     *
     * @param stored as the library for results has it
     */
    public JmhResult(StoredResult stored) {
        this.stored = stored;
    }

    /**
     * What our JMH adds to a dynamic run. The names are those of the format.
     *
     * @param forks       in order
     * @param forksStable whether forking ended because the forks were stable
     */
    public record Reconfiguration(List<Fork> forks, boolean forksStable) {
    }

    /**
     * A fork of a dynamic run.
     *
     * @param warmupStable whether its warmup ended because it was stable
     */
    public record Fork(boolean warmupStable) {
    }

    /** The qualified name of the method. */
    public String benchmark() {
        return stored.key().benchmark();
    }

    /** Names the benchmark with its parameters and mode. */
    public String name() {
        ResultKey key = stored.key();
        return BenchmarkKey.of(key.benchmark(), key.parameters(), key.mode());
    }

    /** The warmup iterations of each fork, which are not among the raw data. */
    public int warmupIterations() {
        return stored.value("warmupIterations").map(Double::valueOf).orElse(0.0).intValue();
    }

    /** Such as "1 s"; empty for single shots. */
    public Optional<String> measurementTime() {
        return stored.value("measurementTime").filter(time -> !time.equals("single-shot"));
    }

    /**
     * What a dynamic run tells of itself.
     *
     * @return empty where the run was static
     * @throws IllegalArgumentException if something else stands there
     */
    public Optional<Reconfiguration> reconfiguration() {
        try {
            return stored.json("reconfiguration").map(text -> GSON.fromJson(text, Reconfiguration.class));
        } catch (JsonParseException e) {
            throw new IllegalArgumentException("reconfiguration: " + e.getMessage(), e);
        }
    }

    /**
     * The raw data.
     *
     * @param iterationSeconds nominal time of an iteration
     * @return without a fork where there are none
     * @throws IllegalArgumentException if they are damaged; the message says where
     */
    public JmhRecording recording(double iterationSeconds) {
        double[][][][] iterations = stored.primary().iterations();
        return new JmhRecording(iterations, WaitedShares.of(stored, iterations), iterationSeconds,
                Mode.Throughput.shortLabel().equals(stored.key().mode()),
                Mode.SampleTime.shortLabel().equals(stored.key().mode()));
    }
}
