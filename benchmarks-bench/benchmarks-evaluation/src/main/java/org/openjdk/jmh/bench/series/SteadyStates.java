package org.openjdk.jmh.bench.series;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Where the steady state of each fork begins, as far as known; immutable. */
public final class SteadyStates {

    /** Stands for a fork without a steady state, and for one of which nothing is known. */
    public static final int NONE = -1;

    private static final String STEADY = "steady state";

    private final Path file;
    private final Map<String, int[]> starts;

    private SteadyStates(Path file, Map<String, int[]> starts) {
        this.file = file;
        this.starts = starts;
    }

    /** One benchmark in the file. */
    private record Entry(String run, String[] forks, int[] steady_state_starts) {

        int[] starts() {
            int[] result = new int[forks.length];
            for (int i = 0; i < forks.length; i++) {
                result[i] = STEADY.equals(forks[i]) ? steady_state_starts[i] : NONE;
            }
            return result;
        }

        boolean isComplete() {
            return forks != null && steady_state_starts != null && forks.length == steady_state_starts.length;
        }
    }

    /**
     * Reads a classification.
     *
     * @param file that need not exist
     * @return nothing where it does not
     * @throws InputException if it is of another shape
     */
    public static SteadyStates read(Path file) throws InputException {
        Map<String, int[]> starts = new HashMap<>();
        if (!Files.exists(file)) {
            return new SteadyStates(file, starts);
        }
        Gson gson = new Gson();
        try (Reader text = SeriesReader.open(file); JsonReader json = new JsonReader(text)) {
            json.beginObject();
            while (json.hasNext()) {
                String name = json.nextName();
                Entry entry = gson.fromJson(json, Entry.class);
                if (entry == null || !entry.isComplete()) {
                    throw new InputException(file, name + ": needs as many 'steady_state_starts' as 'forks'");
                }
                starts.put(name, entry.starts());
            }
            json.endObject();
        } catch (JsonParseException | IllegalStateException | IOException e) {
            throw new InputException(file, e.getMessage().lines().findFirst().orElse(e.toString()));
        }
        return new SteadyStates(file, starts);
    }

    /**
     * The steady states of a benchmark.
     *
     * @param series of that benchmark
     * @return one slice index for each fork, or {@link #NONE}
     * @throws InputException if the classification does not fit the series
     */
    public int[] of(BenchmarkSeries series) throws InputException {
        int[] unknown = new int[series.forks().size()];
        Arrays.fill(unknown, NONE);
        int[] known = starts.getOrDefault(series.name(), unknown);
        if (known.length != unknown.length) {
            throw new InputException(file, series.name() + ": " + known.length + " forks, but its series has "
                    + unknown.length);
        }
        for (int start : known) {
            if (start < NONE || start >= series.slices()) {
                throw new InputException(file, series.name() + ": a steady state from iteration " + start
                        + " on, but its series has " + series.slices() + " iterations");
            }
        }
        return known;
    }
}
