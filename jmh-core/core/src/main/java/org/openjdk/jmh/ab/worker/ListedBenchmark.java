package org.openjdk.jmh.ab.worker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.openjdk.jmh.runner.options.TimeValue;

/** A benchmark as the list in its jar has it: what its annotations say; immutable. */
public final class ListedBenchmark {

    private final String name;
    private final String mode;
    private final SortedMap<String, List<String>> parameters;
    private final PhaseLength warmup;
    private final PhaseLength measurement;
    private final TimeValue timeout;
    private final ThreadDemand threads;

    /**
     * A benchmark.
     *
     * @param name        qualified name of the method
     * @param mode        short label
     * @param parameters  names and values
     * @param warmup      as annotations say
     * @param measurement as annotations say
     * @param timeout     of an iteration; null where no annotation says
     * @param threads     as annotations say
     */
    public ListedBenchmark(String name, String mode, Map<String, List<String>> parameters, PhaseLength warmup,
                           PhaseLength measurement, TimeValue timeout, ThreadDemand threads) {
        this.name = name;
        this.mode = mode;
        this.parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
        this.warmup = warmup;
        this.measurement = measurement;
        this.timeout = timeout;
        this.threads = threads;
    }

    /** The qualified name of the method. */
    public String name() {
        return name;
    }

    /** The short label of its mode; {@code all} stands for all modes. */
    public String mode() {
        return mode;
    }

    /** Names of its parameters and the values that they take. */
    public SortedMap<String, List<String>> parameters() {
        return parameters;
    }

    /** Its iterations before the measurement. */
    public PhaseLength warmup() {
        return warmup;
    }

    /** Its iterations of the result. */
    public PhaseLength measurement() {
        return measurement;
    }

    /** What an iteration may take longer than its time; empty where nobody said. */
    public Optional<TimeValue> timeout() {
        return Optional.ofNullable(timeout);
    }

    /** How many threads it runs. */
    public ThreadDemand threads() {
        return threads;
    }

    /** One line. */
    String encode() {
        List<String> values = new ArrayList<>();
        parameters.forEach((parameter, texts) -> values.addAll(Arrays.asList(parameter, LineCodec.encode(texts))));
        return LineCodec.encode(
                Arrays.asList(name, mode, LineCodec.encode(values), warmup.toString(), measurement.toString(),
                        TimeText.of(timeout), threads.encode()));
    }

    /** Reads such a line. */
    public static ListedBenchmark decode(String line) {
        List<String> texts = LineCodec.decode(line);
        List<String> values = LineCodec.decode(texts.get(2));
        Map<String, List<String>> parameters = new TreeMap<>();
        for (int i = 0; i < values.size(); i += 2) {
            parameters.put(values.get(i), LineCodec.decode(values.get(i + 1)));
        }
        return new ListedBenchmark(texts.get(0), texts.get(1), parameters, PhaseLength.of(texts.get(3)),
                PhaseLength.of(texts.get(4)), TimeText.time(texts.get(5)), ThreadDemand.decode(texts.get(6)));
    }
}
