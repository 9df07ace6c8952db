package org.openjdk.jmh.hosts.inside;

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
    private final Phase warmup;
    private final Phase measurement;
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
    public ListedBenchmark(String name, String mode, Map<String, List<String>> parameters, Phase warmup,
                           Phase measurement, TimeValue timeout, ThreadDemand threads) {
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
    public Phase warmup() {
        return warmup;
    }

    /** Its iterations of the result. */
    public Phase measurement() {
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
        parameters.forEach((parameter, texts) -> values.addAll(Arrays.asList(parameter, Tokens.encode(texts))));
        return Tokens.encode(
                Arrays.asList(name, mode, Tokens.encode(values), warmup.toString(), measurement.toString(),
                        TimeText.of(timeout), threads.encode()));
    }

    /** Reads such a line. */
    public static ListedBenchmark decode(String line) {
        List<String> texts = Tokens.decode(line);
        List<String> values = Tokens.decode(texts.get(2));
        Map<String, List<String>> parameters = new TreeMap<>();
        for (int i = 0; i < values.size(); i += 2) {
            parameters.put(values.get(i), Tokens.decode(values.get(i + 1)));
        }
        return new ListedBenchmark(texts.get(0), texts.get(1), parameters, Phase.of(texts.get(3)),
                Phase.of(texts.get(4)), TimeText.time(texts.get(5)), ThreadDemand.decode(texts.get(6)));
    }
}
