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

/** A benchmark as its annotations describe it in the list of its JAR; immutable. */
public final class ListedBenchmark {

    private final String name;
    private final String mode;
    private final SortedMap<String, List<String>> parameters;
    private final PhaseLength warmup;
    private final PhaseLength measurement;
    private final TimeValue timeout;
    private final ThreadDemand threads;
    private final Alternation alternation;

    /**
     * Creates a benchmark.
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
        this(name, mode, parameters, warmup, measurement, timeout, threads, Alternation.NONE);
    }

    private ListedBenchmark(String name, String mode, Map<String, List<String>> parameters, PhaseLength warmup,
                            PhaseLength measurement, TimeValue timeout, ThreadDemand threads, Alternation alternation) {
        this.name = name;
        this.mode = mode;
        this.parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
        this.warmup = warmup;
        this.measurement = measurement;
        this.timeout = timeout;
        this.threads = threads;
        this.alternation = alternation;
    }

    /** Returns this benchmark with how finely its forks can alternate; by default, they cannot. */
    public ListedBenchmark alternatingBy(Alternation finest) {
        return new ListedBenchmark(name, mode, parameters, warmup, measurement, timeout, threads, finest);
    }

    public String name() {
        return name;
    }

    /** Returns the short label of its mode; {@code all} stands for all modes. */
    public String mode() {
        return mode;
    }

    public SortedMap<String, List<String>> parameters() {
        return parameters;
    }

    public PhaseLength warmup() {
        return warmup;
    }

    public PhaseLength measurement() {
        return measurement;
    }

    /** Returns how long an iteration may take beyond its time, if an annotation says so. */
    public Optional<TimeValue> timeout() {
        return Optional.ofNullable(timeout);
    }

    public ThreadDemand threads() {
        return threads;
    }

    public Alternation alternation() {
        return alternation;
    }

    /** Returns the benchmark as one line. */
    String encode() {
        List<String> values = new ArrayList<>();
        parameters.forEach((parameter, texts) -> values.addAll(Arrays.asList(parameter, LineCodec.encode(texts))));
        return LineCodec.encode(
                Arrays.asList(name, mode, LineCodec.encode(values), warmup.toString(), measurement.toString(),
                        TimeText.of(timeout), threads.encode(), alternation.name()));
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
                PhaseLength.of(texts.get(4)), TimeText.time(texts.get(5)), ThreadDemand.decode(texts.get(6)),
                Alternation.valueOf(texts.get(7)));
    }
}
